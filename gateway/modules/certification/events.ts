import { event } from '../../extensions'

/** A certification has passed: what is known of the enterprise now, and the customer numbers it was bound to (CE-10). */
export const certPassed = event<CertPassed>('cert.passed')

export interface CertPassed {
  companyCode: string
  bps: readonly string[]
  companyName: string
  uscc: string
  isTaxpayer: boolean
  by: string
}
