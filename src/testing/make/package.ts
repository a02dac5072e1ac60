/* Gas packages on sale, an order of one, its agreement, its cycles one by one. */
import type { Out, Row } from '@contract'
import { aCycle, running } from './cycle'

type GasPackage = Row<'taocan GET /trade/package/list'>
type PackageDetail = Out<'taocan GET /trade/package/detail'>
type Preview = Out<'taocan POST /trade/package/preview'>
type Agreement = Out<'taocan GET /trade/agree/detail'>
type OrderRow = Row<'taocan GET /trade/order/list'>
type OrderDetail = Out<'taocan GET /trade/order/detail'>
type Child = Out<'taocan GET /trade/order/childDetail'>
type Supplement = Out<'taocan GET /trade/order/supplementDetail'>

const terms = {
  packageId: 'PKG001',
  name: '保供季固定价气量包',
  priceType: 'FIXED',
  unitPrice: '3.6800',
  floatDiscount: null,
  standardPrice: '3.8600',
  supplyMode: 'PART',
  cycleType: 'MONTH',
  deliveryStart: '2027-01-01',
  deliveryEnd: '2027-03-31',
  depositRate: '10.00',
  overTolerance: '5.00',
  shortTolerance: '5.00',
  shortFeeRate: '10.00',
} as const

/** 3,000,000 m³, of which 1,860,000 are sold. */
export const aPackage = (part: Partial<GasPackage> = {}): GasPackage => ({
  ...terms,
  saleStart: '2026-11-03T09:00:00+08:00',
  saleEnd: '2026-12-13T17:00:00+08:00',
  totalVolume: '3000000',
  soldVolume: '1860000',
  leftVolume: '1140000',
  minVolume: '10000',
  stepVolume: '1000',
  highlights: ['锁定冬季气价'],
  state: 'ON_SALE',
  canBuy: true,
  myOrderNo: null,
  ...part,
})

type CyclePreview = Preview['cycles'][number]

const previewCycle = (part: Partial<CyclePreview>): CyclePreview => ({
  cycleNo: 1,
  name: '1月',
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  days: 31,
  volume: '34400',
  low: '24200',
  high: '44700',
  editOpenAt: '2026-12-17T00:00:00+08:00',
  editCloseAt: '2026-12-27T17:00:00+08:00',
  payDeadline: '2026-12-30T17:00:00+08:00',
  ...part,
})

/** Of 100,000 m³. */
export const aSalePreview = (part: Partial<Preview> = {}): Preview => ({
  volume: '100000',
  unitPrice: '3.6800',
  totalAmount: '368000.00',
  depositAmount: '36800.00',
  saving: '18000.00',
  cycles: [
    previewCycle({}),
    previewCycle({
      cycleNo: 2,
      name: '2月',
      startDate: '2027-02-01',
      endDate: '2027-02-28',
      days: 28,
      volume: '31100',
    }),
    previewCycle({ cycleNo: 3, name: '3月', startDate: '2027-03-01', endDate: '2027-03-31', volume: '34500' }),
  ],
  ...part,
})

export const aPackageDetail = (part: Partial<PackageDetail> = {}): PackageDetail => ({
  ...aPackage(),
  maxPerBp: '500000',
  maxOrdersPerBp: 1,
  customerTypes: ['INDUSTRY', 'COMMERCE'],
  templateVersion: '1',
  intro: '供暖季用气价格锁定。\n按月分配，窗口内可调。',
  cycleLowRate: '70.00',
  cycleHighRate: '130.00',
  ownActiveVolume: '0',
  buyRange: { min: '10000', max: '500000', step: '1000' },
  meters: [
    { meterId: 'm1', meterNo: '003010010101', name: '1#窑炉', remote: true, qmax: '250.00', reason: null },
    {
      meterId: 'm2',
      meterNo: '003010010204',
      name: '面点间',
      remote: false,
      qmax: null,
      reason: '非远传表，不支持提气',
    },
  ],
  cyclesPreview: aSalePreview().cycles,
  contact: { name: '李经理', phone: '0316-2201001' },
  ...part,
})

const HASH = 'a1b2c3d4e5f60718a1b2c3d4e5f60718a1b2c3d4e5f60718a1b2c3d4e5f60718'

/** Opened a minute ago, to be signed until ten. */
export const anAgreement = (part: Partial<Agreement> = {}): Agreement => ({
  agreeId: 'A1',
  orderNo: 'M1',
  packageName: '保供季固定价气量包',
  templateVersion: '1',
  content: '供气协议\n第一条 定义\n气量包指预先订购的天然气量。\n第二条 气量与提气期\n总量100,000 m³。',
  contentHash: HASH,
  state: 'TO_SIGN',
  orderState: 'WAIT_SIGN',
  openedAt: '2026-11-23T09:29:00+08:00',
  expireAt: '2026-11-23T10:00:00+08:00',
  canSign: true,
  signHint: null,
  phone: '138****0001',
  signedName: null,
  signedAt: null,
  signWay: null,
  contractId: null,
  canCancel: true,
  canRemind: false,
  version: 1,
  ...part,
})

