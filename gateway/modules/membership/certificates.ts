import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { certificates } from '../identity/service'
import { CERT_GRACE_DAYS } from './rules/limits'

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

/**
 * What the certification of a legal entity opens (CE-11): HOLDS for sixty days beyond its end, also while its renewal is reviewed; then it
 * is OVER; null where none has passed.
 */
export async function certifiedStanding(
  work: Work,
  companyCode: string,
  uscc: string,
): Promise<'HOLDS' | 'OVER' | null> {
  const end = await ask(work, certificates).endOfEntity(work, companyCode, uscc)
  if (end === null) return null
  return end < addDays(work.clock.today(), -CERT_GRACE_DAYS) ? 'OVER' : 'HOLDS'
}
