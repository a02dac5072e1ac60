import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { deskHandlers } from './handlers'
import { dueTasks, claimTask } from './repo'
import { dueVerdict, settle } from './service'

const taskKey = Type.Object({ companyCode: Type.String(), taskId: Type.String() })

/** Decides the tasks that need no member of staff (CV-10). */
const decide = kind({
  name: 'desk.decide',
  data: taskKey,
  run: {
    async handle(work: Work, { companyCode, taskId }) {
      const task = await claimTask(work.db, companyCode, taskId)
      const verdict = task && dueVerdict(task, work.clock.now())
      if (task && verdict) await settle(work, task, verdict, 'system')
    },
  },
})

const work: AreaWork = {
  kinds: [decide],
  sweeps: [
    sweep('desk.decide', { everySeconds: 10 }, decide, async ({ db, clock }, after, limit) =>
      (await dueTasks(db, clock.iso(), after, limit)).map((data) => ({ key: data.taskId, data })),
    ),
  ],
}

export const deskArea = { name: 'desk', handlers: deskHandlers, work }
