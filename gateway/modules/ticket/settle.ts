import { allows } from '@domain/machine'
import { ticketTransitions } from '@domain/statuses/service-ticket'
import type { Work } from '../../http/context'
import { bySystem, log } from './log'
import { idOfNo } from './repo/tickets'
import { tickets } from './ticket-case'

/** What a ticket was about has come right by itself: it is closed with a note. One that is over stays as it is. */
export async function settleTicket(work: Work, bp: string, ticketNo: string, content: string): Promise<void> {
  const ticketId = await idOfNo(work.db, bp, ticketNo)
  if (ticketId === undefined) return
  const row = await tickets.locked(work, { bp }, ticketId)
  if (!allows(ticketTransitions, row.state, 'SETTLE')) return
  await tickets.move(work, row, 'SETTLE', 'SYSTEM')
  await log(work, row, { action: 'SETTLE', by: bySystem, content })
}
