import type { Certificates } from '../../brought'
import * as repo from './repo'

/** What identity and membership ask of certifications (gateway/wiring.ts). */
export const certificates: Certificates = {
  ofEntity: (work, companyCode, uscc) => repo.standingOfEntity(work.db, { companyCode, uscc }),
  ofApplicant: (work, userId) => repo.standingOfApplicant(work.db, { userId }),
  passedBy: (work, userId, companyCode, uscc) => repo.passedOf(work.db, userId, companyCode, uscc),
}
