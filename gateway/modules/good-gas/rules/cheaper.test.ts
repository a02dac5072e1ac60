import { cheaperOf } from './cheaper'

const offer = (total: string | null, state = 'open') => ({ total, card: { state } })

test.each([
  ['at the least share', '100000.00', [offer('98000.00')], ['2000.00', '2.0']],
  ['below it', '100000.00', [offer('98050.00')], null],
  ['the cheapest of several', '100.00', [offer('90.00'), offer('80.00'), offer('95.00')], ['20.00', '20.0']],
  ['one that cannot be bought yet', '100.00', [offer('80.00', 'coming')], null],
  ['one without a known price', '100.00', [offer(null)], null],
  ['dearer', '100.00', [offer('120.00')], null],
  ['no published price', null, [offer('80.00')], null],
  ['nothing spent', '0.00', [offer('0.00')], null],
  ['no offers', '100.00', [], null],
])('CHEAPER_WAY (E-X-20): %s', (_, plain, offers, expected) => {
  const found = cheaperOf(plain, offers)
  expect(found && [found.less, found.share]).toEqual(expected)
})
