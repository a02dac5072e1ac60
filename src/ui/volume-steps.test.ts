import { canStep, stepped, wholeVolume } from './volume-steps'

test.each([
  ['３２,６００', '32600'],
  ['32 600 m', '32600'],
  ['-500', '500'],
  ['1200.75', '1200'],
  ['1200．75', '1200'],
  ['0032', '32'],
  ['0', '0'],
  ['', ''],
  ['12345678901', '123456789'],
])('%j is kept as %j (B 9.30)', (typed, kept) => expect(wholeVolume(typed)).toBe(kept))

test.each([
  ['32600', 100, { min: '22900', max: '42300' }, '32700'],
  ['42250', 100, { min: '22900', max: '42300' }, '42300'],
  ['22950', -100, { min: '22900' }, '22900'],
  ['50', -100, {}, '0'],
  ['', 100, { min: '22900' }, '22900'],
  ['', -100, {}, '0'],
])('%j by %d within %j is %j', (value, by, limits, next) => expect(stepped(value, by, limits)).toBe(next))

test('no step beyond a limit, and one back into them from outside', () => {
  expect(canStep('42300', 100, { max: '42300' })).toBe(false)
  expect(canStep('22900', -100, { min: '22900' })).toBe(false)
  expect(canStep('50000', -100, { max: '42300' })).toBe(true)
  expect(canStep('50000', 100, { max: '42300' })).toBe(false)
})
