import { Type } from '@sinclair/typebox'
import { addDays } from '@domain/date'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { lateDay, listDue, plannedDue, projectDay } from './due'
import { lateSince } from './repo/projects'

const text = Type.String()
const key = Type.Object({ bp: text, companyCode: text, projectId: text })

const due = kind({ name: 'project.due', data: key, run: { handle: projectDay } })
const late = kind({ name: 'project.delay', data: key, run: { handle: lateDay } })

/** Seconds between two looks for what has expired. */
const LOOK = 300

export const projectWork: AreaWork = {
  kinds: [due, late],
  sweeps: [
    sweep(
      'project.due',
      { everySeconds: LOOK },
      due,
      async (work, after, limit) => (await listDue(work, after, limit)).map((data) => ({ key: data.projectId, data })),
      plannedDue,
    ),
    sweep('project.delay', { dailyAt: '00:40' }, late, async ({ db, clock }, after, limit) =>
      (await lateSince(db, addDays(clock.today(), -1), after, limit)).map((data) => ({ key: data.projectId, data })),
    ),
  ],
}
