import { toInstant, toMillis } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import { allows } from '@domain/machine'
import {
  projectSubtypes,
  ticketTabs,
  ticketTransitions,
  type TicketAct,
  type TicketPriority,
  type TicketStatus,
  type TicketSubject,
  type TicketSubtype,
} from '@domain/statuses/service-ticket'

/** The facts for the rules about a customer's acts. */
export interface Acting {
  state: TicketStatus
  priority: TicketPriority
  createdAt: string
  arrivedAt: string | null
  lastUrgeAt: string | null
  urgeCount: number
  replyCount: number
  reopenCount: number
  subtype: TicketSubtype
  relatedType: TicketSubject | null
}

const MINUTE = 60_000
/** Minutes between filing or an urge and the next urge. */
const URGE_EVERY = { P1: 10, P2: 30, P3: 30 } as const
/** TK-08. */
const MOST_URGES = 3
/** TK-16. */
const MOST_REPLIES = 20
/** TK-10. */
const MOST_REOPENS = 2

const URGENT_STATES: readonly TicketStatus[] = ['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING']
const isOver = (state: TicketStatus) => (ticketTabs.CLOSED as readonly TicketStatus[]).includes(state)
const isOpen = (state: TicketStatus) => (ticketTabs.OPEN as readonly TicketStatus[]).includes(state)

/** The moment from which a ticket may be urged (TK-08). */
export const urgeFrom = ({ priority, createdAt, lastUrgeAt }: Acting): string =>
  toInstant(toMillis(lastUrgeAt ?? createdAt) + URGE_EVERY[priority] * MINUTE)

/** Why a ticket cannot be urged now; null = it can. */
export function urgeProblem(ticket: Acting, now: string): ErrorCode | null {
  if (isOver(ticket.state)) return '44109'
  if (!URGENT_STATES.includes(ticket.state)) return '2904'
  if (ticket.urgeCount >= MOST_URGES) return '44106'
  return now < urgeFrom(ticket) ? '44105' : null
}

/** Why a ticket cannot be called off (TK-15); null = it can. */
export function cancelProblem({ state, priority, arrivedAt, ...subject }: Acting): ErrorCode | null {
  if (isOver(state)) return '44109'
  if (isProject(subject)) return '44108'
  if (priority === 'P1' || arrivedAt !== null) return '44108'
  return allows(ticketTransitions, state, 'CANCEL') ? null : '44108'
}

/** Why nothing can be added to a ticket (TK-16); null = it can. What it waits for is taken, however much was said before. */
export function replyProblem({ state, replyCount }: Acting): ErrorCode | null {
  if (isOver(state)) return '44109'
  if (!isOpen(state)) return '2904'
  return replyCount >= MOST_REPLIES && state !== 'SUSPENDED' ? '44110' : null
}

/** Why the outcome cannot be confirmed, or denied (TK-10); null = it can. */
export function confirmProblem({ state, reopenCount }: Acting, solved: boolean): ErrorCode | null {
  if (isOver(state)) return '44109'
  if (!allows(ticketTransitions, state, solved ? 'CONFIRM' : 'REOPEN')) return '2904'
  return !solved && reopenCount >= MOST_REOPENS ? '44107' : null
}

/** Why a rating is not taken (TK-11); null = it is. */
export function ratingProblem(
  { state }: Acting,
  { score, tags, comment }: { score: number; tags: readonly string[]; comment: string },
  isRated: boolean,
): ErrorCode | null {
  if (isRated) return '44111'
  if (!allows(ticketTransitions, state, 'EVALUATE')) return '2904'
  return score < 3 && tags.length === 0 && comment.trim() === '' ? '44112' : null
}

/** TK-17: an application that has become a project, which goes on without it. */
const isProject = ({ subtype, relatedType }: Pick<Acting, 'subtype' | 'relatedType'>): boolean =>
  projectSubtypes.includes(subtype) && relatedType === 'PROJECT'

/** TK-17: an application that is not over and has no project yet. */
export const mayBecomeProject = ({
  state,
  subtype,
  relatedType,
}: {
  state: TicketStatus
  subtype: TicketSubtype
  relatedType: TicketSubject | null
}): boolean => isOpen(state) && projectSubtypes.includes(subtype) && !isProject({ subtype, relatedType })

/** What the customer may do now. */
export function actsOf(ticket: Acting, now: string): TicketAct[] {
  const may: Record<TicketAct, boolean> = {
    REPLY: replyProblem(ticket) === null,
    URGE: urgeProblem(ticket, now) === null,
    CANCEL: cancelProblem(ticket) === null,
    CONFIRM: ticket.state === 'RESOLVED',
    EVALUATE: ticket.state === 'TO_EVALUATE',
    AGAIN: ticket.state === 'REJECTED' || ticket.state === 'CANCELLED',
  }
  return (Object.keys(may) as TicketAct[]).filter((act) => may[act])
}
