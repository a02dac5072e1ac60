/* The home page: account and meters. */
import type { Out } from '@contract'

export type Summary = Out<'default GET /crmgas/home/summary'>
export type Account = Summary['account']
export type Meter = Summary['meters'][number]

/** A hospital that pays afterwards, one of two bills late. */
export const anAccount = (part: Partial<Account> = {}): Account => ({
  bp: '1000000003',
  customerName: '康宁医院',
  gasUse: 'PUB',
  chargeMode: 'POSTPAID',
  balance: null,
  available: null,
  provisional: null,
  frozen: null,
  provisionalMonths: [],
  arrears: '164055.21',
  installmentDue: '0.00',
  heldDue: '0.00',
  inPayment: { count: 0, totalDue: '0.00', paid: '0.00' },
  overdueAmount: '69769.10',
  daysLeft: null,
  ifPaid: null,
  dueDate: '2026-11-05',
  unpaidCount: 2,
  overdueCount: 1,
  sapSysFlag: '1',
  ...part,
})

export const aMeter = (part: Partial<Meter> = {}): Meter => ({
  meterId: 'm1',
  meterNo: '003010020301',
  alias: '',
  meterType: 'IOT',
  chargeMode: 'POSTPAID',
  model: 'G65',
  caliber: 'DN50',
  maker: '天信仪表',
  location: '锅炉房',
  gasUse: 'PUB',
  gasUseText: '公共服务',
  digits: 8,
  qmax: '100.00',
  state: 'NORMAL',
  valveState: 'NONE',
  onlineState: 'ONLINE',
  batteryPct: null,
  lastReading: '1.00',
  lastReadingAt: null,
  remainVolume: null,
  cardType: null,
  icMode: null,
  channels: [],
  priceNow: null,
  available: null,
  openGasOrderId: null,
  imgWindow: { open: false, from: '2026-11-25', to: '2026-11-30' },
  meterImg: null,
  ...part,
})

export const aSummary = (part: Partial<Summary> = {}): Summary => ({
  account: anAccount(),
  meters: [],
  meterCount: 0,
  banner: null,
  todo: { statement: 0, writeCard: 0, bill: 0, install: 0, tt: 0 },
  energy: null,
  unreadCount: 0,
  ...part,
})
