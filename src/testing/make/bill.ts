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
  packageVolume: '0.00',
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
  transferId: null,
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
  canInvoice: false,
  ...part,
})

export type Explained = Out<'btwob GET /bill/explain'>

const aSide = (part: Partial<Explained['now']> = {}): Explained['now'] => ({
  papers: [{ id: 'b1', no: '202608000001' }],
  billMonth: '2026-08',
  periodFrom: '2026-08-01',
  periodTo: '2026-08-31',
  days: 31,
  volume: '1100.00',
  amount: '3850.00',
  lateFee: '0.00',
  net: '3532.11',
  tax: '317.89',
  averagePrice: '3.5000',
  ...anAge(),
  ...part,
})

/** 100 m³ more than in July at the same price. */
export const anExplained = (part: Partial<Explained> = {}): Explained => ({
  against: 'PREV',
  before: aSide({
    papers: [{ id: 'b0', no: '202607000001' }],
    billMonth: '2026-07',
    periodFrom: '2026-07-01',
    periodTo: '2026-07-31',
    volume: '1000.00',
    amount: '3500.00',
    net: '3211.01',
    tax: '288.99',
  }),
  now: aSide(),
  change: '350.00',
  rows: [{ kind: 'VOLUME', of: 'm1', name: '1#窑炉 气量变化', amount: '350.00', volume: '100.00' }],
  meters: [
    {
      meterId: 'm1',
      meterNo: '003010010101',
      name: '1#窑炉',
      before: [anExplainedLine({ prevReading: '100.00', currReading: '1100.00', readVolume: '1000.00' })],
      now: [anExplainedLine()],
    },
  ],
  tiers: [
    {
      tierNo: 1,
      before: { volume: '1000.00', amount: '3500.00' },
      now: { volume: '1100.00', amount: '3850.00' },
    },
  ],
  notices: [
    {
      source: 'SCHEDULE',
      docNo: '廊发改价格〔2026〕12号',
      title: '非采暖季气价',
      docUrl: null,
      season: 'NON_HEATING',
      effectiveFrom: '2026-04-01',
      effectiveTo: '2026-10-31',
      price: '3.5000',
      meterIds: ['m1'],
      onBefore: true,
      onNow: true,
    },
  ],
  ...anAge(),
  ...part,
})

const anExplainedLine = (
  part: Partial<Explained['meters'][number]['now'][number]> = {},
): Explained['meters'][number]['now'][number] => ({
  channelNo: '1',
  prevReading: '1100.00',
  currReading: '2200.00',
  readVolume: '1100.00',
  adjustVolume: '0.00',
  adjustReason: '',
  adjustAmount: '0.00',
  packageVolume: '0.00',
  billedVolume: '1100.00',
  readingSource: 'REMOTE',
  amount: '3850.00',
  ...part,
})
