import type { In, Out } from '@contract'
import { staffFields } from '@contract/bidding/words'
import { allows } from '@domain/machine'
import { ngActivityTransitions } from '@domain/statuses/bidding'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import { transition } from '../../states'
import { activitiesOf, lockActivity } from './repo/activities'
import { participants } from './repo/bids'
import { ngActivityMachine } from './states'

type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /ng/list'
type Cancel = 'btwob POST /ng/cancel'

/** Activities of the company; the desk sees no more of sealed bids than customers do (N-05). */
export async function staffList(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await activitiesOf(work.db, { companyCode }, page)
  const counts = await participants(
    work.db,
    companyCode,
    rows.map(({ ngId }) => ngId),
  )
  const list = rows.map((row) =>
    shape(staffFields, row, {
      participants: counts.get(row.ngId) ?? 0,
      canCancel: allows(ngActivityTransitions, row.state, 'CANCEL'),
    }),
  )
  return envelope(page, list, total)
}

/** B 3.7: before its publication; every margin goes back, bid by bid. Refuses 2902, 2904. */
export async function cancelActivity(
  work: Work,
  { companyCode, userId }: Staff,
  input: In<Cancel>,
): Promise<Out<Cancel>> {
  const activity = ownOr2902(await lockActivity(work.db, { companyCode, ngId: input.ngId }))
  const status = await transition(work, ngActivityMachine, activity, 'CANCEL', {
    by: userId,
    set: { cancelReason: input.reason.trim(), nextAt: null, version: activity.version + 1 },
  })
  work.log.info({ ngId: activity.ngId, by: userId }, 'activity cancelled')
  return { status }
}
