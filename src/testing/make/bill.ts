/* Bills and what is owed. */
import type { Out, Row } from '@contract'
import { anAge } from './age'

export type Bill = Row<'default GET /crmgas/bill/list'>
export type BillDetail = Out<'default GET /crmgas/bill/detail'>
export type BillLine = BillDetail['lines'][number]

/** A gas bill of August, part of it paid, the rest 18 days late. */
export const aBill = (part: Partial<Bill> = {}): Bill => ({
  billId: 'b1',
  billNo: '202608000001',
  billType: 'GAS',
  billVersion: 'NEW',
  billMonth: '2026-08',
  periodFrom: '2026-08-01',
  periodTo: '2026-08-31',
  issueDate: '2026-10-16',
  dueDate: '2026-11-05',
  volume: '22100.00',
  receivable: '89015.83',
  paidPrincipal: '19869.05',
  lateFeePaid: '130.95',
  lateFeeWaived: '0.00',
  lateFeeAccrued: '622.32',
  unpaid: '69146.78',
  totalDue: '69769.10',
  state: 'OVERDUE',
  overdueDays: 18,
  installmentId: null,
  invoiceState: 'NONE',
  statementId: null,
  locked: null,
  canPay: true,
  payHint: null,
  meters: [aBilledMeter()],
  ...anAge(),
  ...part,
})

export const aBilledMeter = (part: Partial<Bill['meters'][number]> = {}): Bill['meters'][number] => ({
  meterId: 'm1',
  meterNo: '003010020301',
  name: '锅炉房',
  ...part,
})

/** A thousand cubic metres through one channel. */
export const aBillLine = (part: Partial<BillLine> = {}): BillLine => ({
  meterId: 'm1',
  meterNo: '003010010101',
  name: '1#窑炉',
  channelNo: '1',
  channelName: '主路',
  prevReading: '100.00',
  currReading: '1100.00',
  readVolume: '1000.00',
  adjustVolume: '0.00',
  adjustReason: null,
  adjustAmount: '0.00',
  settleVolume: '1000.00',
  packageVolume: '0.00',
  billedVolume: '1000.00',
  readingSource: 'REMOTE',
  amount: '4020.00',
  price: null,
  segments: [],
  ...part,
})

export const aBillDetail = (part: Partial<BillDetail> = {}): BillDetail => ({
  ...aBill(),
  netAmount: null,
  taxAmount: null,
  statement: null,
  lines: [aBillLine()],
  extras: [],
  payments: [],
  offsets: [],
  lateFee: {
    rate: '0.0005',
    days: 18,
    base: '69146.78',
    baseDate: '2026-11-05',
    amount: '622.32',
    capped: false,
    capPct: '30',
    formulaText: '69146.78 × 0.05% × 18天',
  },
  installment: null,
  canPart: true,
  partMin: '100.00',
  olderOverdue: 0,
  ...part,
})
