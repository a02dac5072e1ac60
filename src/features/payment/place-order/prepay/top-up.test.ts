import { lastsUntil, topUps } from './top-up'

const days = (cost: string) => Array<string>(31).fill(cost)
const factory = { available: '157841.69', nextCosts: days('26010.54'), today: '2026-11-23' } as const

test('amounts that mean days, rounded up; the month ends with eight more days of gas', () => {
  // 7 × 26,010.54 − 157,841.69 = 24,232.09; 15 × − = 232,316.41; 8 × − = 50,242.63
  expect(topUps(factory, '340000.00')).toEqual([
    { key: '25000', title: '¥25,000', note: '够用 7 天' },
    { key: '240000', title: '¥240,000', note: '够用 15 天' },
    { key: '51000', title: '¥51,000', note: '补到月底' },
    { key: '340000', title: '¥340,000', note: '上次金额' },
  ])
})

test.each([
  ['enough until the end of the month', { ...factory, available: '210000.00' }, null, ['够用 15 天']],
  ['enough for all', { ...factory, available: '900000.00' }, '5000.00', ['上次金额']],
  ['more than one order takes', { ...factory, nextCosts: days('100000.00') }, null, ['够用 7 天', '补到月底']],
  ['the same amount again', factory, '25000.00', ['够用 7 天', '够用 15 天', '补到月底']],
  [
    'a paid package that covers the first five days',
    { ...factory, nextCosts: [...days('0.00').slice(0, 5), ...days('60000.00')] },
    null,
    ['够用 15 天', '补到月底'],
  ],
])('%s', (_say, supply, last, notes) => expect(topUps(supply, last).map(({ note }) => note)).toEqual(notes))

test.each([
  ['0.00', '2026-11-29'],
  ['190000.00', '2026-12-06'],
])('with %s more it lasts until %s', (amount, until) => expect(lastsUntil(factory, amount)).toBe(until))
