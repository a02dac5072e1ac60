import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { deskHandlers } from './handlers'
import { decidable, takeTask } from './repo'
import { settle, verdictOf } from './service'

const taskKey = Type.Object({ companyCode: Type.String(), taskId: Type.String() })

/** What nobody needs to look at: due rules, and the demo operator's share outside of real operation (CV-10). */
const decide = kind({
  name: 'desk.decide',
  data: taskKey,
  run: {
    async handle(work: Work, { companyCode, taskId }) {
      const task = await takeTask(work.db, companyCode, taskId)
      const found = task && (await verdictOf(work, task))
      if (task && found) await settle(work, task, found.verdict, found.by)
    },
  },
})

const work: AreaWork = {
  kinds: [decide],
  sweeps: [
    sweep('desk.decide', { everySeconds: 10 }, decide, async ({ db, clock, config }, after, limit) =>
      (await decidable(db, clock.iso(), config.demoOperator, after, limit)).map((data) => ({ key: data.taskId, data })),
    ),
  ],
}

export const deskArea = { name: 'desk', handlers: deskHandlers, work }
