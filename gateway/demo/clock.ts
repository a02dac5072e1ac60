import type { Work } from '../http/context'
import { frozenClock } from '../ports/clock'

/** The same work with its clock set back to `iso` and standing still: history is made by the real services (A 8, R2). */
export function withClock<W extends Work>(work: W, iso: string): W {
  return { ...work, clock: frozenClock(iso) }
}
