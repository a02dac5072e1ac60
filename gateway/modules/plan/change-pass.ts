import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { split } from './defaults'
import { revisionsFor } from './ground'
import type { Change } from './repo/changes'
import type { Group } from './repo/groups'
import { insertPlans } from './repo/plans'
import { planChangeMachine } from './states'
import { supersede } from './submit'

/** A passed change is a locked revision in the place of the one before (P-09). The group is locked. */
export async function passChange(work: Work, group: Group, change: Change, by: string): Promise<void> {
  const { bp, companyCode, groupId, planType, period, toVolume, createdBy } = change
  const revisions = await revisionsFor(work, group, planType, period)
  const [newest] = revisions
  await supersede(work, revisions, by)
  const at = work.clock.iso()
  const items = change.items ?? (planType === 'MONTH' ? await split(work, group, period, toVolume) : null)
  const row = {
    bp,
    companyCode,
    groupId,
    planType,
    period,
    planId: newId(work.clock.now()),
    declaredVolume: toVolume,
    approvedVolume: toVolume,
    items: items === null ? null : jsonb(items),
    method: 'MANUAL',
    note: sealText(work, ''),
    state: 'LOCKED',
    revision: (newest?.revision ?? 0) + 1,
    submittedBy: createdBy,
    submittedAt: change.createdAt,
    lockedAt: at,
    version: (newest?.version ?? 0) + 1,
    createdAt: at,
    updatedAt: at,
  } as const
  await insertPlans(work.db, [row])
  const set = { effectiveAt: at, version: change.version + 1 }
  await transition(work, planChangeMachine, change, 'PASS', { by, set })
}
