import type { Work } from '../../http/context'
import * as repo from './repo'

export { certPassed, type CertPassed } from './events'

/** Whether the user has a certification under review (CX-02 (4)). */
export const hasReviewing = (work: Work, userId: string): Promise<boolean> => repo.hasReviewing(work.db, userId)
