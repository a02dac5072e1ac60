import type { Work } from '../../http/context'
import { hasOpen, type Ticket } from './repo/tickets'

/** Whether a customer has a ticket about any of these that is not over. */
export const hasOpenTicket = (
  work: Pick<Work, 'db'>,
  bp: string,
  subtypes: readonly Ticket['subtype'][],
): Promise<boolean> => hasOpen(work.db, bp, subtypes)
