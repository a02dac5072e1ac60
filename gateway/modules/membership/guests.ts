import { question } from '../../extensions'
import type { LinkSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'

/** Callers of access `link`: users of a read-only link (Y-16). */
export interface Guests {
  /** The session of a pass; 2571 for one that has expired or was never given, 2570 where its link is dead. */
  admit(work: Work, pass: string): Promise<LinkSession>
}

/** Without the area of links every pass is unknown. */
export const guests = question<Guests>('guests', { admit: () => Promise.reject(new Refusal('2571')) })
