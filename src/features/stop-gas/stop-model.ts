import type { Out } from '@contract'
import { DAY, HOUR, clockAt, dateAt, toMillis } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { formatAmount, isZeroMoney } from '@domain/money'

/* What the page of a stop of supply says (B 6.8, G-02, G-05). */

export type StopInfo = Out<'default GET /crmgas/stopGas/info'>
export type Stop = NonNullable<StopInfo['stopGas']>

/** What holds at every stop, beside the steps of each meter. */
export const rules = ['停气期间不得自行开启表前阀门', '需要协助时等候工作人员到场'] as const

/** Hours beyond which a day with a stop is judged no more (G-04). */
const LONG = 4 * HOUR

export const isOver = ({ state }: Pick<Stop, 'state'>): boolean => state === 'RESUMED' || state === 'CANCELLED'

/** The moment that is counted down to, and what happens then; null: nothing is known to come. */
export function nextMoment(stop: Stop): { at: string; text: string } | null {
  if (stop.state === 'WARNED' || stop.state === 'NOTICED')
    return stop.planStopAt === null ? null : { at: stop.planStopAt, text: stop.kind === 'PEAK' ? '距限气' : '距停气' }
  if (stop.state === 'STOPPED' && stop.planResumeAt !== null)
    return { at: stop.planResumeAt, text: stop.kind === 'PEAK' ? '距解除' : '距恢复' }
  return null
}

/** '2 天 20 小时后' in words for a countdown. */
export function leftText(left: number): string {
  if (left <= 0) return '已到'
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / 60_000)
  if (days > 0) return `${days} 天 ${hours} 小时`
  return hours > 0 ? `${hours} 小时 ${minutes} 分` : `${Math.max(1, minutes)} 分钟`
}

/** '7 小时 30 分'; null where an end is missing. */
export function lengthText(stop: Stop): string | null {
  const { realStopAt, realResumeAt } = stop
  if (realStopAt === null || realResumeAt === null) return null
  return leftText(toMillis(realResumeAt) - toMillis(realStopAt))
}

/** Longer than four hours, or without an end that is known. */
export function isLong({ planStopAt, planResumeAt, realStopAt, realResumeAt }: Stop): boolean {
  const [from, to] = [realStopAt ?? planStopAt, realResumeAt ?? planResumeAt]
  return from !== null && (to === null || toMillis(to) - toMillis(from) > LONG)
}

export interface Bar {
  /** Per cent of the axis. */
  left: number
  width: number
  /** Its end is not known: it runs to the edge. */
  isOpen: boolean
  ticks: readonly { at: number; text: string }[]
  /** Where now is; null outside. */
  now: number | null
}

const EDGE = 6 * HOUR
/** Hours between two marks of the axis; at most six of them are readable at 320 px. */
const STEPS = [3, 6, 12, 24, 48, 96, 168]

/** From when to when, on an axis that begins some hours earlier and ends some later; null while no beginning is known. */
export function barOf(stop: Stop, now: number): Bar | null {
  const start = stop.realStopAt ?? stop.planStopAt
  if (start === null) return null
  const end = stop.realResumeAt ?? stop.planResumeAt
  const from = toMillis(start)
  const to = end === null ? Math.max(now, from) + EDGE : toMillis(end)
  const first = from - EDGE
  const last = to + EDGE
  const part = (at: number) => ((at - first) / (last - first)) * 100
  const step = (STEPS.find((hours) => (last - first) / (hours * HOUR) <= 6) ?? 336) * HOUR
  const midnight = toMillis(`${dateAt(first)}T00:00:00+08:00`)
  const ticks: { at: number; text: string }[] = []
  for (let at = midnight; at <= last; at += step)
    if (at >= first) ticks.push({ at: part(at), text: tickText(at, step) })
  return {
    left: part(from),
    width: (end === null ? 100 : part(to)) - part(from),
    isOpen: end === null,
    ticks,
    now: now >= first && now <= last ? part(now) : null,
  }
}

function tickText(at: number, step: number): string {
  const clock = clockAt(at).slice(0, 5)
  return step >= DAY || clock === '00:00' ? formatDay(dateAt(at), dateAt(at)) : clock
}

/** Today's arrears in words; null where there are none, or they may not be seen. */
export const arrearsText = ({ arrears }: StopInfo): string | null =>
  arrears === null || isZeroMoney(arrears) ? null : `${formatAmount(arrears)} 元`
