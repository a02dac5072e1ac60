import { priced, subtractMoney, sumMoney } from '../money'
import { explainBill, totalOf, turned, type ExplainedBill, type ExplainedLine } from './explain'
import { randomBill } from './explain-fixtures'

const line = (part: Partial<ExplainedLine> & { price?: string } = {}): ExplainedLine => {
  const { price = '4.0000', ...rest } = part
  const volume = rest.readVolume ?? '1000.00'
  const amount = rest.amount ?? priced(volume, price)
  return {
    meterId: 'KILN',
    readVolume: volume,
    packageVolume: '0.00',
    amount,
    adjustAmount: '0.00',
    segments: [{ tierNo: 1, volume, amount }],
    ...rest,
  }
}
const bill = (part: Partial<ExplainedBill> = {}): ExplainedBill => ({
  days: 30,
  lines: [line()],
  items: [],
  lateFee: '0.00',
  ...part,
})
const difference = (earlier: ExplainedBill, later: ExplainedBill) =>
  explainBill(earlier, later).map(({ kind, of, amount }) => [kind, of, amount].filter(Boolean).join(' '))

/** Y-04, by hand: 1,000.00 m³ at 4.0000 before. */
test.each<[string, ExplainedBill, string[]]>([
  ['the same', bill(), []],
  ['100 m³ more', bill({ lines: [line({ readVolume: '1100.00' })] }), ['VOLUME KILN 400.00']],
  [
    'a day more at the same pace: 33.33 m³, the cent is volume',
    bill({ days: 31, lines: [line({ readVolume: '1033.33' })] }),
    ['DAYS 133.32'],
  ],
  ['a dearer m³', bill({ lines: [line({ price: '4.1000' })] }), ['PRICE 100.00']],
  [
    '200 of 1,000 m³ in a cheaper tier',
    bill({
      lines: [
        line({
          amount: '3990.00',
          segments: [
            { tierNo: 1, volume: '800.00', amount: '3200.00' },
            { tierNo: 2, volume: '200.00', amount: '790.00' },
          ],
        }),
      ],
    }),
    ['TIER -10.00'],
  ],
  ['a fee', bill({ lateFee: '12.34' }), ['LATE_FEE 12.34']],
  ['an item', bill({ items: [{ code: 'DEV', name: '偏差考核费', amount: '5.00' }] }), ['ITEM DEV 5.00']],
  [
    'an adjustment of −40.00',
    bill({ lines: [line({ amount: '3960.00', adjustAmount: '-40.00' })] }),
    ['ADJUST -40.00'],
  ],
  [
    'a second meter',
    bill({ lines: [line(), line({ meterId: 'BOILER', readVolume: '10.00' })] }),
    ['VOLUME BOILER 40.00'],
  ],
])('%s', (_name, later, rows) => expect(difference(bill(), later)).toEqual(rows))

test('from a month without gas all of it is volume', () =>
  expect(difference(bill({ lines: [line({ readVolume: '0.00' })] }), bill())).toEqual(['VOLUME KILN 4000.00']))

test('10,000 random pairs: the rows add up to the difference, to the cent; turned round they change their signs', () => {
  const wrong: string[] = []
  for (let n = 0; n < 10_000; n++) {
    const [a, b] = [randomBill(`explain|${n}|a`), randomBill(`explain|${n}|b`)]
    const rows = explainBill(a, b)
    const sum = sumMoney(rows.map(({ amount }) => amount))
    if (sum !== subtractMoney(totalOf(b), totalOf(a))) wrong.push(`${n}: ${sum}`)
    if (sumMoney([...rows, ...turned(rows)].map(({ amount }) => amount)) !== '0.00') wrong.push(`${n} turned`)
    const rest = rows.find(({ kind }) => kind === 'ROUNDING')?.amount ?? '0.00'
    // Each row is rounded by itself: half a cent each at most.
    if (Math.abs(Number(rest)) > 0.06) wrong.push(`${n} rest ${rest}`)
  }
  expect(wrong).toEqual([])
})
