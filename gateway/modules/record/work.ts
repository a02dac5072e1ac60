import { Type } from '@sinclair/typebox'
import { toInstant } from '@domain/date'
import { SILENT } from '@domain/records/live'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { fellSilent } from './alarm-live'
import { customersToRemind } from './ends-due'
import { silentAlarms } from './repo/devices'
import { remindOfEnds } from './reminders'

const text = Type.String()

/** RC-03. */
const ends = kind({
  name: 'record.ends',
  data: Type.Object({ bp: text, companyCode: text }),
  run: { handle: remindOfEnds },
})

/** D 3.6. */
const silent = kind({
  name: 'record.silent',
  data: Type.Object({ bp: text, companyCode: text, alarmId: text }),
  run: { handle: fellSilent },
})

/** Seconds between two looks for alarms that have fallen silent. */
const LOOK = 300

const since = (now: number): string => toInstant(now - SILENT)

export const recordWork: AreaWork = {
  kinds: [ends, silent],
  sweeps: [
    sweep('record.ends', { dailyAt: '08:40' }, ends, async (work, after, limit) =>
      (await customersToRemind(work, after, limit)).map((data) => ({ key: data.bp, data })),
    ),
    sweep('record.silent', { everySeconds: LOOK }, silent, async ({ db, clock }, after, limit) =>
      (await silentAlarms(db, since(clock.now()), after, limit)).map((data) => ({ key: data.alarmId, data })),
    ),
  ],
}
