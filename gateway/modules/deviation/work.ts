import { Type } from '@sinclair/typebox'
import { atPresent } from '../../work/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { childrenTaking } from '../gas-package/service'
import { allGroups, keyOfGroup, planningGroups, type GroupKey } from '../plan/service'
import { drop } from '../todo/service'
import { judgeCycle } from './extract'
import { judgeGroup } from './judge'
import { assessKind } from './months'
import { lockCase, nextDeadline, overdueCases } from './repo/cases'
import { periodsEndedBefore, notifyOverviews } from './overview-message'
import { caseMachine } from './states'
import { warnGroup } from './warn'

const text = Type.String()

const group = Type.Object({ bp: text, companyCode: text, groupId: text })
const judge = kind({
  name: 'deviation.judge',
  data: group,
  run: { handle: judgeGroup },
})
const cycle = kind({
  name: 'deviation.cycle',
  data: Type.Object({ bp: text, companyCode: text, childNo: text }),
  run: { handle: judgeCycle },
})
const overview = kind({
  name: 'usage.overview',
  data: Type.Object({ bp: text, companyCode: text, groupId: text, periods: Type.Array(text) }),
  run: { handle: atPresent(notifyOverviews) },
})

/** The telemetry is asked, which no transaction waits for. */
const warn = kind({ name: 'deviation.warn', data: group, run: { manual: atPresent(warnGroup) } })

const byGroup = (groups: readonly GroupKey[]) => groups.map((data) => ({ key: keyOfGroup(data), data }))

/** D-03: no reason came in time. */
const expire = kind({
  name: 'deviation.expire',
  data: Type.Object({ bp: text, caseId: text }),
  run: {
    async handle(work: Work, { bp, caseId }) {
      const one = await lockCase(work.db, bp, caseId)
      if (one?.status !== 'WAIT_REPORT' || Date.parse(one.reportDeadline) > work.clock.now()) return
      await transition(work, caseMachine, one, 'EXPIRE', { set: { version: one.version + 1 } })
      await drop(work, 'DEVIATION_REASON', caseId, bp)
    },
  },
})

export const deviationWork: AreaWork = {
  kinds: [judge, cycle, assessKind, overview, warn, expire],
  sweeps: [
    // A gas day is closed at 09:30 and shared among packages at 09:36.
    sweep(
      'deviation.judge',
      { dailyAt: '09:50', after: ['metering.closeDay', 'balance.judge'] },
      judge,
      async ({ db }, after, limit) => byGroup(await allGroups(db, after, limit)),
    ),
    sweep('deviation.cycle', { dailyAt: '09:55', after: ['metering.closeDay'] }, cycle, async ({ db }, after, limit) =>
      (await childrenTaking(db, after, limit)).map(({ bp, companyCode, childNo }) => ({
        key: childNo,
        data: { bp, companyCode, childNo },
      })),
    ),
    // Weeks on Monday, months on their first day (D-11).
    sweep(
      'usage.overview',
      { dailyAt: '10:00', after: ['metering.closeDay'] },
      overview,
      async ({ db, clock }, after, limit) => {
        const periods = periodsEndedBefore(clock.today())
        if (periods.length === 0) return []
        return (await allGroups(db, after, limit)).map((data) => ({
          key: keyOfGroup(data),
          data: { ...data, periods },
        }))
      },
    ),
    // An hour before the plan of the day counts for good (P-10).
    sweep('deviation.warn', { dailyAt: '14:00' }, warn, async ({ db }, after, limit) =>
      byGroup(await planningGroups(db, after, limit)),
    ),
    sweep('deviation.assessMonth', { dailyAt: '02:00' }, assessKind, async ({ db }, after, limit) =>
      byGroup(await planningGroups(db, after, limit)),
    ),
    sweep(
      'deviation.expire',
      { everySeconds: 600 },
      expire,
      async ({ db, clock }, after, limit) =>
        (await overdueCases(db, clock.iso(), after, limit)).map((data) => ({ key: data.caseId, data })),
      ({ db, clock }) => nextDeadline(db, clock.iso()),
    ),
  ],
}
