import { Type } from '@sinclair/typebox'
import { toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { takeTask } from '../../modules/desk/repo'
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

/** The word about one sort of task; null leaves it to a person. */
type Judge = (work: Work, task: { companyCode: string; bizNo: string; bp: string | null }) => Promise<Verdict | null>

const judges: Readonly<Record<string, Judge>> = {
  CERT: judgeCertTask,
  QUALIFICATION: judgeQualification,
  REFUND: judgeRefund,
  INSTALLMENT: () => Promise.resolve({ decision: 'PASS', remark: '' }),
  TITLE: judgeTitle,
  RED: judgeRed,
  RECORD_SITE: () => Promise.resolve({ decision: 'PASS', remark: '' }),
  [DISPUTE]: judgeDispute,
  [METER_IMG]: judgePhotoTask,
}

const decide = kind({
  name: 'demo.operator',
  data: Type.Object({ companyCode: Type.String(), taskId: Type.String() }),
  run: {
    async handle(work: Work, { companyCode, taskId }) {
      const task = await takeTask(work.db, companyCode, taskId)
      const verdict = task && (await judges[task.bizType]?.(work, task))
      if (task && verdict) await settle(work, task, verdict, 'demo')
    },
  },
})

/** CV-10: the operator of the demo world decides at the desk what is plain, some seconds after it was opened. */
export const operatorWork: AreaWork = {
  kinds: [decide],
  sweeps: [
    sweep('demo.operator', { everySeconds: 10 }, decide, async ({ db, clock, config }, after, limit) => {
      if (!config.demoOperator) return []
      const openedBy = toInstant(clock.now() - config.demoOperatorSeconds * 1000)
      const tasks = await waitingTasks(db, Object.keys(judges), openedBy, after, limit)
      return tasks.map((data) => ({ key: data.taskId, data }))
    }),
  ],
}
