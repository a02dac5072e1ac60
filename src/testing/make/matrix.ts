/* The finance matrix (Y-15). */
import type { Out } from '@contract'

type Matrix = Out<'btwob GET /invoice/matrix'>
type MatrixRow = Matrix['list'][number]

/** The bill of October, paid and invoiced together with another one. */
export const aMatrixRow = (part: Partial<MatrixRow> = {}): MatrixRow => ({
  rowId: 'b1',
  kind: 'BILL',
  month: '2026-10',
  title: '2026年10月账单',
  no: 'ZD202610001',
  date: '2026-11-02',
  billId: 'b1',
  tradeNo: 'k1',
  billState: 'PAID',
  dueDate: '2026-11-28',
  meterNos: ['003010010101'],
  billed: '50870.35',
  lateFee: '0.00',
  paid: '50870.35',
  unpaid: '0.00',
  invoiced: '50870.35',
  red: '0.00',
  net: '50870.35',
  open: '0.00',
  waived: '0.00',
  pending: '0.00',
  payments: [
    { way: 'ORDER', orderId: 'o1', no: 'JF1', channel: 'WXMINI', amount: '50000.00', at: '2026-11-05T10:20:00+08:00' },
    { way: 'BALANCE', orderId: null, no: '', channel: null, amount: '870.35', at: '2026-11-06T10:20:00+08:00' },
  ],
  invoices: [
    {
      invoiceId: 'n1',
      invoiceNo: '26132000000000000001',
      invoiceType: '82',
      color: 'BLUE',
      status: 'N1',
      buyerName: '华北精工陶瓷有限公司',
      issueTime: '2026-11-07T10:20:00+08:00',
      amount: '50870.35',
      grossAmount: '60870.35',
    },
  ],
  gaps: [{ gap: 'WHOLE', amount: null }],
  note: null,
  ...part,
})

/** Sums as the rows give them, in their own words: tests say what they show. */
const aMatrixSum = (part: Partial<Matrix['sum']> = {}): Matrix['sum'] => ({
  count: 1,
  billed: '50870.35',
  lateFee: '0.00',
  paid: '50870.35',
  unpaid: '0.00',
  invoiced: '50870.35',
  red: '0.00',
  net: '50870.35',
  open: '0.00',
  waived: '0.00',
  pending: '0.00',
  ...part,
})

/** What is beside the rows of the matrix. */
export const matrixSums = (part: Partial<Matrix['sum']> = {}) => ({
  monthFrom: '2025-12',
  monthTo: '2026-11',
  sum: aMatrixSum(part),
  deposited: { count: 0, amount: '0.00' },
  months: [{ month: '2026-10', ...aMatrixSum(part) }],
  titles: ['华北精工陶瓷有限公司'],
  meters: [{ meterNo: '003010010101', name: '1#窑炉' }],
})
