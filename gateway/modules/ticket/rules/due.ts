import { addWorkingDays, workingDayFrom, type WorkingCalendar } from '@domain/calendar'
import { addDays, toInstant, toMillis } from '@domain/date'
import { appointSlots, type AppointSlot } from '@domain/statuses/appointment'
import { codes } from '@domain/codes'
import { ticketSteps, type TicketStatus, type TicketStep } from '@domain/statuses/service-ticket'
import type { Promised, TypeRule } from './types'

/** End of the service hours, HH:mm of Asia/Shanghai (D 0.4). */
const CLOSES = '17:30'
const MINUTE = 60_000

/** D 0.4: 17:30 of the n-th working day after the day of filing, or after the next working day where that day is none or is over. */
export function addServiceDays(from: string, n: number, isWorkday: WorkingCalendar): string {
  const [date, time] = [from.slice(0, 10), from.slice(11, 16)]
  const base = isWorkday(date) && time < CLOSES ? date : workingDayFrom(addDays(date, 1), isWorkday)
  return `${addWorkingDays(base, n, isWorkday)}T${CLOSES}:00+08:00`
}

/** End of an appointment. */
export const slotEnd = (date: string, slot: AppointSlot): string => `${date}T${appointSlots[slot].to}:00+08:00`

/** TK-06: until when one promise holds; null where nothing is promised, or the appointment is missing. */
export function dueOf(
  { mode, n }: Promised,
  from: string,
  isWorkday: WorkingCalendar,
  appointed: string | null = null,
): string | null {
  if (mode === 'NONE') return null
  if (mode === 'SLOT') return appointed
  if (mode === 'WORKDAY') return addServiceDays(from, n, isWorkday)
  return toInstant(toMillis(from) + n * (mode === 'MIN' ? MINUTE : 60 * MINUTE))
}

/** The three ends of a ticket that is filed at `from`. Every subtype promises to accept and to finish. */
export function duesOf(
  { promises }: Pick<TypeRule, 'promises'>,
  from: string,
  isWorkday: WorkingCalendar,
  appointed: string | null,
) {
  const due = (step: TicketStep) => dueOf(promises[step], from, isWorkday, appointed)
  const acceptDue = due('ACCEPT') ?? from
  return { acceptDue, arriveDue: due('ARRIVE'), finishDue: due('FINISH') ?? acceptDue }
}

/** What the clock needs to know of a ticket. */
export interface Clocked {
  state: TicketStatus
  acceptDue: string
  arriveDue: string | null
  finishDue: string
  nextDue: string | null
  acceptedAt: string | null
  arrivedAt: string | null
  confirmUntil: string | null
}

const RUNNING: readonly TicketStatus[] = ['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING']

/** Promises that are still to be kept, with their ends. */
export function pendingOf(ticket: Clocked): { step: TicketStep; due: string }[] {
  if (!RUNNING.includes(ticket.state)) return []
  const due: Record<TicketStep, string | null> = {
    ACCEPT: ticket.acceptedAt === null ? ticket.acceptDue : null,
    ARRIVE: ticket.arrivedAt === null ? ticket.arriveDue : null,
    FINISH: ticket.finishDue,
  }
  return codes(ticketSteps).flatMap((step) => {
    const end = due[step]
    return end === null ? [] : [{ step, due: end }]
  })
}

/** Hours before its own confirmation at which a ticket says so (TK-10). */
const ANNOUNCE = 24

/** When the clock checks a ticket next: at the first pending end after now, or at one that has passed and was not checked yet. */
export function nextDueOf(ticket: Clocked, now: string): string | null {
  if (ticket.state === 'RESOLVED' && ticket.confirmUntil !== null) {
    const at = toInstant(toMillis(ticket.confirmUntil) - ANNOUNCE * 60 * MINUTE)
    return at > now ? at : null
  }
  const ends = pendingOf(ticket).map(({ due }) => due)
  if (ticket.nextDue !== null && ticket.nextDue <= now && ends.includes(ticket.nextDue)) return ticket.nextDue
  return ends.filter((end) => end > now).sort()[0] ?? null
}

/** TK-07: an end that moves by the time for which a ticket waited for its customer. */
export const movedBy = (due: string, suspendedAt: string, now: string): string =>
  toInstant(toMillis(due) + toMillis(now) - toMillis(suspendedAt))
