import { pricedVolume } from '@domain/billing/priced-volume'
import { partsPaid, pricedBills } from './priced'

const segment = (label: string, price: string, volume: string, amount: string) => ({
  label,
  price,
  volume,
  amount,
  fromDate: '2026-11-01',
  toDate: '2026-11-14',
})
const line = (over: object) => ({
  billId: 'b1',
  name: '1#窑炉',
  meterId: 'm1',
  channelName: '主路',
  billedVolume: '100.00',
  settleVolume: '120.00',
  price: null,
  segments: [],
  amount: '0.00',
  ...over,
})
const segments = [segment('阶梯1', '3.1200', '60.00', '187.20'), segment('阶梯2', '3.4000', '40.00', '136.00')]

test.each([
  [
    'each price of its days is a line',
    [line({ segments, amount: '323.20' })],
    ['1#窑炉 阶梯1 11-01至11-14 60.00 3.1200 187.20', '1#窑炉 阶梯2 11-01至11-14 40.00 3.4000 136.00'],
  ],
  [
    'two channels of a meter have their names',
    [line({ segments: segments.slice(0, 1) }), line({ channelName: '副路', segments: segments.slice(1) })],
    ['1#窑炉 主路 阶梯1 11-01至11-14 60.00 3.1200 187.20', '1#窑炉 副路 阶梯2 11-01至11-14 40.00 3.4000 136.00'],
  ],
  [
    'a bill of the old system has one price, a charge has none, a line without money is left out',
    [
      line({ price: '3.1200', amount: '312.00' }),
      line({ name: '偏差考核费', meterId: null, amount: '50.00' }),
      line({}),
    ],
    ['1#窑炉 主路 100.00 3.1200 312.00', '偏差考核费 null null 50.00'],
  ],
])('A 2.19: %s', (_what, lines, shown) => {
  const parts = pricedBills(lines).get('b1') ?? []
  expect(parts.map(({ name, volume, price, amount }) => `${name} ${volume} ${price} ${amount}`)).toEqual(shown)
})

test.each([
  ['323.20', [], '100.00'],
  ['300.00', [['非本次支付', '-23.20']], null],
  ['330.00', [['其他', '6.80']], '100.00'],
])('the parts of an item of which %s was paid add up to it, a part of it proves no gas', (principal, rest, gas) => {
  const parts = pricedBills([line({ segments, amount: '323.20' })]).get('b1') ?? []
  expect(
    partsPaid(parts, principal)
      .slice(2)
      .map(({ name, amount }) => [name, amount]),
  ).toEqual(rest)
  expect(pricedVolume(partsPaid(parts, principal))).toBe(gas)
  expect(partsPaid([], principal)).toEqual([])
})
