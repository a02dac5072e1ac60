import { addMonthsClamped, diffMonths, monthOf, HOUR, MINUTE } from '@domain/date'
import { characters } from '@domain/text'
import type { GuestScope } from '@domain/statuses/guest-link'

/* Numbers of the links; times in milliseconds. */

/** Live links of a customer number. */
export const MOST_LIVE = 10
/** Months that one link shows. */
const MOST_MONTHS = 36
/** A link ends a year ahead at the latest. */
const MOST_AHEAD = 12
/** How long a right code opens what the link shows. */
export const PASS_TIME = 30 * MINUTE
/** Wrong codes since the last right one, over all codes that were sent. */
export const MOST_FAILED = 10
export const LOCK_TIME = HOUR
/** How long an ended link, and its views, can be shown: days. */
export const KEPT_DAYS = 365

/** The rights of a sub-account to read just this. */
export const MODEL_OF: Readonly<Record<GuestScope, string>> = {
  BILL: 'BILL_VIEW',
  INVOICE: 'INVOICE_VIEW',
  USAGE: 'ENERGY_VIEW',
}

export interface Wish {
  scopes: readonly GuestScope[]
  monthFrom: string
  monthTo: string
  endDate: string
  guestName: string
}

interface Bound {
  field: keyof Wish
  isBroken(wish: Wish, today: string): boolean
}

const BOUNDS: readonly Bound[] = [
  { field: 'scopes', isBroken: ({ scopes }) => scopes.length === 0 || new Set(scopes).size < scopes.length },
  { field: 'guestName', isBroken: ({ guestName }) => characters(guestName.trim()) < 2 },
  {
    field: 'endDate',
    isBroken: ({ endDate }, today) => endDate < today || endDate > addMonthsClamped(today, MOST_AHEAD),
  },
  { field: 'monthTo', isBroken: ({ monthTo, endDate }) => monthTo > monthOf(endDate) },
  {
    field: 'monthFrom',
    isBroken: ({ monthFrom, monthTo }) => {
      const months = diffMonths(monthFrom, monthTo)
      return months < 0 || months >= MOST_MONTHS
    },
  },
]

/** The first field of a wish that is out of bounds; null when all of it may be. */
export const outOfBounds = (wish: Wish, today: string): keyof Wish | null =>
  BOUNDS.find(({ isBroken }) => isBroken(wish, today))?.field ?? null

export interface Months {
  from: string
  to: string
}

/** What of the asked months the link shows; null where it shows none of them. */
export function monthsWithin(
  link: { monthFrom: string; monthTo: string },
  asked: { monthFrom?: string | undefined; monthTo?: string | undefined },
): Months | null {
  const from = [link.monthFrom, asked.monthFrom ?? ''].sort().at(-1) ?? ''
  const to = [link.monthTo, asked.monthTo ?? link.monthTo].sort()[0] ?? ''
  return from > to ? null : { from, to }
}
