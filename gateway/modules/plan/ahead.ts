import type { Out } from '@contract'
import { addDays, datesBetween, toInstant } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import type { SuggestedDay } from '@domain/forecast'
import { gasDaySpan } from '@domain/gas-day'
import { isWithin, windowOf } from '@domain/plan/windows'
import type { BoundSession, Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { workingCalendar } from '../calendar/service'
import { closedGasDay } from '../metering/service'
import { ownGroup } from './groups'
import { limitsOfGroup, volumeOf } from './planned'
import { newestInSpan, plansInSpan, type Plan } from './repo/plans'
import { outlookOf, type Outlook } from './suggest'
import type { UsedDay } from '../metering/service'
import { planWindows } from './settings'
import { planViews } from './view'

type Ahead = Out<'predict GET /plan/ahead'>

/** Closed days over which suggestions and declarations are compared. */
const RECORD_DAYS = 56
const whole = (volume: string): string => fixed(decimal(volume), 0)

/** The gas days ahead of a group with day plans, each with what is declared, suggested and was used the week before. */
export async function planAhead(work: Work, session: BoundSession, groupId: string): Promise<Ahead> {
  const group = await ownGroup(work, session, groupId)
  if (group.planMode !== 'DAILY') throw badField('groupId')
  const today = work.clock.today()
  const windows = planWindows(work, group)
  const span = { from: addDays(today, 1), to: addDays(today, windows.day.from.day) }
  const closed = closedGasDay(work)
  const outlook = await outlookOf(work, group, span.to)
  const isWorkday = await workingCalendar(work, span.from, span.to)
  const newest = await newestInSpan(work.db, { bp: group.bp, groupIds: [groupId], planType: 'DAY', ...span })
  const views = await planViews(work, newest)
  const limits = await limitsOfGroup(work, group, span)
  const past = { from: addDays(closed, 1 - RECORD_DAYS), to: closed }
  const declared = await plansInSpan(work.db, { bp: group.bp, groupIds: [groupId], planType: 'DAY', ...past })
  return {
    days: datesBetween(span.from, span.to).map((date) => {
      const window = windowOf('DAY', date, windows)
      const said = outlook.days.find(({ gasDay }) => gasDay === date)
      return {
        date,
        closeAt: toInstant(window.close),
        isOpen: isWithin(window, work.clock.now()),
        isWorkday: isWorkday(date),
        stopHours: outlook.stopHours.get(date) ?? 0,
        limitVolume: limits.get(date) ?? null,
        current: views.find(({ period }) => period === date) ?? null,
        suggestion: outlook.judged === 0 || !said ? null : suggestionOf(said),
        lastWeek: fullOf(outlook.history, addDays(date, -7)),
      }
    }),
    record: recordOf(outlook, declared),
    asOf: gasDaySpan(closed).to,
  }
}

function suggestionOf({ value, low, high, why }: SuggestedDay): NonNullable<Ahead['days'][number]['suggestion']> {
  const { temperature, warmer, weather, holiday, stop } = why
  const degrees = (kelvin: number | null) => (kelvin === null ? null : Math.round(kelvin))
  return {
    volume: whole(value),
    low: whole(low),
    high: whole(high),
    temperature: degrees(temperature),
    warmer: degrees(warmer),
    weather: whole(weather),
    holiday: whole(holiday),
    stop: whole(stop),
  }
}

const fullOf = (history: readonly UsedDay[], date: string): string | null =>
  history.find((one) => one.date === date && one.dataState === 'FULL')?.volume ?? null

function recordOf({ judged, inside, error, habitError, history }: Outlook, declared: readonly Plan[]): Ahead['record'] {
  if (judged === 0 || error === null || habitError === null) return null
  return { days: judged, inside, suggestion: error, declared: ownError(history, declared), lastWeek: habitError }
}

/** Σ|declared − used| ÷ Σ used over whole days that a user declared, per cent; null without such days. */
function ownError(history: readonly UsedDay[], declared: readonly Plan[]): string | null {
  let [missed, used] = [decimal('0'), decimal('0')]
  for (const plan of declared) {
    const volume = plan.method === 'SYSTEM' || plan.method === 'FALLBACK' ? null : fullOf(history, plan.period)
    if (volume === null) continue
    missed = missed.plus(decimal(volumeOf(plan)).minus(decimal(volume)).abs())
    used = used.plus(decimal(volume))
  }
  return used.gt(0) ? fixed(missed.times(100).div(used), 1) : null
}
