import type { Work } from '../../http/context'
import { certifiedStanding, customerOf } from '../membership/service'

/** Whether the enterprise behind a customer number is certified, as for special invoices: for sixty days beyond the end (C-01, K-02, CE-11). */
export async function isCertified(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
): Promise<boolean> {
  const uscc = (await customerOf(work, bp, companyCode))?.uscc ?? null
  return uscc !== null && (await certifiedStanding(work, companyCode, uscc)) === 'HOLDS'
}
