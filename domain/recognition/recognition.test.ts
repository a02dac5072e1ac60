import { doubtsOf, mostMoved } from './plausible'
import { charsOf, readingOf, stateOfWheels, wheelsOf, type SeenWheel } from './wheels'

const seen = (text: string, confidence = 0.95): SeenWheel[] =>
  text.split(' ').map((digits) => ({ digits: digits === '-' ? '' : digits, confidence }))
const chars = (wheels: readonly SeenWheel[]) =>
  wheelsOf(wheels)
    .map(({ char, half }) => char + (half ? '~' : ''))
    .join('')

describe('half-turned wheels (ZL-04)', () => {
  test.each([
    // The right one has passed zero: the higher digit.
    ['1 23 0', '13~0'],
    ['1 23 4', '13~4'],
    // It has not yet: the lower digit.
    ['1 23 5', '12~5'],
    ['1 23 9', '12~9'],
    // Between nine and zero; two in a row, the last one decides.
    ['1 90 2', '10~2'],
    ['1 90 8', '19~8'],
    ['12 90 2', '2~0~2'],
    ['12 90 8', '1~9~8'],
    // The last wheel has no neighbour.
    ['1 2 34', '124~'],
    ['1 - 3', '1?3'],
  ])('%s is %s', (text, read) => expect(chars(seen(text))).toBe(read))
  test('a wheel that is hardly seen is left to the user', () => {
    expect(chars([...seen('1', 0.49), ...seen('2', 0.5)])).toBe('?2')
  })
})

test.each([
  [seen('1 2'), false, 'SUCCESS'],
  [seen('1 2', 0.85), false, 'SUCCESS'],
  [seen('1 2', 0.849), false, 'NEED_CHECK'],
  [seen('1 2'), true, 'NEED_CHECK'],
  [[...seen('1'), ...seen('2', 0.3)], false, 'NEED_CHECK'],
  [seen('- -'), false, 'FAILED'],
  [[], false, 'FAILED'],
])('the state of %j, warned %s: %s (D 3.13)', (wheels, warned, state) =>
  expect(stateOfWheels(wheelsOf(wheels), warned)).toBe(state),
)

const layout = { intDigits: 6, decDigits: 2 }
test.each([
  ['01234567', '12345.67'],
  ['00000000', '0.00'],
  ['0123456', null],
  ['012345?7', null],
])('wheels %s read %s', (given, reading) => expect(readingOf(given, layout)).toBe(reading))
test('a register without decimals has no point', () => {
  expect(readingOf('0042', { intDigits: 4, decDigits: 0 })).toBe('42')
})

test.each([
  ['12345.67', '01234567'],
  ['12345', '01234500'],
  ['12345.6', '01234560'],
  ['1234567', null],
  ['1.234', null],
  ['-1', null],
  ['', null],
])('%s as wheels: %s', (reading, wheels) => expect(charsOf(reading, layout)).toBe(wheels))

describe('remarkable registers (ZL-06)', () => {
  const known = { lastReading: '1000.00', days: 5, daily: '120.00' }
  test('120 m³ a day for 5 days: up to 1810 m³', () => expect(mostMoved(known)).toBe('1810.00'))
  test.each([
    ['999.99', ['LOWER_THAN_LAST']],
    ['1000.00', []],
    ['2810.00', []],
    ['2810.01', ['JUMP_TOO_BIG']],
  ])('%s: %j', (reading, doubts) => expect(doubtsOf(reading, known)).toEqual(doubts))
})
