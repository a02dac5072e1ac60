import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { customerOf } from '../membership/service'
import { shownActivity, type Activity, type Viewer } from './repo/activities'

/** The session's customer as activities see it: some are for some classes of customers alone. */
export async function viewerOf(
  work: Work,
  { bp, companyCode }: Pick<BoundSession, 'bp' | 'companyCode'>,
): Promise<Viewer> {
  const customer = await customerOf(work, bp, companyCode)
  return { bp, companyCode, customerClass: customer?.customerClass ?? '' }
}

/** An activity that the customer may see; 2902 for a draft, another company's, and one for other classes. */
export const seenActivity = async (work: Work, session: BoundSession, activityId: string): Promise<Activity> =>
  ownOr2902(await shownActivity(work.db, await viewerOf(work, session), activityId))
