import { ticketTabs } from '@domain/statuses/service-ticket'
import type { Work } from '../../http/context'
import { bpOfTicket, hasOpen, wasOpen, type OpenIn, type Ticket } from './repo/tickets'
import { tickets } from './ticket-case'

/** Whether a customer has a ticket about any of these that is not over, of one meter where its number is given. */
export const hasOpenTicket = (
  work: Pick<Work, 'db'>,
  bp: string,
  subtypes: readonly Ticket['subtype'][],
  meterNo?: string,
): Promise<boolean> => hasOpen(work.db, bp, subtypes, meterNo)

/** Whether a ticket of the customer about any of these, and about one of some meters, was worked on at a moment of a span. */
export const wasTicketOpen = (work: Pick<Work, 'db'>, bp: string, of: OpenIn): Promise<boolean> =>
  wasOpen(work.db, bp, of)

/** Whether a ticket of the customer is still worked on. */
export async function isTicketOpen(work: Work, { bp }: { bp: string }, ticketId: string): Promise<boolean> {
  const [found] = await tickets.byKeys(work, [{ bp, id: ticketId }])
  return found !== undefined && (ticketTabs.OPEN as readonly string[]).includes(found.state)
}

/** Whether this is a ticket of the customer. */
export const isTicketOf = async (
  work: Pick<Work, 'db'>,
  { bp, companyCode }: { bp: string; companyCode: string },
  ticketId: string,
): Promise<boolean> => (await bpOfTicket(work.db, companyCode, ticketId)) === bp
