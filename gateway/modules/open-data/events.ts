import type { OpenEvent } from '@domain/statuses/open-data'
import type { Work } from '../../http/context'
import { billAnnounced, stopAnnounced } from '../billing/service'
import { isMasterNow } from '../membership/service'
import { on } from '../../wiring'
import { post, type Happening } from './deliver'
import { hooksOf } from './repo/hooks'

/** To each hook of the customer that names the event, while its maker is the master. */
async function tell(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
  happening: Happening & { event: OpenEvent },
): Promise<void> {
  for (const hook of await hooksOf(work.db, { bp, companyCode }))
    if (hook.events.includes(happening.event) && (await isMasterNow(work, bp, hook.madeBy)))
      await post(work, hook, happening)
}

export const openEventsOf = [
  on(billAnnounced, (work: Work, { bp, companyCode, ...data }) =>
    tell(work, { bp, companyCode }, { event: 'bill.created', about: data.billId, data }),
  ),
  on(stopAnnounced, (work: Work, { bp, companyCode, ...data }) =>
    tell(work, { bp, companyCode }, { event: 'notice.published', about: `${data.stopId}|${data.state}`, data }),
  ),
]
