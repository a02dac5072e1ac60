/* What other modules may call: filing, settling, the queue of staff, places of appointments. */
export {
  helpLines,
  ticketAnswered,
  ticketUndone,
  ticketButler,
  ticketMeters,
  ticketSites,
  ticketSubjectKinds,
  type Answered,
  type FindSubject,
} from './asked'
export { fileTicket } from './file'
export { hasOpenTicket, isTicketOf, isTicketOpen, wasTicketOpen } from './open'
export { handOverVisit, ticketAnsweredByProject, ticketBecameProject } from './project'
export { settleTicket } from './settle'
export { notifyButler } from './tell-butler'
export { freeSlot, openSlots, takeSlot } from './slots'
export type { Place } from './repo/slots'
