import { formatAmount, formatMoney, isPositiveMoney, addMoney, subtractMoney, type Money } from '@domain/money'
import { formatMoment } from '@domain/date-format'
import { toMillis } from '@domain/date'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { emit } from '../../wiring'
import { balanceCredited } from '../billing/service'
import { post } from '../gas-account/service'
import type { SoldPart, TradePart } from '../gas-package/service'
import { isAwaited, pendingOf, shortOf } from './rules/offer'
import { isOpen } from './rules/steps'
import { accept } from './accept'
import { changeBid, findBid, lockBid } from './repo/bids'
import { insertMargin } from './repo/margins'
import { activityOf } from './seen'
import type { Activity, Bid } from './types'
import type { MarginEntry } from './repo/margins'

/* Money that is held for a bid (N-03, N-12, N-15). The account and the bid are locked wherever it moves. */

interface Booking {
  direction: MarginEntry['direction']
  amount: Money
  cause: string
  remark: string
}

/** Writes an entry and what is held after it; answers false where this cause was booked before. */
async function book(work: Work, bid: Bid, { direction, amount, cause, remark }: Booking): Promise<boolean> {
  const marginHeld = direction === 'IN' ? addMoney(bid.marginHeld, amount) : subtractMoney(bid.marginHeld, amount)
  const isNew = await insertMargin(work.db, {
    bp: bid.bp,
    bidNo: bid.bidNo,
    entryNo: newId(work.clock.now()),
    direction,
    amount,
    balanceAfter: marginHeld,
    remark,
    cause,
    createdAt: work.clock.iso(),
  })
  if (isNew) await changeBid(work.db, bid, { marginHeld })
  return isNew
}

/** Gives a part of the margin back to the balance, all of it unless `keep` yuan are to stay. Answers what went. */
export async function giveBack(
  work: Work,
  bid: Bid,
  { cause, remark, keep = '0.00' }: { cause: string; remark: string; keep?: Money },
): Promise<Money> {
  const amount = subtractMoney(bid.marginHeld, keep)
  if (!isPositiveMoney(amount)) return '0.00'
  const { bp, companyCode, bidNo } = bid
  if (!(await book(work, bid, { direction: 'OUT', amount, cause, remark }))) return '0.00'
  await post(work, {
    bp,
    companyCode,
    direction: 'IN',
    amount,
    entryType: 'DEPOSIT_RELEASE',
    key: `MARGIN:${bidNo}:${cause}`,
    remark,
    refType: 'NG_BID',
    refId: bidNo,
  })
  await emit(work, balanceCredited, { bp, companyCode })
  return amount
}

/** N-12: a renounced win costs its whole margin. */
export async function forfeit(work: Work, bid: Bid): Promise<void> {
  const amount = bid.marginHeld
  if (!isPositiveMoney(amount)) return
  await book(work, bid, { direction: 'DEDUCT', amount, cause: 'DEFAULT', remark: '逾期未确认，保证金不予退还' })
}

/** N-12: a part of the margin becomes the deposit of the order. */
export const moveToOrder = (work: Work, bid: Bid, orderNo: string, amount: Money): Promise<boolean> =>
  book(work, bid, { direction: 'TRANSFER', amount, cause: orderNo, remark: `转入订单${orderNo}保证金` })

/** What the cashier shows of a bid's margin. */
function partOf(work: Work, bid: Bid, activity: Activity): SoldPart {
  const pending = pendingOf(bid)
  const short = shortOf(bid)
  const isNow = isOpen(activity, work.clock.now()) && isAwaited(bid)
  return {
    bp: bid.bp,
    companyCode: bid.companyCode,
    bizNo: bid.bidNo,
    name: activity.name,
    title: '竞购保证金',
    standing: pending ? (isNow ? 'PAYABLE' : 'OVER') : bid.state === 'SIGNED_UP' ? 'EARLY' : 'PAID',
    amount: short,
    deadline: activity.closeAt,
    formula: pending
      ? `${formatMoney(pending.margin)}${isPositiveMoney(bid.marginHeld) ? ` − 已缴${formatAmount(bid.marginHeld)}元` : ''}`
      : '',
    // N-07: by the moment of the money, until the bids are put in their order.
    takes: (at) =>
      isAwaited(bid) &&
      toMillis(at) < toMillis(activity.closeAt) &&
      activity.clearedAt === null &&
      (activity.state === 'OPEN' || activity.state === 'SIGNUP' || activity.state === 'CLEARING'),
    nextText: `${formatMoment(activity.publishAt, work.clock.today())}公布结果`,
  }
}

/** N-03 at the cashier of packages. */
export const marginPart: TradePart = {
  right: 'PACKAGE_ORDER',
  async find(work, { bp, bizNo }, lock) {
    const bid = await (lock ? lockBid : findBid)(work.db, { bp, bidNo: bizNo })
    return bid && partOf(work, bid, await activityOf(work, bid))
  },
  async paid(work, { bp, bizNo }, { payNo, amount, at, by }) {
    const bid = await lockBid(work.db, { bp, bidNo: bizNo })
    if (!bid) throw new Error(`no bid ${bizNo}`)
    if (!(await book(work, bid, { direction: 'IN', amount, cause: payNo, remark: '缴纳竞购保证金' }))) return
    await accept(work, { ...bid, marginHeld: addMoney(bid.marginHeld, amount) }, { at: toMillis(at), by })
  },
}
