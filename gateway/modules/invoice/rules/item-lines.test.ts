import { linesFromBill } from './item-lines'

const rateOn = (day: string) => (day < '2026-10-01' ? '0.09' : '0.06')
const segment = { price: '3.9800', volume: '100.00', amount: '398.00' }
const gas = { kind: 'GAS' as const, price: null, billedVolume: '200.00', amount: '796.00' }

test('gas is invoiced at the tax rate of the days on which it was used, other items at that of the last day (IV-01)', () => {
  const segments = [
    { ...segment, fromDate: '2026-09-01' },
    { ...segment, fromDate: '2026-10-01' },
  ]
  const item = { kind: 'ITEM' as const, price: null, billedVolume: null, segments: [], amount: '10.00' }
  const lines = linesFromBill([{ ...gas, segments }, item], { receivable: '806.00', lastDay: '2026-10-31' }, rateOn)
  expect(lines.map(({ unitPrice, grossAmount, taxRate }) => [unitPrice, grossAmount, taxRate])).toEqual([
    ['3.9800', '398.00', '0.09'],
    ['3.9800', '398.00', '0.06'],
    [null, '10.00', '0.06'],
  ])
})

test('parts of one price and rate are one line, four decimals of volume (IV-01)', () => {
  const segments = [
    { ...segment, fromDate: '2026-10-01' },
    { ...segment, fromDate: '2026-10-16' },
  ]
  const [line] = linesFromBill([{ ...gas, segments }], { receivable: '796.00', lastDay: '2026-10-31' }, rateOn)
  expect(line).toMatchObject({ lineNo: 1, quantity: '200.0000', grossAmount: '796.00', taxRate: '0.06' })
})
