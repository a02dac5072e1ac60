import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { hazardDay, reportDay, stopForHazard } from './due'
import { planDay } from './plans'
import { customersToPlan } from './plans-due'
import { dueStopsOfHazards, nextHazardStop, waitingHazards } from './repo/hazards'
import { reportsIn } from './repo/reports'

const text = Type.String()
const hazardKey = Type.Object({ bp: text, companyCode: text, hazardId: text })
const reportKey = Type.Object({ bp: text, companyCode: text, reportId: text })

/** IN-07, IN-11. */
const dueHazard = kind({ name: 'inspection.hazardDue', data: hazardKey, run: { handle: hazardDay } })
/** IN-11: stops that the desk has confirmed, at their moment. */
const stop = kind({ name: 'inspection.stop', data: hazardKey, run: { handle: stopForHazard } })
/** D 3.2. */
const dueReport = kind({ name: 'inspection.reportDue', data: reportKey, run: { handle: reportDay } })

/** IN-01. */
const plans = kind({
  name: 'inspection.plan',
  data: Type.Object({ bp: text, companyCode: text }),
  run: { handle: planDay },
})

/** Seconds between two looks for stops. */
const LOOK = 300

export const inspectionWork: AreaWork = {
  kinds: [dueHazard, stop, dueReport, plans],
  sweeps: [
    sweep('inspection.hazardDue', { dailyAt: '00:10' }, dueHazard, async ({ db }, after, limit) =>
      (await waitingHazards(db, after, limit)).map((data) => ({ key: data.hazardId, data })),
    ),
    sweep('inspection.plan', { dailyAt: '00:20' }, plans, async (work, after, limit) =>
      (await customersToPlan(work, after, limit)).map((data) => ({ key: data.bp, data })),
    ),
    sweep('inspection.reportDue', { dailyAt: '01:00' }, dueReport, async ({ db }, after, limit) =>
      (await reportsIn(db, ['TO_SIGN', 'SIGNED'], after, limit)).map((data) => ({ key: data.reportId, data })),
    ),
    sweep(
      'inspection.stop',
      { everySeconds: LOOK },
      stop,
      async ({ db, clock }, after, limit) =>
        (await dueStopsOfHazards(db, clock.iso(), after, limit)).map((data) => ({ key: data.hazardId, data })),
      ({ db, clock }) => nextHazardStop(db, clock.iso()),
    ),
  ],
}
