import type { Work } from '../../http/context'
import { audit, sealPhone } from '../identity/service'
import * as repo from './repo'

/** CX-05: who is gone holds no customer number and belongs to no tenant; the rows of his bindings stay for audit. */
export async function leaveAll(work: Work, { userId }: { userId: string }): Promise<void> {
  for (const { bp, bindingId } of await repo.unbindAll(work.db, userId, work.clock.iso()))
    await audit(work, {
      entity: 'bp_binding',
      entityId: bindingId,
      bp,
      from: '1',
      to: 'UNBOUND',
      reason: 'cancelled',
      by: 'system',
    })
  await repo.leaveTenants(work.db, userId)
}

/** LG-17: applications and sub-accounts under this master learn his new phone. */
export const tellNewPhone = (work: Work, { userId, phone }: { userId: string; phone: string }): Promise<void> =>
  repo.setMasterPhone(work.db, userId, sealPhone(work, phone), work.clock.iso())
