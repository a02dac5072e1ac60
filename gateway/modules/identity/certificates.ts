import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** A certification as other areas see it. */
export interface Certificate {
  status: string
  /** Last day. */
  validTo: string
  companyName: string
  uscc: string
}

/** Certifications of enterprises. */
export interface Certificates {
  /** The one that speaks for a legal entity: passed before in review before the newest. */
  ofEntity(work: Work, companyCode: string, uscc: string): Promise<Certificate | undefined>
  /** The same among the applications of one user. */
  ofApplicant(work: Work, userId: string): Promise<Certificate | undefined>
  /** The passed application of this user for the entity; it may have expired. */
  passedBy(work: Work, userId: string, companyCode: string, uscc: string): Promise<Certificate | undefined>
  /** Last day of what has passed for a legal entity, expired or not; null where nothing has. */
  endOfEntity(work: Work, companyCode: string, uscc: string): Promise<string | null>
}

/** Without the area of certification no enterprise is certified. */
export const certificates = question<Certificates>('certificates', {
  ofEntity: () => Promise.resolve(undefined),
  ofApplicant: () => Promise.resolve(undefined),
  passedBy: () => Promise.resolve(undefined),
  endOfEntity: () => Promise.resolve(null),
})
