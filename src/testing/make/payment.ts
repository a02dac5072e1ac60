/* Payment orders, their results and the ways to pay. */
import type { Out, Row } from '@contract'

export type Channels = Out<'default GET /crmgas/pay/channels'>
export type OrderRow = Row<'default GET /crmgas/pay/record'>
export type OrderView = Out<'default GET /crmgas/pay/order'>
export type OrderDetail = Out<'default GET /crmgas/pay/recordDetail'>
export type Result = Out<'default GET /crmgas/pay/query'>
export type MadeOrder = Out<'default POST /crmgas/pay/createOrder'>
export type StopGas = NonNullable<Out<'default GET /crmgas/stopGas/info'>['stopGas']>

type Tracked = Out<'btwob GET /pay/track'>
type Track = Tracked['list'][number]
type TrackStep = Track['steps'][number]

/** A step of money on its way that has happened. */
export const aStep = (part: Partial<TrackStep> = {}): TrackStep => ({
  step: 'PAID',
  state: 'DONE',
  at: '2026-11-23T09:31:03+08:00',
  expectedAt: null,
  caseNo: null,
  note: null,
  ...part,
})

/** Money that has been paid and booked, by default. */
export const aTrack = (part: Partial<Tracked> = {}): Tracked => ({
  orderId: 'o1',
  state: 'SUCCESS',
  list: [{ kind: 'PLAIN', steps: [aStep(), aStep({ step: 'CREDITED' })], note: null }],
  ...part,
})

type PreparedRow = Row<'btwob GET /pay/prepared/list'>
export type PreparedDetail = Out<'btwob GET /pay/prepared/detail'>

/** A payment that waits for its approval (Y-12). */
export const aPreparedRow = (part: Partial<PreparedRow> = {}): PreparedRow => ({
  preparedId: 'pp1',
  kind: 'BILL',
  title: '账单缴费（2笔）',
  amount: '500.00',
  state: 'PREPARED',
  preparedMask: '138****0002',
  byMe: false,
  createdAt: '2026-11-23T09:30:00+08:00',
  expireAt: '2026-11-26T09:30:00+08:00',
  reason: '',
  orderId: null,
  version: 0,
  ...part,
})

export const aPrepared = (part: Partial<PreparedDetail> = {}): PreparedDetail => ({
  ...aPreparedRow(),
  note: '请付',
  items: [
    { billId: 'b1', title: '2026年9月气费账单', amount: '200.00' },
    { billId: 'b2', title: '2026年10月气费账单', amount: '300.00' },
  ],
  dueNow: '500.00',
  fallen: [],
  transfer: null,
  canDecide: true,
  canWithdraw: false,
  trail: [{ act: 'PREPARED', byMask: '138****0002', at: '2026-11-23T09:30:00+08:00', note: '请付' }],
  ...part,
})

export const aChannel = (part: Partial<Channels['list'][number]> = {}): Channels['list'][number] => ({
  channel: 'SANDBOX',
  name: '模拟支付',
  icon: 'wallet',
  singleLimit: '50000.00',
  enabled: true,
  reason: null,
  test: true,
  ...part,
})

/** The channel of the demo world alone, nothing on the balance. */
export const someChannels = (part: Partial<Channels> = {}): Channels => ({
  list: [aChannel()],
  balanceUsable: '0.00',
  balanceSmsOver: '10000.00',
  hint: null,
  ...part,
})

/** An order just made. */
export const anOrder = (part: Partial<MadeOrder> = {}): MadeOrder => ({
  orderId: 'o1',
  orderNo: 'ZF1',
  bizType: 'PREPAY',
  amount: '100.00',
  balanceUsed: '0.00',
  payAmount: '100.00',
  split: 'NONE',
  subOrders: [],
  expireAt: '2026-11-23T10:00:00+08:00',
  state: 'WAIT_PAY',
  ...part,
})

/** The same among the records, half an hour before it ends. */
export const anOrderRow = (part: Partial<OrderRow> = {}): OrderRow => ({
  orderId: 'o1',
  orderNo: 'ZF1',
  bizType: 'PREPAY',
  title: '预存充值',
  state: 'WAIT_PAY',
  amount: '300.00',
  balanceUsed: '0.00',
  payAmount: '300.00',
  paidAmount: '0.00',
  channel: 'SANDBOX',
  split: 'NONE',
  createdAt: '2026-11-23T09:30:00+08:00',
  expireAt: '2026-11-23T10:00:00+08:00',
  remainSeconds: 1800,
  paidAt: null,
  resultNote: null,
  proxy: false,
  payeeBp: '1000000003',
  payeeName: '康宁医院',
  payerMask: '138****0008',
  payerIsMe: true,
  canPay: true,
  canCancel: true,
  confirming: false,
  nextSubOrderId: null,
  refundedAmount: '0.00',
  meterNo: null,
  waits: null,
  ...part,
})

