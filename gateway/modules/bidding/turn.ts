import { offerPrice, offers } from '@domain/bidding/clearing'
import { HOUR, MINUTE } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import type { NgActivityEvent } from '@domain/statuses/bidding'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { clearBids, drawLots } from './clear'
import { changeActivity, lockActivity } from './repo/activities'
import { bidsIn } from './repo/bids'
import { confirmUntil, dueAt, dueStep, type Step } from './rules/steps'
import { bidSettings } from './settings'
import { ngActivityMachine, ngBidMachine } from './states'
import { notifyOpen, notifyWin } from './notices'
import type { Activity, ActivityKey, Bid } from './types'

/** Minutes between the checks whether the last winners have signed or renounced. */
const LOOK_AGAIN = 1

/** Takes every step of an activity that is due, in one transaction (B 3.7). */
export async function turnActivity(work: Work, key: ActivityKey): Promise<void> {
  const activity = await lockActivity(work.db, key)
  const step = activity && dueStep(activity, work.clock.now())
  if (!activity || !step) return
  await run[step](work, activity)
  await plan(work, key)
  await turnActivity(work, key)
}

/** Writes when the next step is due; that of candidates is written by the step before. */
async function plan(work: Work, key: ActivityKey): Promise<void> {
  const activity = await lockActivity(work.db, key)
  if (!activity || activity.state === 'PUBLISHED') return
  const at = dueAt(activity)
  await changeActivity(work.db, key, { nextAt: at === null ? null : isoOf(at) })
}

const move =
  (event: NgActivityEvent) =>
  async (work: Work, activity: Activity): Promise<void> => {
    await transition(work, ngActivityMachine, activity, event, { set: { version: activity.version + 1 } })
  }

const run: Readonly<Record<Step, (work: Work, activity: Activity) => Promise<void>>> = {
  ENROL: move('ENROL'),
  async OPEN(work, activity) {
    await move('OPEN')(work, activity)
    for (const bid of await bidsIn(work.db, activity, ['SIGNED_UP'])) await notifyOpen(work, activity, bid)
  },
  CLOSE: move('CLOSE'),
  async CLEAR(work, activity) {
    const valid = await clearBids(work, activity)
    await changeActivity(work.db, activity, { clearedAt: work.clock.iso() })
    if (valid === 0) await move('FAIL')(work, activity)
  },
  async PUBLISH(work, activity) {
    if (activity.mode === 'DRAW') await drawLots(work, activity)
    const confirmDeadline = confirmUntil(activity.publishAt, activity.confirmDeadline, work.clock.now())
    const publishedAt = work.clock.iso()
    await changeActivity(work.db, activity, { publishedAt, confirmDeadline, nextAt: confirmDeadline })
    await move('PUBLISH')(work, activity)
  },
  OFFER: offerFreed,
}

/**
 * N-12: when every win is confirmed or renounced, what is free goes to candidates in rank order, at most three times; then the activity
 * is over.
 */
async function offerFreed(work: Work, activity: Activity): Promise<void> {
  const later = (ms: number) => changeActivity(work.db, activity, { nextAt: isoOf(work.clock.now() + ms) })
  const bids = await bidsIn(work.db, activity, ['VALID', 'WON', 'PART_WON', 'CONFIRMED', 'CANDIDATE'])
  if (bids.some(({ state }) => state === 'VALID' || state === 'WON' || state === 'PART_WON'))
    return later(LOOK_AGAIN * MINUTE)
  const { confirmHours, candidateRounds } = bidSettings(work.settings, activity.companyCode)
  const given = offers(bids.filter(isCandidate).map(candidateOf(activity)), freedOf(activity, bids))
  if (activity.offerRound >= candidateRounds || given.length === 0) {
    await changeActivity(work.db, activity, { nextAt: null })
    return move('FINISH')(work, activity)
  }
  const until = isoOf(work.clock.now() + confirmHours * HOUR)
  const offerRound = activity.offerRound + 1
  for (const { bidNo, volume } of given) {
    const bid = bids.find((one) => one.bidNo === bidNo)
    if (bid) await offerTo(work, activity, bid, { volume, offerRound, until })
  }
  await changeActivity(work.db, activity, { offerRound, nextAt: until })
}

const isCandidate = ({ state }: Bid): boolean => state === 'CANDIDATE'

const candidateOf =
  ({ mode, stepVolume }: Activity) =>
  ({ bidNo, bidRank, price, candidateVolume, minVolume, volume }: Bid) => ({
    bidNo,
    rank: bidRank ?? 0,
    price,
    candidateVolume,
    minVolume: mode === 'DRAW' ? stepVolume : (minVolume ?? volume ?? '0'),
  })

/** What was given at the clearing and is not confirmed now. */
function freedOf({ awardedVolume }: Activity, bids: readonly Bid[]): string {
  const confirmed = bids.filter(({ state }) => state === 'CONFIRMED')
  return fixed(
    confirmed.reduce((left, bid) => left.minus(bid.awardVolume ?? '0'), decimal(awardedVolume ?? '0')),
    0,
  )
}

async function offerTo(
  work: Work,
  activity: Activity,
  bid: Bid,
  { volume, offerRound, until }: { volume: string; offerRound: number; until: string },
): Promise<void> {
  const { clearingPrice, fixedPrice, pricingRule: pricing } = activity
  const awardPrice = offerPrice({ pricing, clearingPrice, fixedPrice }, bid.price)
  const won = { awardVolume: volume, awardPrice, offerRound, confirmDeadline: until }
  await transition(work, ngBidMachine, bid, volume === bid.volume ? 'WIN' : 'PART_WIN', {
    set: { ...won, version: bid.version + 1 },
  })
  await notifyWin(work, activity, { ...bid, ...won })
}
