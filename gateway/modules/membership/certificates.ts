import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { certificates } from '../identity/service'

/** Whether this user's own certification of the legal entity has passed and still holds (BD-05 b, BD-21). */
export async function isCertified(
  work: Work,
  userId: string,
  customer: { companyCode: string; uscc: string | null },
): Promise<boolean> {
  if (customer.uscc === null) return false
  const cert = await ask(work, certificates).passedBy(work, userId, customer.companyCode, customer.uscc)
  return cert !== undefined && cert.validTo >= work.clock.today()
}

/** Last day of the certification that speaks for a legal entity; null without a passed one. */
export async function certificationEnd(work: Work, companyCode: string, uscc: string): Promise<string | null> {
  const cert = await ask(work, certificates).ofEntity(work, companyCode, uscc)
  return cert?.status === '20' || cert?.status === '40' ? cert.validTo : null
}
