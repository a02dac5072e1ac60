import type { Out } from '@contract'

type Red = Out<'default GET /crmgas/invoice/redDetail'>

/** A correction of an invoice that waits for the buyer. */
export const aRed = (part: Partial<Red> = {}): Red => ({
  redId: 'r1',
  blueInvoiceId: 'n1',
  reason: '01',
  mode: 'FULL',
  status: '02',
  grossAmount: '39800.00',
  createdAt: '2026-11-22T09:00:00+08:00',
  redInvoiceId: null,
  blueInvoiceNo: '26132000000000000001',
  lines: [],
  netAmount: '36513.76',
  taxAmount: '3286.24',
  explanation: '抬头写错',
  proofs: [],
  applicant: '王建国',
  reissue: false,
  newTitleName: null,
  newInvoiceType: null,
  newApplyId: null,
  newInvoices: [],
  group: [{ redId: 'r1', blueInvoiceNo: '26132000000000000001', grossAmount: '39800.00', status: '02' }],
  confirmNo: '13012600000000000001',
  buyerDeadline: '2126-11-25T09:00:00+08:00',
  remainSeconds: 111600,
  rejectReason: null,
  redInvoiceNo: null,
  progress: [
    { step: 'SUBMIT', at: '2026-11-22T09:00:00+08:00', done: true },
    { step: 'REVIEW', at: '2026-11-22T09:05:00+08:00', done: true },
    { step: 'CONFIRM', at: null, done: false },
    { step: 'ISSUE', at: null, done: false },
  ],
  canWithdraw: true,
  ...part,
})
