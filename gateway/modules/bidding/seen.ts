import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { lockAccount, type Account } from '../gas-account/service'
import { customerOf } from '../membership/service'
import { findActivity } from './repo/activities'
import { findBid, lockBid } from './repo/bids'
import type { Activity, Bid } from './types'

/** The class of the session's customer; null where the company has no such customer. */
export const classOf = async (work: Work, { bp, companyCode }: BoundSession): Promise<string | null> =>
  (await customerOf(work, bp, companyCode))?.customerClass ?? null

/** An activity of the customer's company for this kind of customer; 2902 for any other. */
export async function shownActivity(work: Work, session: BoundSession, ngId: string): Promise<Activity> {
  const activity = ownOr2902(await findActivity(work.db, { companyCode: session.companyCode, ngId }))
  const kind = await classOf(work, session)
  if (kind === null || !activity.customerTypes.includes(kind)) throw new Refusal('2902')
  return activity
}

export const activityOf = async (work: Work, { companyCode, ngId }: Bid): Promise<Activity> => {
  const activity = await findActivity(work.db, { companyCode, ngId })
  if (!activity) throw new Error(`no activity ${ngId}`)
  return activity
}

/** The customer's own bid; 2902 for any other. */
export const ownBidOf = async (work: Work, { bp }: BoundSession, bidNo: string): Promise<Bid> =>
  ownOr2902(await findBid(work.db, { bp, bidNo }))

/** The same under its lock, the account locked before it (A 9.4); 2904 where it is not as the user saw it. */
export async function heldBid(
  work: Work,
  session: BoundSession,
  { bidNo, version }: { bidNo: string; version: number },
): Promise<{ account: Account; bid: Bid; activity: Activity }> {
  const account = ownOr2902(await lockAccount(work.db, session))
  const bid = ownOr2902(await lockBid(work.db, { bp: session.bp, bidNo }))
  if (bid.version !== version) throw new Refusal('2904')
  return { account, bid, activity: await activityOf(work, bid) }
}
