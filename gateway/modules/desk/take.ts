import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import * as repo from './repo'
import { refuseOwn, refuseTaken } from './service'

type Take = 'btwob POST /review/take'
type Staff = { userId: string; companyCode: string }

/** Takes a task, or puts an own one back; under the lock of its row one member of staff gets it. */
export async function claimTask(work: Work, staff: Staff, { taskId, take }: In<Take>): Promise<Out<Take>> {
  const task = ownOr2902(await repo.lockTask(work.db, staff.companyCode, taskId))
  if (task.decision !== null) throw new Refusal('2203')
  await refuseTaken(work, staff.userId, task)
  if (take === '1') await refuseOwn(work, staff.userId, task)
  await repo.setTaken(work.db, task, take === '1' ? { by: staff.userId, at: work.clock.iso() } : null)
  return { taskId, isMine: take }
}
