import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { addDays, addMonths } from '@domain/date'
import { isMonthFallbackDay, type FallbackType } from '@domain/plan/fallback'
import { REMINDER_HOURS, remindersOn } from '@domain/plan/reminders'
import { closeGroup } from './close'
import type { Work } from '../../http/context'
import { fileGroup } from './fallback'
import { remindGroup } from './remind'
import { groupsWithFallback } from './repo/fallbacks'
import { keyOfGroup, planningGroups, type GroupKey } from './repo/groups'

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
  run: { handle: remindGroup },
})

const fallback = kind({
  name: 'plan.fallback',
  data: Type.Object({ ...group, planType: Type.Union([Type.Literal('DAY'), Type.Literal('MONTH')]), period: text }),
  run: { handle: fileGroup },
})

/** Lists groups with something set beforehand for a type, with the period that ends; none on a day without an end. */
const fallbacksOf =
  (planType: FallbackType, periodOf: (today: string) => string | null) =>
  async ({ db, clock }: Work, after: string, limit: number) => {
    const period = periodOf(clock.today())
    if (period === null) return []
    const groups = await groupsWithFallback(db, planType, after, limit)
    return groups.map((data) => ({ key: keyOfGroup(data), data: { ...data, planType, period } }))
  }

const byGroup = (groups: readonly GroupKey[]) => groups.map((data) => ({ key: keyOfGroup(data), data }))

/** Days of a month, and of the year, with the evening on which the declaration of months and of years ends (P-03). */
const [MONTH_ENDS, YEAR_ENDS] = ['-25', '-11-30']

/** planDefault of B 0.6: what has no declaration, what counts from now on, what is over. */
export const planWork: AreaWork = {
  kinds: [close, fallback, remind],
  sweeps: [
    sweep(
      'plan.fallbackDay',
      { dailyAt: '09:55' },
      fallback,
      fallbacksOf('DAY', (today) => addDays(today, 1)),
    ),
    sweep(
      'plan.fallbackMonth',
      { dailyAt: '16:55' },
      fallback,
      fallbacksOf('MONTH', (today) => (isMonthFallbackDay(today) ? addMonths(today.slice(0, 7), 1) : null)),
    ),
    sweep('plan.close', { dailyAt: '10:05' }, close, async ({ db }, after, limit) =>
      byGroup(await planningGroups(db, after, limit)),
    ),
    sweep('plan.closePeriod', { dailyAt: '17:05' }, close, async ({ db, clock }, after, limit) => {
      const today = clock.today()
      const isEnd = today.endsWith(MONTH_ENDS) || today.endsWith(YEAR_ENDS)
      return isEnd ? byGroup(await planningGroups(db, after, limit)) : []
    }),
    ...REMINDER_HOURS.map((hour) =>
      sweep(`plan.remind${hour}`, { dailyAt: `${hour}:00` }, remind, async ({ db, clock }, after, limit) => {
        const reminders = remindersOn(clock.today(), hour)
        if (reminders.length === 0) return []
        return (await planningGroups(db, after, limit)).map((data) => ({
          key: keyOfGroup(data),
          data: { ...data, reminders },
        }))
      }),
    ),
  ],
}
