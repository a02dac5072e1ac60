import type { Certificates } from '../identity/service'
import * as repo from './repo'

/** Certifications as other areas see them. */
export const storedCertificates: Certificates = {
  ofEntity: (work, companyCode, uscc) => repo.standingOfEntity(work.db, { companyCode, uscc }),
  ofApplicant: (work, userId) => repo.standingOfApplicant(work.db, { userId }),
  passedBy: (work, userId, companyCode, uscc) => repo.passedOf(work.db, userId, companyCode, uscc),
  endOfEntity: (work, companyCode, uscc) => repo.endOfEntity(work.db, companyCode, uscc),
}
