import { addDays, dateAt, MINUTE, startOf, toInstant, weekday, type DateText, type Instant } from '../date'
import type { OutletState, OutletStatus, OutletType } from '../statuses/outlet'

/** A span of a day, 'HH:mm' to 'HH:mm'; '24:00' ends with the day. */
export type Span = readonly [from: string, to: string]

/** Monday to Sunday, each with its spans in order; a day without one is closed. */
export type OpenWeek = readonly (readonly Span[])[]

/** A day that differs from its weekday (PO-07). */
export interface SpecialDay {
  date: DateText
  spans: readonly Span[]
  note: string
}

export interface Hours {
  outletType: OutletType
  status: OutletStatus
  openWeek: OpenWeek
  specialDays: readonly SpecialDay[]
}

/** Minutes before the end in which an outlet is about to close (D 3.14). */
const SOON = 30
/** Days within which the next opening is looked for: a week and its holiday. */
const AHEAD = 14

const MINUTES = /^([01]\d|2[0-4]):([0-5]\d)$/

/** Minutes since midnight, or null for what is no time of a day. */
export function minutesOf(text: string): number | null {
  const [, hour, minute] = MINUTES.exec(text) ?? []
  if (hour === undefined || minute === undefined) return null
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes > 24 * 60 ? null : minutes
}

/** Do spans follow each other, each with a length of its own? */
export function areSpans(spans: readonly Span[]): boolean {
  let end = -1
  for (const [from, to] of spans) {
    const [start, stop] = [minutesOf(from), minutesOf(to)]
    if (start === null || stop === null || start >= stop || start <= end) return false
    end = stop
  }
  return true
}

/** The spans of a date: the special day before the weekday (PO-07). */
function spansOn({ openWeek, specialDays }: Pick<Hours, 'openWeek' | 'specialDays'>, date: DateText) {
  const special = specialDays.find((day) => day.date === date)
  return special ? special.spans : (openWeek[weekday(date) - 1] ?? [])
}

export interface ShownState {
  state: OutletState
  /** When that changes next; null: not within a fortnight, or never. */
  changesAt: Instant | null
}

/** PO-07: what an outlet is at a moment (ms), Beijing time. Rescue stations are always open. */
export function stateAt(hours: Hours, now: number): ShownState {
  if (hours.status !== 'OPEN_NORMAL') return { state: 'SUSPENDED', changesAt: null }
  if (hours.outletType === 'RESCUE') return { state: 'OPEN', changesAt: null }
  const today = dateAt(now)
  for (let day = 0; day <= AHEAD; day++) {
    const date = addDays(today, day)
    for (const [from, to] of spansOn(hours, date)) {
      const start = startOf(date) + (minutesOf(from) ?? 0) * MINUTE
      const end = startOf(date) + (minutesOf(to) ?? 0) * MINUTE
      if (now < start) return { state: 'CLOSED', changesAt: toInstant(start) }
      if (now < end) return openUntil(closingOf(hours, date, to), now)
    }
  }
  return { state: 'CLOSED', changesAt: null }
}

const openUntil = (end: number | null, now: number): ShownState =>
  end === null
    ? { state: 'OPEN', changesAt: null }
    : { state: end - now <= SOON * MINUTE ? 'CLOSING_SOON' : 'OPEN', changesAt: toInstant(end) }

/** When a span of a date really ends: at midnight it goes on where the next day begins with one. Null: not within a fortnight. */
function closingOf(hours: Hours, date: DateText, to: string): number | null {
  let [day, end] = [date, to]
  for (let n = 0; n <= AHEAD; n++) {
    if (end !== '24:00') return startOf(day) + (minutesOf(end) ?? 0) * MINUTE
    day = addDays(day, 1)
    const [next] = spansOn(hours, day)
    if (next?.[0] !== '00:00') return startOf(day)
    end = next[1]
  }
  return null
}

const isAllDay = (spans: readonly Span[]): boolean => spans[0]?.[0] === '00:00' && spans[0][1] === '24:00'

/** The hours of a date as text. */
export function hoursText(hours: Hours, date: DateText): string {
  const spans = spansOn(hours, date)
  if (hours.outletType === 'RESCUE' || isAllDay(spans)) return '24小时'
  return spans.length === 0 ? '休息' : spans.map(([from, to]) => `${from}-${to}`).join('、')
}

/** '至 17:30', '至 24:00', '10:00 营业', '周二 09:00 营业', '24小时'; '' where nothing is known. */
export function changeText({ state, changesAt }: ShownState, now: number): string {
  if (changesAt === null) return state === 'OPEN' ? '24小时' : ''
  const time = changesAt.slice(11, 16)
  if (state !== 'CLOSED') return `至 ${time === '00:00' ? '24:00' : time}`
  const date = changesAt.slice(0, 10)
  if (date === dateAt(now)) return `${time} 营业`
  const day = '一二三四五六日'[weekday(date) - 1] ?? ''
  return date === addDays(dateAt(now), 1) ? `明天 ${time} 营业` : `周${day} ${time} 营业`
}
