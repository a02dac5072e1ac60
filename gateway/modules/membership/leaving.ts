import type { Work } from '../../http/context'
import { sealPhone } from '../identity/service'
import { forgetUser } from '../message/service'
import { phoneOf, unbind } from './ground'
import { bpsOfUser } from './people'
import * as repo from './repo'

/** CX-05: a deleted user has no customer number and no tenant; the rows of the bindings stay for audit, without the phone for others. */
export async function leaveAll(work: Work, { userId }: { userId: string }): Promise<void> {
  for (const row of await repo.lockLiveOf(work.db, userId)) await unbind(work, row, 'system', 'cancelled')
  for (const bp of await repo.masteredBy(work.db, userId)) {
    const master = (await repo.liveOfBp(work.db, bp)).find(({ isMaster }) => isMaster)
    const phoneEnc = master ? sealPhone(work, await phoneOf(work, master.userId)) : null
    await repo.moveApplications(work.db, bp, phoneEnc, work.clock.iso())
  }
  await repo.leaveTenants(work.db, userId)
  await forgetUser(work, { userId, bps: await bpsOfUser(work, userId) })
}

/** LG-17: applications and sub-accounts under this master take over the new phone. */
export const setNewPhone = (work: Work, { userId, phone }: { userId: string; phone: string }): Promise<void> =>
  repo.setMasterPhone(work.db, userId, sealPhone(work, phone), work.clock.iso())
