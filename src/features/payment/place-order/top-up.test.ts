import { lastsUntil, topUps } from './top-up'

const factory = { available: '157841.69', dailyCost: '26010.54', today: '2026-11-23' } as const

test('amounts that mean days, rounded up; the month ends with eight more days of gas', () => {
  // 7 × 26,010.54 = 182,073.78; 15 × = 390,158.10; 8 × − 157,841.69 = 50,242.63
  expect(topUps(factory, '340000.00')).toEqual([
    { key: '190000', title: '¥190,000', note: '够用 7 天' },
    { key: '400000', title: '¥400,000', note: '够用 15 天' },
    { key: '51000', title: '¥51,000', note: '补到月底' },
    { key: '340000', title: '¥340,000', note: '上次金额' },
  ])
})

test.each([
  ['enough until the end of the month', { ...factory, available: '900000.00' }, null, ['够用 7 天', '够用 15 天']],
  ['more than one order takes', { ...factory, dailyCost: '100000.00' }, null, ['够用 7 天', '补到月底']],
  ['the same amount again', factory, '190000.00', ['够用 7 天', '够用 15 天', '补到月底']],
])('%s', (_say, supply, last, notes) => expect(topUps(supply, last).map(({ note }) => note)).toEqual(notes))

test.each([
  ['0.00', '2026-11-29'],
  ['190000.00', '2026-12-06'],
])('with %s more it lasts until %s', (amount, until) => expect(lastsUntil(factory, amount)).toBe(until))
