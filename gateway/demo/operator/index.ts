import { Type } from '@sinclair/typebox'
import { toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { claimTask } from '../../modules/desk/repo'
import { settle, type Verdict } from '../../modules/desk/service'
import { METER_IMG } from '../../modules/metering/service'
import { DISPUTE } from '../../modules/settlement/service'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { judgeCertTask } from './certification'
import { judgeDispute } from './dispute'
import { judgePhotoTask } from './photo'
import { judgeRed, judgeTitle } from './invoice'
import { judgeQualification } from './qualification'
import { judgeRefund } from './refund'
import { waitingTasks } from './repo'
import { ticketOperator, youngSince } from './ticket'

/** The decision on one sort of task; null leaves it to staff. */
type Judge = (work: Work, task: { companyCode: string; bizNo: string; bp: string | null }) => Promise<Verdict | null>

const pass =
  (remark: string): Judge =>
  () =>
    Promise.resolve({ decision: 'PASS', remark })

const judges: Readonly<Record<string, Judge>> = {
  CERT: judgeCertTask,
  QUALIFICATION: judgeQualification,
  REFUND: judgeRefund,
  INSTALLMENT: pass(''),
  TITLE: judgeTitle,
  RED: judgeRed,
  RECORD_SITE: pass(''),
  [DISPUTE]: judgeDispute,
  [METER_IMG]: judgePhotoTask,
}

/** What was just filed is answered; the history of the demo world keeps what waits. */
const youngOnly: Readonly<Record<string, Judge>> = {
  TICKET_ACCEPT: pass(''),
  RECORD_EQUIPMENT: pass(''),
  RECORD_ALARM: pass(''),
  TICKET_CALL_BACK: pass('已电话致歉并说明处理情况'),
  HAZARD_EXTEND: pass('情况属实，同意延期'),
  HAZARD_PHOTOS: pass('照片核验合格'),
}

type Task = Parameters<Judge>[1] & { bizType: string }

const verdictOn = async (work: Work, task: Task): Promise<Verdict | null> =>
  (await (judges[task.bizType] ?? youngOnly[task.bizType])?.(work, task)) ?? null

const decide = kind({
  name: 'demo.operator',
  data: Type.Object({ companyCode: Type.String(), taskId: Type.String() }),
  run: {
    async handle(work: Work, { companyCode, taskId }) {
      const task = await claimTask(work.db, companyCode, taskId)
      const verdict = task && (await verdictOn(work, task))
      if (task && verdict) await settle(work, task, verdict, 'demo')
    },
  },
})

const sorts = (work: Work) => ({
  always: Object.keys(judges),
  young: Object.keys(youngOnly),
  since: youngSince(work),
})

/** CV-10: the operator of the demo world decides at the desk what is plain, some seconds after it was opened. */
const desk: AreaWork = {
  kinds: [decide],
  sweeps: [
    sweep('demo.operator', { everySeconds: 10 }, decide, async (work, after, limit) => {
      const { db, clock, config } = work
      if (!config.demoOperator) return []
      const openedBy = toInstant(clock.now() - config.demoOperatorSeconds * 1000)
      // Judged here as well: a task that is left to staff would be an item at each look.
      for (let from = after; ;) {
        const tasks = await waitingTasks(db, sorts(work), openedBy, from, limit)
        const plain: typeof tasks = []
        for (const task of tasks) if (await verdictOn(work, task)) plain.push(task)
        const last = tasks.at(-1)
        if (plain.length > 0 || last === undefined || tasks.length < limit)
          return plain.map(({ companyCode, taskId }) => ({ key: taskId, data: { companyCode, taskId } }))
        from = last.taskId
      }
    }),
  ],
}

export const operatorWork: AreaWork = {
  kinds: [...desk.kinds, ...ticketOperator.kinds],
  sweeps: [...desk.sweeps, ...ticketOperator.sweeps],
}
