/* Invoices: what may be invoiced, picks, applications, documents; corrections are in red.ts. */
import type { Out, Row } from '@contract'

export type Trade = Row<'default GET /crmgas/invoice/tradeList'>
type TradeDetail = Out<'default GET /crmgas/invoice/tradeDetail'>
type Picked = Out<'default POST /crmgas/invoice/pickTrades'>
type Preview = Out<'default POST /crmgas/invoice/previewInvoice'>
type Application = Out<'default GET /crmgas/invoice/applyDetail'>
type ApplicationRow = Row<'default GET /crmgas/invoice/applyList'>
type InvoiceRow = Row<'default GET /crmgas/invoice/issuedList'>
type Invoice = Out<'default GET /crmgas/invoice/invoiceDetail'>
export type InvoiceFiles = Out<'default GET /crmgas/invoice/getElectronicInvoices'>[number]

/** The bill of October, which may be invoiced. */
export const aTrade = (part: Partial<Trade> = {}): Trade => ({
  tradeNo: 'k1',
  source: 'BILL',
  title: '2026年10月账单',
  goodsGroup: 'GAS',
  month: '2026-10',
  tradeTime: '2026-11-16T10:26:00+08:00',
  meterNo: '003010010101',
  volume: '12500.0000',
  grossAmount: '50870.35',
  invoicedAmount: '0.00',
  openAmount: part.grossAmount ?? '50870.35',
  status: 'I0',
  blockReason: null,
  deadline: '2027-10-31',
  daysLeft: null,
  isAdjust: false,
  heldBy: null,
  canPick: true,
  applyId: null,
  invoiceIds: [],
  ...part,
})

/** A purchase with the gas card. */
export const aPurchase = (part: Partial<Trade> = {}): Trade =>
  aTrade({
    tradeNo: 'ic1',
    source: 'IC',
    title: '后厨',
    month: '2026-11',
    meterNo: '003010020301',
    tradeTime: '2026-11-18T10:26:00+08:00',
    volume: '1213.0000',
    grossAmount: '4997.56',
    openAmount: part.grossAmount ?? '4997.56',
    ...part,
  })

export const sums = (count = 1, amount = '50870.35') => ({ count, amount })

/** The line of the first tier of a bill of May, in the example of IV-07. */
export const aLine = (part: Partial<Invoice['lines'][number]> = {}): Invoice['lines'][number] => ({
  lineNo: 1,
  goodsName: '*天然气*天然气',
  spec: '',
  unit: 'm³',
  quantity: '10000.00000000',
  unitPrice: '3.65137600',
  netAmount: '36513.76',
  taxRate: '0.09',
  taxAmount: '3286.24',
  grossAmount: '39800.00',
  isDiscount: false,
  leftGross: '39800.00',
  ...part,
})

const aPreviewLine = (): Preview['invoices'][number]['lines'][number] => {
  const { leftGross: _left, ...line } = aLine()
  return line
}

export const aTradeDetail = (part: Partial<TradeDetail> = {}): TradeDetail => ({
  ...aTrade(),
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  lines: [
    {
      lineNo: 1,
      goodsName: '*天然气*天然气',
      unit: 'm³',
      quantity: '10000.0000',
      unitPrice: '3.9800',
      grossAmount: '39800.00',
      taxRate: '0.09',
      netAmount: '36513.76',
      taxAmount: '3286.24',
    },
  ],
  netAmount: '36513.76',
  taxAmount: '3286.24',
  billId: 'b1',
  orderId: null,
  applies: [],
  invoices: [],
  reds: [],
  ...part,
})

export const aPick = (part: Partial<Picked> = {}): Picked => ({
  pickId: 'p1',
  expireAt: '2126-11-23T09:45:00+08:00',
  remainSeconds: 900,
  items: [aTrade({ status: 'I1', canPick: false })],
  autoAdded: [],
  groups: [{ goodsGroup: 'GAS', grossTotal: '50870.35' }],
  grossTotal: '50870.35',
  ...part,
})

/** One invoice for one item. */
export const aPreview = (part: Partial<Preview> = {}): Preview => ({
  items: [aTrade({ status: 'I1', canPick: false })],
  expireAt: '2126-11-23T09:45:00+08:00',
  remainSeconds: 900,
  invoices: [
    {
      goodsGroup: 'GAS',
      lines: [aPreviewLine()],
      netAmount: '36513.76',
      taxAmount: '3286.24',
      grossAmount: '39800.00',
      amountUpper: '叁万玖仟捌佰元整',
      remark: '户号:1000000001;账期:2026-10至2026-10',
    },
  ],
  invoiceCount: 1,
  netTotal: '36513.76',
  taxTotal: '3286.24',
  grossTotal: '39800.00',
  hints: [],
  byMonth: null,
  specialReason: null,
  monthEnd: false,
  ...part,
})

