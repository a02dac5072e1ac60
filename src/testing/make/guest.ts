/* Read-only links (Y-16): the master's side, and what a visitor by link is shown. */
import type { Out, Row } from '@contract'
import { anAge } from './age'
import { aBillDetail } from './bill'
import { anInvoice } from './invoice'

type Link = Out<'btwob GET /guestLink/detail'>
type View = Row<'btwob GET /guestLink/views'>
type Entered = Out<'btwob POST /guest/enter'>
type Bill = Out<'btwob POST /guest/bill'>
type Invoice = Out<'btwob POST /guest/invoice'>
type Usage = Row<'btwob POST /guest/usage'>

/** Live, and viewed once. */
export const aGuestLink = (part: Partial<Link> = {}): Link => ({
  linkId: 'l1',
  state: 'LIVE',
  guestName: '王会计',
  phoneMask: '139****0077',
  scopes: ['BILL', 'INVOICE'],
  monthFrom: '2025-12',
  monthTo: '2026-11',
  endDate: '2026-12-23',
  createdAt: '2026-11-20T09:00:00+08:00',
  revokedAt: null,
  lockedUntil: null,
  seenAt: '2026-11-22T10:20:00+08:00',
  ...part,
})

export const aView = (part: Partial<View> = {}): View => ({
  viewId: 'v1',
  act: 'BILL',
  about: 'ZD202610001',
  at: '2026-11-22T10:20:00+08:00',
  ...part,
})

export const anEntry = (part: Partial<Entered> = {}): Entered => ({
  pass: 'pass-of-the-link',
  expireAt: '2026-11-23T10:00:00+08:00',
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  scopes: ['BILL', 'INVOICE', 'USAGE'],
  monthFrom: '2025-12',
  monthTo: '2026-11',
  endDate: '2026-12-23',
  ...part,
})

const { billNo, billType, billMonth, periodFrom, periodTo, issueDate, dueDate } = aBillDetail()

/** One meter's gas of a month, paid. */
export const aGuestBill = (part: Partial<Bill> = {}): Bill => ({
  billId: 'b1',
  billNo,
  billType,
  billMonth,
  periodFrom,
  periodTo,
  issueDate,
  dueDate,
  volume: '12000.00',
  packageVolume: '0.00',
  receivable: '39800.00',
  paidPrincipal: '39800.00',
  lateFeePaid: '0.00',
  totalDue: '0.00',
  state: 'PAID',
  overdueDays: 0,
  invoiceState: 'DONE',
  meters: [{ meterId: 'm1', meterNo: '003010010101', name: '1#窑炉' }],
  ...anAge(),
  netAmount: '36513.76',
  taxAmount: '3286.24',
  lines: [
    {
      meterId: 'm1',
      meterNo: '003010010101',
      name: '1#窑炉',
      channelNo: '1',
      prevReading: '1000.00',
      currReading: '13000.00',
      packageVolume: '0.00',
      billedVolume: '12000.00',
      price: '3.2917',
      amount: '39500.00',
    },
  ],
  extras: [{ code: 'SERVICE', name: '服务费', amount: '300.00' }],
  payments: [{ orderNo: 'JF20261105000001', amount: '39800.00', paidAt: '2026-11-05T10:20:00+08:00' }],
  ...part,
})

/** The same in the list. */
export function aGuestBillRow(part: Partial<Row<'btwob POST /guest/bills'>> = {}): Row<'btwob POST /guest/bills'> {
  const { netAmount: _net, taxAmount: _tax, lines: _lines, extras: _extras, payments: _payments, ...row } = aGuestBill()
  return { ...row, ...part }
}

const { invoiceType, invoiceCode, invoiceNo, color, status, buyerName, grossAmount, netAmount, taxAmount, issueTime } =
  anInvoice()

export const aGuestInvoiceRow = (
  part: Partial<Row<'btwob POST /guest/invoices'>> = {},
): Row<'btwob POST /guest/invoices'> => ({
  invoiceId: 'n1',
  invoiceType,
  invoiceCode,
  invoiceNo,
  color,
  status,
  buyerName,
  grossAmount,
  netAmount,
  taxAmount,
  issueTime,
  ...part,
})

export const aGuestInvoice = (part: Partial<Invoice> = {}): Invoice => ({
  ...aGuestInvoiceRow(),
  lines: [
    {
      lineNo: 1,
      goodsName: '*天然气*管道天然气',
      spec: '',
      unit: 'm³',
      quantity: '12000.0000',
      unitPrice: '3.01926606',
      netAmount: '36513.76',
      taxRate: '0.09',
      taxAmount: '3286.24',
      grossAmount: '39800.00',
      isDiscount: false,
    },
  ],
  files: { pdfUrl: '/job/file/ginv1?e=1&s=x', xmlUrl: '/job/file/ginvx1?e=1&s=x', ofdUrl: null, pageImages: [] },
  ...part,
})

export const aGuestUsage = (part: Partial<Usage> = {}): Usage => ({
  statementId: 's1',
  billMonth: '2026-10',
  meterId: 'm1',
  meterName: '1#窑炉',
  volume: '12000.00',
  amount: '39800.00',
  yoyPct: '4.20',
  ...anAge(),
  ...part,
})
