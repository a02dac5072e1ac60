/* Gas for card meters: orders, cards, sessions. */
import type { Out, Row } from '@contract'

export type GasOrderRow = Row<'default GET /crmgas/gasPaymentOrder/list'>
export type GasOrderDetail = Out<'default GET /crmgas/gasPaymentOrder/detail'>
export type GasCard = Out<'default GET /crmgas/nfc/cards'>['list'][number]
export type Support = Out<'default GET /crmgas/nfc/support'>
export type ChannelMeter = Out<'default GET /crmgas/list-meter-channel'>['list'][number]
export type Stepped = Out<'default POST /crmgas/nfc/step'>

/** A purchase of 249.3 m³ that is paid and waits for its card. */
export const aGasOrderRow = (part: Partial<GasOrderRow> = {}): GasOrderRow => ({
  gasOrderId: 'g1',
  gasOrderNo: 'GQ1',
  meterId: '10010204',
  meterNo: '003010010204',
  meterName: '面点间',
  cardTail: '0204',
  cardType: 'NFC',
  buyMode: 'AMOUNT',
  volume: '249.3',
  pricedVolume: '249.3',
  amount: '999.67',
  leftover: '0.33',
  state: 'WAIT_WRITE',
  writeMode: 'NFC',
  slices: 1,
  writtenSlices: 0,
  createdAt: '2026-11-23T09:00:00+08:00',
  paidAt: '2026-11-23T09:01:00+08:00',
  orderId: 'o1',
  canPay: false,
  canCancel: false,
  canWrite: true,
  nextSubNo: 1,
  ...part,
})

export const aGasOrder = (part: Partial<GasOrderDetail> = {}): GasOrderDetail => ({
  ...aGasOrderRow(),
  segments: [{ tierNo: 1, season: 'HEATING', price: '4.0100', volume: '249.3', amount: '999.67' }],
  subOrders: [
    {
      subNo: 1,
      volume: '249.3',
      amount: '999.67',
      targetSeq: 46,
      state: 'WAIT',
      reservedAt: null,
      writtenAt: null,
      loadedAt: null,
    },
  ],
  payOrder: {
    orderNo: 'ZF1',
    state: 'SUCCESS',
    amount: '1000.00',
    balanceUsed: '0.00',
    payAmount: '1000.00',
    split: 'NONE',
    expireAt: '2026-11-23T09:30:00+08:00',
  },
  writeRecords: [],
  refundable: { ok: true, reason: null },
  voucherId: null,
  timeline: [{ state: 'WAIT_WRITE', at: '2026-11-23T09:01:00+08:00', reason: null }],
  ...part,
})

export const aCard = (part: Partial<GasCard> = {}): GasCard => ({
  cardNo: '6217000010010204',
  cardType: 'NFC',
  state: 'ACTIVE',
  meterId: '10010204',
  meterNo: '003010010204',
  meterName: '面点间',
  unit: 'VOLUME',
  purchaseSeq: 45,
  held: '400.0',
  loaded: true,
  meterRemain: '204.0',
  imageAt: '2026-11-06T10:40:00+08:00',
  pending: { gasOrderId: 'g1', subNo: 1, volume: '249.3', amount: '999.67', state: 'WAIT_WRITE' },
  ...part,
})

/** A browser beside an emulated card. */
export const someSupport = (part: Partial<Support> = {}): Support => ({
  supported: false,
  reasonCode: 'H5',
  reason: '浏览器不支持写卡',
  ways: ['安卓手机微信小程序', '原生App', '营业网点自助机'],
  virtual: '1',
  ...part,
})

/** A session that ended with a written card. */
export const aStepped = (part: Partial<Stepped> = {}): Stepped => ({
  step: 'DONE',
  commands: [],
  done: true,
  result: { state: 'SUCCESS', code: null, message: '写卡成功，请将燃气卡插入表具上表' },
  card: {
    cardNo: '****0204',
    meterNo: '003010010204',
    purchaseSeq: 46,
    unit: 'VOLUME',
    held: '249.3',
    loaded: false,
    remain: null,
  },
  orderState: 'WRITTEN',
  ...part,
})

/** A meter that is filled by a card, of those that pages choose from. */
export const aChannelMeter = (part: Partial<ChannelMeter> = {}): ChannelMeter => ({
  meterId: '10010201',
  meterNo: '003010010201',
  alias: '大堂',
  meterType: 'IC',
  chargeMode: 'PREPAID_CARD',
  model: 'G16',
  caliber: 'DN40',
  maker: '金卡智能',
  location: '一层大堂',
  gasUse: 'COM',
  gasUseText: '商业',
  digits: 6,
  qmax: '25.00',
  state: 'NORMAL',
  valveState: 'OPEN',
  onlineState: 'NA',
  batteryPct: 82,
  lastReading: '59549.55',
  lastReadingAt: '2026-11-20T14:26:00+08:00',
  remainVolume: '126.4',
  cardType: 'NFC',
  icMode: 'VOLUME',
  channels: [],
  priceNow: '4.1200',
  available: null,
  openGasOrderId: null,
  imgWindow: { open: false, from: '2026-11-21', to: '2026-11-30' },
  meterImg: null,
  ...part,
})