const aParty = (): Application['buyer'] => ({
  name: '华北精工陶瓷有限公司',
  taxNo: '91350100M000100Y43',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
})

export const anInvoiceRow = (part: Partial<InvoiceRow> = {}): InvoiceRow => ({
  invoiceId: 'n1',
  applyId: 'FP2026112300000001',
  invoiceType: '82',
  invoiceCode: null,
  invoiceNo: '26132000000000000001',
  color: 'BLUE',
  status: 'N1',
  buyerName: '华北精工陶瓷有限公司',
  grossAmount: '39800.00',
  netAmount: '36513.76',
  taxAmount: '3286.24',
  issueTime: '2026-11-06T09:12:00+08:00',
  redAmount: '0.00',
  ...part,
})

export const anApplyRow = (part: Partial<ApplicationRow> = {}): ApplicationRow => ({
  applyId: 'FP2026112300000001',
  status: 'A2',
  queueReason: null,
  invoiceType: '82',
  buyerName: '华北精工陶瓷有限公司',
  grossTotal: '39800.00',
  netTotal: '36513.76',
  taxTotal: '3286.24',
  invoiceCount: 1,
  submittedAt: '2026-11-06T09:10:00+08:00',
  finishedAt: '2026-11-06T09:12:00+08:00',
  applicant: '王建国',
  sourceEntry: 'BILL',
  failReason: null,
  invoices: [],
  ...part,
})

/** Issued and sent. */
export const anApply = (part: Partial<Application> = {}): Application => ({
  ...anApplyRow(),
  mergeMode: 'MERGE',
  titleId: 't1',
  buyer: aParty(),
  emails: ['cw@example.com'],
  receiverPhone: null,
  showBuyerExtra: false,
  remark: '',
  items: [aTrade({ status: 'I3', canPick: false, invoiceIds: ['n1'] })],
  issued: [anInvoiceRow()],
  progress: [
    { step: 'SUBMIT', at: '2026-11-06T09:10:00+08:00', done: true },
    { step: 'ISSUE', at: '2026-11-06T09:12:00+08:00', done: true },
    { step: 'MAIL', at: '2026-11-06T09:13:00+08:00', done: true },
  ],
  canWithdraw: false,
  canRepeat: false,
  redId: null,
  ...part,
})

/** On its way: nothing has been issued yet. */
export const anOpenApply = (part: Partial<Application> = {}): Application =>
  anApply({
    status: 'A0',
    finishedAt: null,
    issued: [],
    canWithdraw: true,
    items: [aTrade({ status: 'I2', canPick: false })],
    progress: [
      { step: 'SUBMIT', at: '2026-11-23T09:10:00+08:00', done: true },
      { step: 'ISSUE', at: null, done: false },
      { step: 'MAIL', at: null, done: false },
    ],
    ...part,
  })

export const anInvoice = (part: Partial<Invoice> = {}): Invoice => ({
  ...anInvoiceRow(),
  amountUpper: '叁万玖仟捌佰元整',
  buyer: aParty(),
  seller: { ...aParty(), name: '廊坊新源燃气有限公司', taxNo: '91131000MA000000X1' },
  drawer: '赵强',
  remark: '户号:1000000001',
  useStatus: '0',
  lines: [aLine()],
  leftAmount: '39800.00',
  files: { pdfUrl: '/job/file/pdf1?e=1&s=x', xmlUrl: '/job/file/xml1?e=1&s=x', ofdUrl: null, pageImages: ['/p1.png'] },
  items: [aTrade({ status: 'I3', canPick: false, invoiceIds: ['n1'] })],
  reds: [],
  redInvoices: [],
  blueInvoice: null,
  mails: [],
  canRed: true,
  redHint: null,
  canReissue: true,
  siblings: [],
  openRedId: null,
  ...part,
})

export const someFiles = (part: Partial<InvoiceFiles> = {}): InvoiceFiles => ({
  invoiceId: 'n1',
  invoiceNo: '26132000000000000001',
  invoiceType: '82',
  color: 'BLUE',
  grossAmount: '39800.00',
  issueTime: '2026-11-06T09:12:00+08:00',
  pdfUrl: '/job/file/pdf1?e=2&s=y',
  xmlUrl: '/job/file/xml1?e=2&s=y',
  ofdUrl: null,
  pageImages: ['/p1.png', '/p2.png'],
  ...part,
})