/** The same with its slices and what it is for. */
export const anOrderView = (part: Partial<OrderView> = {}): OrderView => {
  const { meterNo: _meterNo, refundedAmount: _refunded, waits: _waits, ...row } = anOrderRow()
  return { ...row, subOrders: [], items: [], ...part }
}

export const anOrderDetail = (part: Partial<OrderDetail> = {}): OrderDetail => ({
  ...anOrderView(),
  refundedAmount: '0.00',
  payments: [],
  refund: null,
  refundable: { ok: true, reason: null },
  voucherId: null,
  prepared: null,
  gasOrderId: null,
  timeline: [],
  ...part,
})

/** The cashier of the demo world, open for it. */
export const aCashier = (): Out<'default POST /crmgas/pay/prepay'> => ({
  paymentId: 'p1',
  channel: 'SANDBOX',
  amount: '100.00',
  params: { sandboxToken: 't1' },
})

/** Two bills paid. */
export const aResult = (part: Partial<Result> = {}): Result => ({
  orderId: 'o1',
  orderNo: 'ZF20261123000001',
  bizType: 'BILL',
  title: '缴纳 2 笔账单',
  state: 'SUCCESS',
  amount: '122149.50',
  paidAmount: '122149.50',
  balanceUsed: '0.00',
  channel: 'SANDBOX',
  createdAt: '2026-11-23T09:30:40+08:00',
  confirmedAt: '2026-11-23T09:31:03+08:00',
  paidAt: '2026-11-23T09:31:03+08:00',
  creditedAt: '2026-11-23T09:31:05+08:00',
  proxy: false,
  billIds: ['b1', 'b2'],
  resultNote: null,
  gasOrderId: null,
  nextAction: 'NONE',
  nextSubOrderId: null,
  voucherId: null,
  ...part,
})

/** Gas stopped for what is owed. */
export const aStop = (part: Partial<StopGas> = {}): StopGas => ({
  stopId: 's1',
  kind: 'ARREARS',
  state: 'STOPPED',
  title: '已停气',
  area: '',
  reason: '欠费',
  noticeNo: null,
  noticeAt: null,
  planStopAt: null,
  planResumeAt: null,
  realStopAt: '2026-11-20T10:00:00+08:00',
  realResumeAt: null,
  limitVolume: null,
  ackRequired: false,
  ackAt: null,
  tips: [],
  cause: 'ARREARS',
  triggerBillIds: [],
  hotline: '0316-0000119',
  ackName: null,
  confirmedAt: null,
  createdAt: '2026-11-20T09:00:00+08:00',
  ...part,
})

/** The data about it for the page of payments; null: gas flows. */
export const stopInfo = (stopGas: StopGas | null): Out<'default GET /crmgas/stopGas/info'> => ({
  stopGas,
  meters: [],
  arrears: null,
  plansAffected: [],
  serviceLine: '0316-0000119',
})

export type PayMeters = Out<'default GET /crmgas/pay/payMeters'>

/** The hospital's entry of payments: one of its bills late, nothing to top up. */
export const somePayMeters = (part: Partial<PayMeters> = {}): PayMeters => ({
  account: aPayAccount(),
  groups: [],
  bills: {
    count: 1,
    totalDue: '69769.10',
    principal: '69146.78',
    lateFee: '622.32',
    overdueCount: 1,
    inPayment: { count: 0, totalDue: '0.00', paid: '0.00' },
    firstDueDate: '2026-11-05',
  },
  ...part,
})

export const aPayAccount = (part: Partial<PayMeters['account']> = {}): PayMeters['account'] => ({
  bp: '1000000003',
  customerName: '康宁医院',
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  chargeMode: 'POSTPAID',
  balance: '0.00',
  provisional: '0.00',
  provisionalMonths: [],
  frozen: '0.00',
  available: '0.00',
  creditLimit: '0.00',
  daysLeft: null,
  nextCosts: [],
  ifPaid: null,
  arrears: '69769.10',
  installmentDue: '0.00',
  heldDue: '0.00',
  canPrepay: false,
  ...part,
})
