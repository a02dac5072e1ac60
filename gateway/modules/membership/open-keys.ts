import { question } from '../../extensions'
import type { KeySession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'

/** Callers of access `key`, a customer's own software (Y-31). */
export interface OpenKeys {
  /** The session of a key's secret; 2574 for one that is dead or was never given. */
  admit(work: Work, secret: string): Promise<KeySession>
}

/** Without the area of open data every key is unknown. */
export const openKeys = question<OpenKeys>('openKeys', { admit: () => Promise.reject(new Refusal('2574')) })
