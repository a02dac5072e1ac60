import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { judgeApply, judgedSince } from './judge'
import { dueActivities, nextStepAt, openHourly } from './repo/activities'
import { askHoursKind, hoursKind } from './hours'
import { hourly, judgeable } from './repo/applies'
import { cancelKind, inviteKind, stepKind } from './steps'

const text = Type.String()

const judge = kind({
  name: 'balance.judge',
  data: Type.Object({ bp: text, companyCode: text, applyId: text }),
  run: { handle: judgeApply },
})

export const balanceWork: AreaWork = {
  kinds: [judge, hoursKind, askHoursKind, stepKind, inviteKind, cancelKind],
  sweeps: [
    sweep(
      'balance.askHours',
      { dailyAt: '09:44', after: ['metering.closeDay'] },
      askHoursKind,
      async (work, after, limit) =>
        (await openHourly(work.db, after, limit)).map((key) => ({
          key: `${key.companyCode}|${key.activityId}`,
          data: { ...key, after: '' },
        })),
    ),
    // A gas day is closed at 09:30; deviations ask for what was judged here from 09:50 on (S-09).
    sweep('balance.hours', { dailyAt: '09:45', after: ['metering.closeDay'] }, hoursKind, async (work, after, limit) =>
      (await hourly(work.db, judgedSince(work), after, limit)).map((data) => ({
        key: `${data.bp}|${data.activityId}`,
        data,
      })),
    ),
    sweep(
      'balance.judge',
      { dailyAt: '09:48', after: ['metering.closeDay', 'balance.hours'] },
      judge,
      async (work, after, limit) =>
        (await judgeable(work.db, judgedSince(work), after, limit)).map((data) => ({
          key: `${data.bp}|${data.applyId}`,
          data,
        })),
    ),
    sweep(
      'balance.step',
      { everySeconds: 60 },
      stepKind,
      async ({ db, clock }, after, limit) =>
        (await dueActivities(db, clock.iso(), after, limit)).map((data) => ({
          key: `${data.companyCode}|${data.activityId}`,
          data,
        })),
      ({ db, clock }) => nextStepAt(db, clock.iso()),
    ),
  ],
}
