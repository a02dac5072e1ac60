import { certStatusOn } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { certificates } from '../identity/service'
import { customerOf } from '../membership/service'

/** Whether the enterprise behind a customer number is certified (CE). */
export async function isCertified(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
): Promise<boolean> {
  const customer = await customerOf(work, bp, companyCode)
  const uscc = customer?.uscc ?? null
  const cert = uscc === null ? undefined : await ask(work, certificates).ofEntity(work, companyCode, uscc)
  return cert !== undefined && certStatusOn(cert, work.clock.today()) === '20'
}
