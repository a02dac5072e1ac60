import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'

/** A cycle of a package that is overdue: its gas and part of a deposit are lost at a moment (K-22, K-25). */
export interface LapsingCycle {
  /** Cycle, e.g. 11月下旬. */
  name: string
  childNo: string
  lapseAt: string
  /** Yuan taken of the deposit then. */
  fee: string
}

/** Overdue cycles of a customer, the first to lapse first. */
export type LapsingCycles = (work: Work, key: AccountKey) => Promise<readonly LapsingCycle[]>

/** Without the area of packages there are none. */
export const lapsingCycles = question<LapsingCycles>('lapsingCycles', () => Promise.resolve([]))
