import { lotsVolume, marginOf } from '@domain/bidding/offer'
import { addMonths, firstOfMonth, HOUR, lastOfMonth, MINUTE, monthOf } from '@domain/date'
import type { Work } from '../http/context'
import { bidNo as newBidNo } from '../modules/bidding/numbers'
import { submit } from '../modules/bidding/offer'
import { publishActivity } from '../modules/bidding/publish'
import { bidsIn, insertBid } from '../modules/bidding/repo/bids'
import { cancelActivity } from '../modules/bidding/staff'
import { ngBidMachine } from '../modules/bidding/states'
import { turnActivity } from '../modules/bidding/turn'
import { biddingWork } from '../modules/bidding/work'
import type { NewRow } from '../db/rows'
import { isoOf } from '../ports/clock'
import { logCreated, transition } from '../states'
import { withClock } from './clock'
import { ceramics } from './customers/ceramics'
import { payPart } from './packages/pay'
import { masterOf } from './packages/person'
import { demoId } from './people'
import { sweepNow } from './within'

/** Fictional companies that take part beside the demo's customers: rows of the company without users (rest 2.0-10). */
const OTHERS = [
  '冀中纺织印染',
  '永清玻璃制品',
  '三河食品加工',
  '大城保温材料',
  '霸州钢木家具',
  '固安电子材料',
  '香河建材',
  '文安人造板',
  '大厂印务',
  '燕郊生物制药',
  '胜芳金属制品',
  '龙河铝业',
].map((name, index) => ({ bp: `91000000${String(index + 1).padStart(2, '0')}`, name: `${name}有限公司` }))

const COMPANY = ceramics.companyCode
type Terms = Parameters<typeof publishActivity>[1]

/** Moments of an activity, in hours from now. */
interface Hours {
  signup: number
  signupEnd: number
  open: number
  close: number
  publish: number
  confirm: number
}

function termsOf(work: Work, name: string, hours: Hours, over: Partial<Terms> = {}): Terms {
  // On the half hour, not later than it was meant: what is due now is due.
  const half = HOUR / 2
  const at = (after: number): string => isoOf(Math.floor((work.clock.now() + after * HOUR) / half) * half)
  const month = addMonths(monthOf(work.clock.today()), 2)
  return {
    companyCode: COMPANY,
    name,
    resourceType: 'PIPELINE',
    mode: 'BID',
    pricingRule: 'UNIFORM',
    totalVolume: '300000',
    minVolume: '10000',
    maxVolume: '150000',
    stepVolume: '1000',
    floorPrice: '3.6000',
    capPrice: '3.9800',
    priceStep: '0.0050',
    standardPrice: '3.8600',
    marginRate: '10.00',
    deliveryStart: firstOfMonth(month),
    deliveryEnd: lastOfMonth(month),
    cycleType: 'MONTH',
    signupStart: at(hours.signup),
    signupEnd: at(hours.signupEnd),
    openAt: at(hours.open),
    closeAt: at(hours.close),
    publishAt: at(hours.publish),
    confirmDeadline: at(hours.confirm),
    customerTypes: ['INDUSTRY', 'COMMERCE', 'PUBLIC'],
    templateVersion: '1',
    rules: '中标后须在确认期限内签署供气协议；逾期未签约的，保证金不予退还，12个月内不能参与。',
    ...over,
  }
}

const DRAW = {
  mode: 'DRAW',
  pricingRule: 'FIXED_PRICE',
  floorPrice: null,
  capPrice: null,
  priceStep: null,
  fixedPrice: '3.6500',
  totalVolume: '120000',
  stepVolume: '10000',
  maxLots: 3,
} as const satisfies Partial<Terms>

const before = (work: Work, hours: number): Work => withClock(work, isoOf(work.clock.now() - hours * HOUR))

type Offer = Partial<Pick<NewRow<'ngBid'>, 'price' | 'volume' | 'minVolume' | 'lots' | 'marginDue' | 'rankMs'>>

async function takesPart(
  work: Work,
  ngId: string,
  other: { bp: string; name: string },
  offer: Offer | null,
): Promise<string> {
  const now = work.clock.iso()
  const row = {
    ...(offer ?? {}),
    bp: other.bp,
    bidNo: await newBidNo(work),
    companyCode: COMPANY,
    ngId,
    customerName: other.name,
    city: '廊坊市',
    state: offer === null ? ('SIGNED_UP' as const) : ('VALID' as const),
    createdBy: 'SYSTEM',
    createdAt: now,
    updatedAt: now,
  }
  await insertBid(work.db, row)
  await logCreated(work, ngBidMachine, row)
  return row.bidNo
}

/** Sealed bids of others, the first ones dearer; their margins are none of the demo's money. */
async function othersBid(work: Work, ngId: string, prices: readonly string[]): Promise<void> {
  for (const [index, price] of prices.entries()) {
    const volume = `${60 + 10 * (index % 4)}000`
    const rankMs = String(work.clock.now() + index * MINUTE)
    const offer = { price, volume, minVolume: '20000', marginDue: marginOf(price, volume, '10.00'), rankMs }
    await takesPart(work, ngId, OTHERS[index] ?? { bp: '', name: '' }, offer)
  }
}

/** Each of the others takes three lots: 36 numbers. */
async function othersDraw(work: Work, ngId: string): Promise<void> {
  for (const [index, other] of OTHERS.entries()) {
    const volume = lotsVolume(3, DRAW.stepVolume)
    const rankMs = String(work.clock.now() + index * MINUTE)
    await takesPart(work, ngId, other, {
      lots: 3,
      volume,
      marginDue: marginOf(DRAW.fixedPrice, volume, '10.00'),
      rankMs,
    })
  }
}

