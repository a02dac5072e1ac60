import type { TicketSubject } from '@domain/statuses/service-ticket'
import { collection, event, question } from '../../extensions'
import type { Work } from '../../http/context'

/* Questions of the module of tickets to the areas above it, and its events for them. */

interface Customer {
  bp: string
  companyCode: string
}

/** A place or a meter of a customer as a ticket names it. */
export interface Named {
  id: string
  name: string
  address: string
  /** Degrees, six decimals, WGS-84; null or absent: not known. */
  lng?: string | null
  lat?: string | null
}

/** Meters of a customer by their numbers. */
export const ticketMeters = question<(work: Work, of: Customer) => Promise<readonly Named[]>>('ticketMeters', () =>
  Promise.resolve([]),
)

/** Places that a customer has declared. */
export const ticketSites = question<(work: Work, of: Customer) => Promise<readonly Named[]>>('ticketSites', () =>
  Promise.resolve([]),
)

/** Name and numbers of a gas company. */
export interface HelpLines {
  companyName: string
  emergency: string
  service: string
}

export const helpLines = question<(work: Work, companyCode: string) => Promise<HelpLines>>('helpLines', () =>
  Promise.resolve({ companyName: '', emergency: '', service: '' }),
)

/** The butler of a customer, that gets the customer's words first (BT-04); undefined without one. */
export const ticketButler = question<
  (work: Work, of: Customer) => Promise<{ managerId: string; name: string; phone: string; role: string } | undefined>
>('ticketButler', () => Promise.resolve(undefined))

/** The subject of a ticket, as its area shows it. */
export interface Subject {
  title: string
  /** Page of it; null where it has none. */
  route: string | null
  /** Evidence that staff see beside the customer's words. */
  facts: { label: string; value: string }[]
}

/** Finds an object of the customer; undefined: there is none, or it belongs to another customer (TK-13). */
export type FindSubject = (work: Work, of: Customer, id: string) => Promise<Subject | undefined>

export const ticketSubjectKinds = collection<FindSubject, TicketSubject>('ticket subject')

/** A ticket with the last word of staff. */
export interface Answered {
  bp: string
  companyCode: string
  ticketNo: string
  relatedType: TicketSubject | null
  relatedId: string | null
  answer: string
  by: string
}

/** Staff have answered a ticket for good: it is resolved or sent back. */
export const ticketAnswered = event<Answered>('ticket.answered')

/** A ticket is over before anything was done for it: its customer has called it off, or staff have sent it back. */
export const ticketUndone = event<{ bp: string; ticketId: string }>('ticket.undone')
