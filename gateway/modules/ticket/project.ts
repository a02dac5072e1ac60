import { allows } from '@domain/machine'
import { ticketTransitions } from '@domain/statuses/service-ticket'
import type { Work } from '../../http/context'
import { refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { answered, write } from './follow'
import { actor, log } from './log'
import type { Place } from './repo/slots'
import type { Ticket } from './repo/tickets'
import { mayBecomeProject } from './rules/acts'
import { tickets } from './ticket-case'

interface TicketKey {
  bp: string
  ticketId: string
}

const lock = (work: Work, { bp, ticketId }: TicketKey): Promise<Ticket> => tickets.locked(work, { bp }, ticketId)

/**
 * TK-17: the visit that an application asked for is its project's from now on, with the place that is taken for it; null where none is to
 * come.
 */
export async function handOverVisit(work: Work, key: TicketKey): Promise<Pick<Place, 'date' | 'slot'> | null> {
  const row = await lock(work, key)
  const { appointDate: date, appointSlot: slot } = row
  if (date === null || slot === null || date < work.clock.today()) return null
  await write(work, row, { appointDate: null, appointSlot: null })
  return { date, slot }
}

/**
 * TK-17: an application has become a project: it is accepted with it, is worked on from then on, and is about the project.
 * Refuses 2902 for a ticket of another customer, 44120 for one of another kind, one that is over and one that has its project.
 */
export async function ticketBecameProject(
  work: Work,
  key: TicketKey,
  { projectId, projectNo, by }: { projectId: string; projectNo: string; by: string },
): Promise<void> {
  const seen = await lock(work, key)
  refuseIf(mayBecomeProject(seen) ? null : '44120')
  if (seen.state === 'SUBMITTED') await tickets.move(work, seen, 'ACCEPT', by)
  const taken = await lock(work, key)
  if (taken.state !== 'PROCESSING')
    await tickets.move(work, taken, taken.state === 'SUSPENDED' ? 'RESUME' : 'START', by)
  const row = await lock(work, key)
  await write(work, row, { relatedType: 'PROJECT', relatedId: projectId })
  await log(work, row, {
    action: 'PROCESS',
    by: await actor(work, by, 'STAFF'),
    content: `已转为工程项目 ${projectNo}`,
  })
}

/** TK-17: the visit that the application asked for has taken place. One that is over, or was answered before, stays as it is. */
export async function ticketAnsweredByProject(
  work: Work,
  key: TicketKey,
  { resultText, by }: { resultText: string; by: string },
): Promise<void> {
  const seen = await lock(work, key)
  if (seen.state === 'SUSPENDED') await tickets.move(work, seen, 'RESUME', by)
  const row = await lock(work, key)
  if (!allows(ticketTransitions, row.state, 'RESOLVE')) return
  await tickets.move(work, row, 'RESOLVE', by, { set: { resultEnc: sealText(work, resultText) } })
  await log(work, row, { action: 'RESOLVE', by: await actor(work, by, 'STAFF'), content: resultText })
  await answered(work, row, resultText, by)
}