/** Activities in every state, with the ceramics works as one that has won and one that is about to bid (B 8). */
export async function seedBidding(work: Work): Promise<void> {
  await running(work)
  await signUps(work)
  await published(work)
  await drawn(work)
  await others(work)
}

const factory = { bp: ceramics.bp, name: ceramics.customerName }

/** NG1: open until tomorrow; the factory has signed up. */
async function running(work: Work): Promise<void> {
  const then = before(work, 72)
  const hours = { signup: 0, signupEnd: 32, open: 48, close: 96, publish: 98, confirm: 122 }
  const ngId = await publishActivity(then, termsOf(then, '增量气竞购 第2期', hours))
  await turnActivity(before(work, 1), { companyCode: COMPANY, ngId })
  await takesPart(before(work, 60), ngId, factory, null)
  await othersBid(before(work, 20), ngId, ['3.8000', '3.7500', '3.7200', '3.7000', '3.6800', '3.6500'])
}

/** NG2: a draw that takes sign-ups, and NG7, which does not yet. */
async function signUps(work: Work): Promise<void> {
  const then = before(work, 48)
  const hours = { signup: 0, signupEnd: 96, open: 120, close: 126, publish: 150, confirm: 174 }
  const ngId = await publishActivity(then, termsOf(then, '保供气摇号 第3期', hours, DRAW))
  await turnActivity(before(work, 1), { companyCode: COMPANY, ngId })
  for (const other of OTHERS.slice(0, 5)) await takesPart(before(work, 30), ngId, other, null)
  const later = { signup: 72, signupEnd: 120, open: 144, close: 150, publish: 152, confirm: 176 }
  await publishActivity(
    work,
    termsOf(work, '液化气化资源竞购', later, { resourceType: 'LNG', pricingRule: 'PAY_AS_BID' }),
  )
}

/** NG3: the factory has won and is to confirm within ten hours. */
async function published(work: Work): Promise<void> {
  const then = before(work, 120)
  const hours = { signup: 0, signupEnd: 32, open: 48, close: 96, publish: 106, confirm: 130 }
  const ngId = await publishActivity(then, termsOf(then, '增量气竞购 第1期', hours))
  const key = { companyCode: COMPANY, ngId }
  await turnActivity(before(work, 70), key)
  const bidNo = await takesPart(before(work, 100), ngId, factory, null)
  await othersBid(before(work, 60), ngId, ['3.7500', '3.7400', '3.7000'])
  const session = await masterOf(work, ceramics)
  const offer = {
    bidNo,
    version: 1,
    price: '3.8000',
    volume: '100000',
    minVolume: '60000',
    requestNo: `history-${bidNo}`,
  }
  await submit(before(work, 50), session, offer)
  await payPart(before(work, 49), session, { bizType: 'NG_MARGIN', bizNo: bidNo }, false)
  for (const hoursAgo of [23, 13]) await turnActivity(before(work, hoursAgo), key)
  await settleAll(before(work, 13))
  await confirmOthers(before(work, 12), ngId)
}

/** NG4: a draw of the past with its ledger. */
async function drawn(work: Work): Promise<void> {
  const then = before(work, 20 * 24)
  const hours = { signup: 0, signupEnd: 32, open: 48, close: 54, publish: 78, confirm: 102 }
  const ngId = await publishActivity(then, termsOf(then, '保供气摇号 第2期', hours, DRAW), '5e'.repeat(32))
  const key = { companyCode: COMPANY, ngId }
  await othersDraw(before(work, 20 * 24 - 49), ngId)
  for (const after of [49, 55, 79]) await turnActivity(before(work, 20 * 24 - after), key)
  await settleAll(before(work, 20 * 24 - 79))
  await confirmOthers(before(work, 20 * 24 - 80), ngId)
  await turnActivity(before(work, 20 * 24 - 103), key)
  await settleAll(before(work, 20 * 24 - 103))
}

/** NG5, cancelled by the desk, and NG6, without a bid. */
async function others(work: Work): Promise<void> {
  const hours = { signup: 0, signupEnd: 32, open: 48, close: 54, publish: 58, confirm: 82 }
  const first = before(work, 10 * 24)
  const cancelled = await publishActivity(first, termsOf(first, '错峰气竞购', hours))
  const clerk = { userId: demoId('app_user', '13800000012'), companyCode: COMPANY }
  const wish = { ngId: cancelled, reason: '上游资源调整', requestNo: 'history-cancel' }
  await cancelActivity(before(work, 9 * 24), clerk, wish)
  const second = before(work, 30 * 24)
  const ngId = await publishActivity(second, termsOf(second, '夜间气竞购', hours))
  await turnActivity(before(work, 27 * 24), { companyCode: COMPANY, ngId })
}

async function settleAll(work: Work): Promise<void> {
  for (const sweep of biddingWork.sweeps) if (sweep.name === 'bidding.settle') await sweepNow(work, sweep)
}

/** The others have signed at the counter. */
async function confirmOthers(work: Work, ngId: string): Promise<void> {
  for (const bid of await bidsIn(work.db, { companyCode: COMPANY, ngId }, ['WON', 'PART_WON']))
    if (bid.bp !== ceramics.bp)
      await transition(work, ngBidMachine, bid, 'CONFIRM', { set: { finishedAt: work.clock.iso() } })
}
