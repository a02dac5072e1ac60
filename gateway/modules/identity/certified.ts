import { certStatusOn } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import * as repo from './repo'

/** LG-17: has this user himself proved an enterprise, and is that proof still in force? */
export async function isCertifiedApplicant(work: Work, userId: string): Promise<boolean> {
  const cert = await repo.certOfApplicant(work.db, userId)
  return cert !== undefined && certStatusOn(cert, work.clock.today()) === '20'
}
