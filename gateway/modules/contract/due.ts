import { addDays, dateOf, diffDays } from '@domain/date'
import { openTasks } from '@domain/statuses/signing'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { notify } from '../notice/service'
import { drop } from '../todo/service'
import { TASK_TODO, taskRoute } from './issue'
import { noteUnsigned } from './notices'
import { findContract } from './repo'
import { findTask, type TaskKey } from './repo/tasks'
import { contractMachine, signTaskMachine } from './states'

const isOpen = (state: string): boolean => (openTasks as readonly string[]).includes(state)

/** C-03: a task that was not signed in time is over, and its contract comes to nothing. */
export async function expire(work: Work, key: TaskKey): Promise<void> {
  const task = await findTask(work.db, key, true)
  if (!task || !isOpen(task.state) || task.state === 'SIGNING' || Date.parse(task.expireAt) > work.clock.now()) return
  await transition(work, signTaskMachine, task, 'EXPIRE')
  const contract = await findContract(work.db, task, true)
  if (contract?.state === 'TO_SIGN') await transition(work, contractMachine, contract, 'LAPSE')
  await drop(work, TASK_TODO, task.taskId, task.bp)
}

/** Days before the end of a task of its reminder (C-03). */
const REMIND = 3

export const remindedDay = (today: string): { from: string; to: string } => ({
  from: `${addDays(today, REMIND)}T00:00:00+08:00`,
  to: `${addDays(today, REMIND + 1)}T00:00:00+08:00`,
})

/** Three days before the end of a task, or as many as are left after a pause. */
export async function remind(work: Work, key: TaskKey): Promise<void> {
  const task = await findTask(work.db, key)
  const contract = task && (await findContract(work.db, task))
  if (!task || !contract || !isOpen(task.state)) return
  const { bp, companyCode, taskId, expireAt } = task
  const left = diffDays(work.clock.today(), dateOf(expireAt))
  if (Date.parse(expireAt) <= work.clock.now()) return
  await noteUnsigned(work, task)
  await notify(
    work,
    { bp, companyCode, route: taskRoute(taskId), bizType: 'CONTRACT', bizId: taskId },
    {
      message: {
        templateCode: 'CONTRACT_SIGN',
        body: `${contract.title}${left === 0 ? '今日到期' : `还剩${left}天可签署`}，逾期将失效`,
        dedupeKey: `CONTRACT_SIGN|${taskId}|REMIND`,
      },
    },
  )
}