const head = {
  orderNo: 'M1',
  packageId: 'PKG005',
  name: '秋冬联动气量包',
  sourceType: 'PACKAGE',
  state: 'EXTRACTING',
  totalVolume: '100000',
  unitPrice: '3.6500',
  totalAmount: '365000.00',
  depositAmount: '36500.00',
  paidAmount: '122640.00',
  extracted: '12480.50',
  createdAt: '2026-08-15T16:20:00+08:00',
} as const

const next = {
  action: 'PAY_CHILD',
  text: '请于11-29 17:00前支付12月气款',
  deadline: '2026-11-29T17:00:00+08:00',
  loss: null,
  bizNo: 'Z2',
} as const

/** November runs, December waits for its money. */
export const aPackageOrderRow = (part: Partial<OrderRow> = {}): OrderRow => ({
  ...head,
  next,
  children: { total: 3, settled: 0, todo: 1 },
  agreeId: 'A1',
  actions: ['PAY_CHILD', 'EDIT_CYCLES'],
  ...part,
})

export const aPackageOrder = (part: Partial<OrderDetail> = {}): OrderDetail => ({
  ...head,
  next,
  terms: { ...terms, packageId: 'PKG005', name: '秋冬联动气量包', unitPrice: '3.6500' },
  agreeId: 'A1',
  contractId: 'C1',
  signDeadline: '2026-08-15T16:50:00+08:00',
  depositDeadline: '2026-08-16T16:30:00+08:00',
  effectiveAt: '2026-08-15T16:42:00+08:00',
  finishedAt: null,
  closeReason: null,
  contactName: '王建军',
  contactPhone: '138****0001',
  createdBy: '王建国',
  meters: [{ meterId: 'm1', meterNo: '003010010101', name: '1#窑炉' }],
  cycles: [aCycle(running), aCycle({ state: 'WAIT_PAY', open: false, lockedVolume: '30000', estimated: false })],
  supplements: [],
  changes: [],
  deposit: {
    paid: '36500.00',
    held: '36500.00',
    deducted: '0.00',
    released: '0.00',
    entries: [
      {
        ...({
          entryNo: 'D1',
          direction: 'IN',
          amount: '36500.00',
          balanceAfter: '36500.00',
          remark: '缴纳保证金',
        } as const),
        at: '2026-08-15T16:42:00+08:00',
      },
    ],
  },
  progress: { extracted: '12480.50', total: '100000', rate: '12.48' },
  actions: ['PAY_CHILD'],
  version: 3,
  ...part,
})

/** December, to be paid. */
export const aChild = (part: Partial<Child> = {}): Child => ({
  ...aCycle({ state: 'WAIT_PAY', open: false, lockedVolume: '32600', lockMode: 'AUTO', estimated: false }),
  payableAmount: '119968.00',
  orderNo: 'M1',
  orderName: '秋冬联动气量包',
  priceProvisional: false,
  rolloverInVolume: '1680.00',
  rolloverInAmount: '6132.00',
  carryInVolume: '0',
  carryInAmount: '0.00',
  movedOutVolume: '0',
  addVolume: '0',
  remaining: '34280.00',
  total: '34280.00',
  paidAt: null,
  channel: null,
  forfeitAt: '2026-12-04T00:00:00+08:00',
  forfeitFee: null,
  settlement: null,
  supplements: [],
  timeline: [
    { title: '锁定', at: '2026-11-26T17:00:00+08:00', note: '自动锁定' },
    { title: '支付', at: null, note: '' },
  ],
  actions: ['PAY_CHILD'],
  ...part,
})

/** 3,000 m³ more for November, not judged yet. */
export const aSupplement = (
  part: Partial<Supplement['supplement']> = {},
  more: Partial<Supplement> = {},
): Supplement => ({
  supplement: {
    buNo: 'B1',
    orderNo: 'M1',
    childNo: 'Z1',
    cycleName: '11月',
    buType: 'ADD',
    volume: '3000.00',
    unitPrice: '3.6500',
    amount: '10950.00',
    reason: '订单增加，需要追加用气',
    payDeadline: null,
    paidAt: null,
    state: 'WAIT_REVIEW',
    rejectRemark: null,
    createdAt: '2026-11-23T09:00:00+08:00',
    ...part,
  } as Supplement['supplement'],
  orderName: '秋冬联动气量包',
  fromCycleName: null,
  change: { changeNo: 'C1', state: 'SUBMITTED', reviewRemark: null },
  timeline: [{ title: '提交申请', at: '2026-11-23T09:00:00+08:00', note: '' }],
  actions: ['WITHDRAW'],
  ...more,
})
