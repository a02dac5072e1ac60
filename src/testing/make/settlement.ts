/* Statements that both sides agree on. */
import type { Out, Row } from '@contract'
import { anAge } from './age'

export type StatementHead = Row<'energy GET /settlement/list'>
export type FullStatement = Out<'energy GET /settlement/detail'>

/** October of all meters, waiting until the end of 25 November. */
export const aStatementHead = (part: Partial<StatementHead> = {}): StatementHead => ({
  statementId: 's1',
  statementNo: 'JS20261000000001',
  scope: 'MULTI',
  meterId: null,
  meterName: '',
  billVersion: 'NEW',
  billMonth: '2026-10',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  totalVolume: '1000.00',
  totalAmount: '3580.00',
  state: 'PENDING',
  revision: 1,
  confirmDeadline: '2026-11-26T00:00:00+08:00',
  billId: null,
  ...anAge(),
  ...part,
})

/** A thousand cubic metres of the main channel of one meter. */
export const aStatementLine = (part: Partial<FullStatement['lines'][number]> = {}): FullStatement['lines'][number] => ({
  meterId: '10010102',
  meterNo: '003010010102',
  alias: '2#窑炉',
  channelNo: '1',
  channelName: '主路',
  prevReading: '100.00',
  currReading: '1100.00',
  readVolume: '1000.00',
  adjustVolume: '0.00',
  adjustReason: '',
  adjustAmount: '0.00',
  settleVolume: '1000.00',
  packageVolume: '0.00',
  billedVolume: '1000.00',
  readingSource: 'REMOTE',
  amount: '3580.00',
  ...part,
})

const reading = { workReading: '400.00', pressure: '200.00', temperature: '15.00', source: 'REMOTE' as const }

/** The same with everything that is checked before it is signed. */
export const aStatement = (part: Partial<FullStatement> = {}): FullStatement => ({
  ...aStatementHead(),
  netAmount: '3284.40',
  taxAmount: '295.60',
  companySignName: '赵强',
  companySignAt: '2026-11-22T10:00:00+08:00',
  customerSignName: null,
  customerSignAt: null,
  signUrl: null,
  signSha256: null,
  isAutoConfirmed: false,
  lines: [aStatementLine()],
  segments: [
    {
      meterId: '10010102',
      channelNo: '1',
      tierNo: 1,
      label: '',
      season: 'NON_HEATING',
      price: '3.5800',
      volume: '1000.00',
      amount: '3580.00',
      fromDate: '2026-10-01',
      toDate: '2026-10-31',
    },
  ],
  otherItems: [],
  registers: [
    {
      meterId: '10010102',
      channelNo: '1',
      daySum: '1000.00',
      deviationPct: '0.0',
      photoUrl: null,
      start: { ...reading, readAt: '2026-10-01T08:00:00+08:00', workReading: '50.00' },
      end: { ...reading, readAt: '2026-11-01T08:00:00+08:00' },
    },
  ],
  disputes: [],
  revisions: [
    {
      statementId: 's1',
      revision: 1,
      state: 'PENDING',
      totalVolume: '1000.00',
      totalAmount: '3580.00',
      madeAt: '2026-11-22T10:00:00+08:00',
    },
  ],
  disputesLeft: 2,
  bill: null,
  ...part,
})

/** The customer says that the volume is too high; the company has not answered. */
export const aDispute = (part: Partial<FullStatement['disputes'][number]> = {}): FullStatement['disputes'][number] => ({
  disputeId: 'd1',
  revision: 1,
  meterId: '10010102',
  meterName: '2#窑炉',
  channelNo: '1',
  reasonCode: 'VOLUME',
  content: '当月停产检修四天，气量偏高',
  expectedReading: null,
  images: [],
  submittedAt: '2026-11-23T09:00:00+08:00',
  reply: null,
  repliedAt: null,
  result: null,
  ...part,
})
