import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { logCreated } from '../../states'
import { lockAccount } from '../gas-account/service'
import { checkBidder } from '../gas-package/service'
import { companyOf } from '../membership/service'
import { bidNo as newBidNo } from './numbers'
import { insertBid, ownBid } from './repo/bids'
import { isSignupOpen } from './rules/steps'
import { shownActivity } from './seen'
import { ngBidMachine } from './states'

type SignUp = 'sqdev POST /ng/activity/signup'

/** N-01: takes part in an activity. Refuses 2902, 42109 with {items}, 42301, 42306. */
export async function signUp(work: Work, session: BoundSession, { ngId }: In<SignUp>): Promise<Out<SignUp>> {
  const activity = await shownActivity(work, session, ngId)
  const account = ownOr2902(await lockAccount(work.db, session))
  if (await ownBid(work.db, session.bp, ngId)) throw new Refusal('42306')
  if (!isSignupOpen(activity, work.clock.now())) throw new Refusal('42301')
  const items = await checkBidder(work, session, activity.deliveryEnd)
  if (items.some(({ pass }) => !pass)) throw new Refusal('42109', { data: { items } })
  const now = work.clock.iso()
  const row = {
    bp: session.bp,
    bidNo: await newBidNo(work),
    companyCode: session.companyCode,
    ngId,
    customerName: account.customerName,
    city: (await companyOf(work, session.companyCode))?.city ?? '',
    state: 'SIGNED_UP' as const,
    createdBy: session.userId,
    createdAt: now,
    updatedAt: now,
  }
  await insertBid(work.db, row)
  await logCreated(work, ngBidMachine, row, session.userId)
  return { bidNo: row.bidNo, status: row.state }
}
