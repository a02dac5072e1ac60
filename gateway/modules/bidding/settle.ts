import type { NgBidEvent } from '@domain/statuses/bidding'
import { compareDecimals } from '@domain/decimal'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { lockAccount } from '../gas-account/service'
import { drop } from '../todo/service'
import { forfeit, giveBack } from './margin'
import { changeBid, lockBid, type Due } from './repo/bids'
import { confirmUntil } from './rules/steps'
import { activityOf } from './seen'
import { ngBidMachine } from './states'
import { CONFIRM_TODO, notifyResult, notifyWin } from './notices'
import type { Activity, Bid } from './types'

/** Why a bid is over without a win. */
interface Ending {
  event: NgBidEvent
  cause: string
  words: string
}

const VOID = { event: 'VOID', cause: 'VOID' } as const

/** What becomes of a bid when its activity has gone on; null where it waits (N-07, N-15, N-16). */
function endingOf({ state, clearedAt, cancelReason }: Activity, bid: Bid): Ending | null {
  const isOpen = bid.state === 'SIGNED_UP' || bid.state === 'WAIT_MARGIN'
  if (state === 'CANCELLED') return { ...VOID, words: `活动已取消：${cancelReason ?? ''}，保证金已退还` }
  if (isOpen && clearedAt !== null) return { ...VOID, words: '截止前未缴纳保证金，报价无效' }
  const isLoser = bid.state === 'VALID' && (bid.awardVolume ?? '0') === '0' && bid.candidateVolume === '0'
  if (state === 'PUBLISHED' && isLoser) return { event: 'LOSE', cause: 'LOST', words: '未中标，保证金已退还至账户余额' }
  if (state === 'FINISHED' && (bid.state === 'CANDIDATE' || isLoser))
    return { event: 'LOSE', cause: 'LOST', words: '候补结束未中标，保证金已退还至账户余额' }
  return null
}

/** Brings a bid to where its activity has it: one customer, one transaction, harmless to repeat. */
export async function settleBid(work: Work, key: Due): Promise<void> {
  await lockAccount(work.db, key)
  const bid = await lockBid(work.db, key)
  if (!bid || !['SIGNED_UP', 'WAIT_MARGIN', 'VALID', 'CANDIDATE'].includes(bid.state)) return
  const activity = await activityOf(work, bid)
  const ending = endingOf(activity, bid)
  if (ending) return end(work, activity, bid, ending)
  if (bid.state === 'VALID' && (activity.state === 'PUBLISHED' || activity.state === 'FINISHED'))
    await notifyOutcome(work, activity, bid)
}

async function end(work: Work, activity: Activity, bid: Bid, { event, cause, words }: Ending): Promise<void> {
  const finishedAt = work.clock.iso()
  await transition(work, ngBidMachine, bid, event, { set: { finishedAt, version: bid.version + 1 } })
  await giveBack(work, bid, { cause, remark: `${activity.name}保证金退还` })
  await notifyResult(work, activity, bid, words)
}

/** The result is public: a winner is to confirm, a candidate waits; a margin that is larger than the bid asks for shrinks (N-04). */
async function notifyOutcome(work: Work, activity: Activity, bid: Bid): Promise<void> {
  await giveBack(work, bid, { cause: 'EXCESS', remark: '多缴保证金退还', keep: bid.marginDue })
  if ((bid.awardVolume ?? '0') === '0') {
    await transition(work, ngBidMachine, bid, 'WAIT', { set: { version: bid.version + 1 } })
    return notifyResult(work, activity, bid, '进入候补，有中标方放弃时按顺序递补')
  }
  const confirmDeadline = confirmUntil(
    activity.publishedAt ?? activity.publishAt,
    activity.confirmDeadline,
    work.clock.now(),
  )
  const isWhole = compareDecimals(bid.awardVolume ?? '0', bid.volume ?? '0') === 0
  await transition(work, ngBidMachine, bid, isWhole ? 'WIN' : 'PART_WIN', {
    set: { confirmDeadline, version: bid.version + 1 },
  })
  await notifyWin(work, activity, { ...bid, confirmDeadline })
}

/** N-12: a win not confirmed in time costs its margin; an offer to a candidate costs nothing. */
export async function lapse(work: Work, key: Due): Promise<void> {
  await lockAccount(work.db, key)
  const bid = await lockBid(work.db, key)
  const isDue = bid && (bid.state === 'WON' || bid.state === 'PART_WON') && bid.orderNo === null
  if (!isDue || bid.confirmDeadline === null || bid.confirmDeadline > work.clock.iso()) return
  const activity = await activityOf(work, bid)
  await drop(work, CONFIRM_TODO, bid.bidNo, bid.bp)
  if (bid.offerRound > 0)
    return end(work, activity, bid, { event: 'PASS', cause: 'PASSED', words: '候补递补未确认，保证金已退还至账户余额' })
  const finishedAt = work.clock.iso()
  await transition(work, ngBidMachine, bid, 'DEFAULT', { set: { finishedAt, version: bid.version + 1 } })
  await forfeit(work, bid)
  await notifyResult(work, activity, bid, '中标未在期限内确认，视为弃标，保证金不予退还，12个月内暂不能参与')
}

/** The order of a win ended before it was signed: it may be confirmed again until its deadline (N-12). */
export async function orderEnded(work: Work, { bp, sourceNo }: { bp: string; sourceNo: string | null }): Promise<void> {
  const bid = sourceNo === null ? undefined : await lockBid(work.db, { bp, bidNo: sourceNo })
  if (bid && (bid.state === 'WON' || bid.state === 'PART_WON')) await changeBid(work.db, bid, { orderNo: null })
}
