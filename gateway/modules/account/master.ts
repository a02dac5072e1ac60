import { newId } from '../../http/ids'
import type { Work } from '../../http/context'
import { audit } from './audit'
import * as repo from './repo'

export interface NewMaster {
  userId: string
  companyCode: string
  bp: string
  /** How he proved himself (C 2.9). */
  verifiedBy: 'SMS' | 'CERT' | 'TRANSFER'
}

/**
 * BD-05, BD-07: makes the user the master of a customer number, also when he is its sub-account. 'own': he is already;
 * 'taken': somebody else is. His sessions without a customer number stand at it from now on (BD-11).
 */
export async function bindMaster(
  work: Work,
  { userId, companyCode, bp, verifiedBy }: NewMaster,
): Promise<'bound' | 'own' | 'taken'> {
  await repo.lockUser(work.db, userId)
  await repo.lockName(work.db, `master|${bp}`)
  const bindings = await repo.bindingsOfBp(work.db, bp)
  const master = bindings.find((b) => b.isMaster)
  if (master) return master.userId === userId ? 'own' : 'taken'
  const now = work.clock.iso()
  const mine = bindings.find((b) => b.userId === userId)
  const bindingId = mine?.bindingId ?? newId(work.clock.now())
  const others = (await repo.bindingsOf(work.db, userId)).filter((b) => b.bindingId !== bindingId)
  const isDefault = !others.some((b) => b.isDefault)
  const isNew = await repo.putMaster(work.db, { userId, companyCode, bp, bindingId, verifiedBy, isDefault, now })
  // Bound a moment ago by somebody whose way does not take the lock: the unique index has decided.
  if (!isNew) return 'taken'
  await repo.settleSessions(work.db, { userId, companyCode, bp })
  await audit(work, {
    entity: 'bp_binding',
    entityId: bindingId,
    bp,
    from: mine?.reviewStatus ?? '',
    to: '1',
    reason: verifiedBy,
    by: userId,
  })
  return 'bound'
}
