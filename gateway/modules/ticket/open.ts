import type { Work } from '../../http/context'
import { bpOfTicket, hasOpen, type Ticket } from './repo/tickets'

/** Whether a customer has a ticket about any of these that is not over. */
export const hasOpenTicket = (
  work: Pick<Work, 'db'>,
  bp: string,
  subtypes: readonly Ticket['subtype'][],
): Promise<boolean> => hasOpen(work.db, bp, subtypes)

/** Whether this is a ticket of the customer. */
export const isTicketOf = async (
  work: Pick<Work, 'db'>,
  { bp, companyCode }: { bp: string; companyCode: string },
  ticketId: string,
): Promise<boolean> => (await bpOfTicket(work.db, companyCode, ticketId)) === bp
