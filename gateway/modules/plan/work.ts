import { Type } from '@sinclair/typebox'
import { atPresent } from '../../work/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { addDays, addMonths } from '@domain/date'
import { isMonthFallbackDay, type FallbackType } from '@domain/plan/fallback'
import { REMINDER_HOURS, remindersOn } from '@domain/plan/reminders'
import { END_HOURS, type PlanWindows } from '@domain/plan/window-rules'
import { closeGroup } from './close'
import type { Work } from '../../http/context'
import { fileGroup } from './fallback'
import { remindGroup } from './remind'
import { groupsWithFallback } from './repo/fallbacks'
import { companyCodes } from '../membership/service'
import { keyOfGroup, planningGroupsOf, type GroupKey } from './repo/groups'
import { planWindows } from './settings'

const text = Type.String()
const group = { bp: text, companyCode: text, groupId: text }
const close = kind({
  name: 'plan.close',
  data: Type.Object(group),
  run: { handle: closeGroup },
})

const remind = kind({
  name: 'plan.remind',
  data: Type.Object({
    ...group,
    reminders: Type.Array(
      Type.Object({
        planType: Type.Union([Type.Literal('MONTH'), Type.Literal('YEAR')]),
        period: text,
        kind: Type.Union([Type.Literal('OPEN'), Type.Literal('TODO'), Type.Literal('CLOSING')]),
      }),
    ),
  }),
  run: { handle: atPresent(remindGroup) },
})

const fallback = kind({
  name: 'plan.fallback',
  data: Type.Object({ ...group, planType: Type.Union([Type.Literal('DAY'), Type.Literal('MONTH')]), period: text }),
  run: { handle: fileGroup },
})

/** Companies with something in their windows at this moment. */
const companiesWith = async (work: Work, is: (windows: PlanWindows) => boolean): Promise<string[]> =>
  (await companyCodes(work)).filter((companyCode) => is(planWindows(work, { companyCode })))

/** Lists groups with something set beforehand for a type, with the period that ends to be declared at this hour of the day. */
const fallbacksOf =
  (planType: FallbackType, periodOf: (today: string, windows: PlanWindows) => string | null) =>
  async (work: Work, after: string, limit: number) => {
    const today = work.clock.today()
    const companies = await companiesWith(work, (windows) => periodOf(today, windows) !== null)
    const groups = await groupsWithFallback(work.db, { planType, companies }, after, limit)
    return groups.flatMap((data) => {
      const period = periodOf(today, planWindows(work, data))
      return period === null ? [] : [{ key: `${keyOfGroup(data)}|${planType}`, data: { ...data, planType, period } }]
    })
  }

const byGroup = (groups: readonly GroupKey[]) => groups.map((data) => ({ key: keyOfGroup(data), data }))

/** Whether a window of days, of months or of years ends on a day at an hour (P-03). */
const endsAt = ({ day, month, year }: PlanWindows, today: string, hour: number): boolean =>
  day.to.hour === hour ||
  (month.to.hour === hour && Number(today.slice(8)) === month.to.day) ||
  (year.to.hour === hour && today.slice(5) === year.to.day)

const clockAt = (hour: number, minute: string): `${number}:${number}` =>
  `${String(hour).padStart(2, '0')}:${minute}` as `${number}:${number}`

/** What is due at the hours at which windows may end: each company has hours of its own. Five minutes before the end what is set beforehand (Y-08). */
const endSweeps = END_HOURS.flatMap((hour) => [
  sweep(
    `plan.fallbackDay${hour}`,
    { dailyAt: clockAt(hour - 1, '55') },
    fallback,
    fallbacksOf('DAY', (today, { day: { to } }) => (to.hour === hour ? addDays(today, to.day) : null)),
  ),
  sweep(
    `plan.fallbackMonth${hour}`,
    { dailyAt: clockAt(hour - 1, '55') },
    fallback,
    fallbacksOf('MONTH', (today, windows) =>
      windows.month.to.hour === hour && isMonthFallbackDay(today, windows) ? addMonths(today.slice(0, 7), 1) : null,
    ),
  ),
  sweep(`plan.close${hour}`, { dailyAt: clockAt(hour, '05') }, close, async (work, after, limit) => {
    const companies = await companiesWith(work, (windows) => endsAt(windows, work.clock.today(), hour))
    return byGroup(await planningGroupsOf(work.db, companies, after, limit))
  }),
])

const reminderSweeps = REMINDER_HOURS.map((hour) =>
  sweep(`plan.remind${hour}`, { dailyAt: clockAt(hour, '00') }, remind, async (work, after, limit) => {
    const of = (windows: PlanWindows) => remindersOn(work.clock.today(), hour, windows)
    const companies = await companiesWith(work, (windows) => of(windows).length > 0)
    return (await planningGroupsOf(work.db, companies, after, limit)).map((data) => ({
      key: keyOfGroup(data),
      data: { ...data, reminders: of(planWindows(work, data)) },
    }))
  }),
)

/** planDefault of B 0.6: what has no declaration, what counts from now on, what is over. */
export const planWork: AreaWork = {
  kinds: [close, fallback, remind],
  sweeps: [...endSweeps, ...reminderSweeps],
}
