/* An activity for bids, the own bid in it, and the list of winners. */
import type { Out, Row } from '@contract'

type Activity = Out<'sqdev GET /ng/activity/detail'>
type ActivityRow = Row<'sqdev GET /ng/activity/list'>
type OwnBid = NonNullable<Activity['myBid']>
type Winning = Out<'sqdev GET /ng/winningList'>

const head = {
  ngId: 'NG2026110001',
  name: '增量气竞购 第1期',
  resourceType: 'PIPELINE',
  mode: 'BID',
  pricingRule: 'UNIFORM',
  totalVolume: '300000',
  floorPrice: '3.6000',
  capPrice: '3.9800',
  priceStep: '0.0050',
  fixedPrice: null,
  deliveryStart: '2027-01-01',
  deliveryEnd: '2027-01-31',
  signupStart: '2026-11-20T09:00:00+08:00',
  signupEnd: '2026-11-22T17:00:00+08:00',
  openAt: '2026-11-23T09:00:00+08:00',
  closeAt: '2026-11-23T15:00:00+08:00',
  publishAt: '2026-11-23T17:00:00+08:00',
  confirmDeadline: '2026-11-24T17:00:00+08:00',
  state: 'OPEN',
  participants: 18,
  next: { text: '距竞购截止', at: '2026-11-23T15:00:00+08:00' },
} as const satisfies Partial<ActivityRow>

export const anActivityRow = (part: Partial<ActivityRow> = {}): ActivityRow => ({ ...head, mine: null, ...part })

/** Open for bids until 15:00; this customer has signed up. */
export const anActivity = (part: Partial<Activity> = {}): Activity => ({
  ...head,
  minVolume: '10000',
  maxVolume: '150000',
  stepVolume: '1000',
  maxLots: null,
  marginRate: '10.00',
  cycleType: 'MONTH',
  rules: '',
  seedHash: null,
  cancelReason: null,
  serverTime: '2026-11-23T09:30:00+08:00',
  actions: ['SUBMIT', 'WITHDRAW'],
  myBid: aBid(),
  ...part,
})

export const aBid = (part: Partial<OwnBid> = {}): OwnBid => ({
  bidNo: 'J20261123000001',
  state: 'SIGNED_UP',
  version: 1,
  offer: null,
  pending: null,
  marginHeld: '0.00',
  revisionsLeft: 5,
  entries: [],
  wonEntries: [],
  award: null,
  candidatePlace: null,
  confirmDeadline: null,
  orderNo: null,
  agreeId: null,
  withdrawUntil: '2026-11-23T14:00:00+08:00',
  ...part,
})

export const aWinningList = (part: Partial<Winning> = {}): Winning => ({
  ngId: 'NG2026110001',
  name: '增量气竞购 第1期',
  state: 'PUBLISHED',
  publishedAt: '2026-11-23T17:00:00+08:00',
  summary: { clearingPrice: '3.7500', awardedVolume: '300000', participants: 18, winners: 1 },
  mine: null,
  proof: null,
  list: [{ name: '华北****有限公司', city: '廊坊市', volume: '120000', price: '3.7500', entries: [], isOwn: false }],
  total: 1,
  pageNum: 1,
  pageSize: 20,
  ...part,
})
