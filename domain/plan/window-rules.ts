/** A whole hour of a day. */
interface At<D> {
  day: D
  hour: number
}

export interface Span<D> {
  from: At<D>
  to: At<D>
}

/** When a gas company takes declarations and changes (P-03, P-10, P-11): hours of Shanghai; a span ends before its last hour. */
export interface PlanWindows {
  /** Of the year before, 'MM-DD'. */
  year: Span<string>
  /** Of the month before. */
  month: Span<number>
  /** Days before the gas day. */
  day: Span<number>
  /** Hour of the gas day until which it may be changed. */
  dayChangeUntil: number
  /** Of the running month, until which it may be changed. */
  monthChangeUntil: At<number>
}

/** Settings of a gas company with their defaults (B 0.7). */
export const planWindowTexts = {
  'plan.year': '11-01 00:00..11-30 17:00',
  'plan.month': '15 00:00..25 17:00',
  'plan.day': '7 00:00..1 10:00',
  'plan.dayChangeUntil': '15:00',
  'plan.monthChangeUntil': '20 17:00',
} as const

export type PlanWindowKey = keyof typeof planWindowTexts

/** Hours at which a window may end: the gas company answers questions then. What is due at its end is looked for at these hours. */
export const END_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const
/** Last hour at which a window may begin: its opening is announced on the same day. */
const LAST_OPENING = 18
/** Hours of a gas day, from 08:00 on, until which it may be changed. */
const [FIRST_CHANGE, LAST_CHANGE] = [9, 23]
/** Every month has these days. */
const LAST_DAY = 28
/** Years are decided by 15 December (P-09). */
const LAST_YEAR_DAY = '12-14'
/** Days before a gas day from which on it may be declared, at most. */
const MOST_AHEAD = 31

const HOUR = /^([01]\d|2[0-3]):00$/
const MONTH_DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const NUMBER = /^[1-9]\d?$/

function hourOf(text: string): number | null {
  const hour = HOUR.exec(text)?.[1]
  return hour === undefined ? null : Number(hour)
}

function atOf<D>(text: string, dayOf: (day: string) => D | null): At<D> | null {
  const [dayText = '', hourText = '', more] = text.split(' ')
  const [day, hour] = [dayOf(dayText), hourOf(hourText)]
  return day === null || hour === null || more !== undefined ? null : { day, hour }
}

function spanOf<D>(text: string, dayOf: (day: string) => D | null): Span<D> | null {
  const [fromText = '', toText = '', more] = text.split('..')
  const [from, to] = [atOf(fromText, dayOf), atOf(toText, dayOf)]
  if (from === null || to === null || more !== undefined) return null
  const isEnd = END_HOURS.some((hour) => hour === to.hour)
  return isEnd && from.hour <= LAST_OPENING ? { from, to } : null
}

const numberOf = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null)
const dayOfMonth = (text: string): number | null => {
  const day = numberOf(text)
  return day !== null && day <= LAST_DAY ? day : null
}

/** Whether one moment comes before another, the later day being the greater. */
const isBefore = <D extends number | string>(one: At<D>, two: At<D>): boolean =>
  one.day < two.day || (one.day === two.day && one.hour < two.hour)

/** Days of one year, 'MM-DD'. */
function daysOfYear(text: string): Span<string> | null {
  const span = spanOf(text, (day) => (MONTH_DAY.test(day) ? day : null))
  return span && isBefore(span.from, span.to) ? span : null
}

function yearSpan(text: string): Span<string> | null {
  const span = daysOfYear(text)
  return span && span.to.day <= LAST_YEAR_DAY ? span : null
}

function monthSpan(text: string): Span<number> | null {
  const span = spanOf(text, dayOfMonth)
  return span && isBefore(span.from, span.to) ? span : null
}

/** Days before the gas day: the greater number is the earlier moment. */
function daySpan(text: string): Span<number> | null {
  const span = spanOf(text, numberOf)
  if (!span || span.from.day > MOST_AHEAD) return null
  const [from, to] = [span.from, span.to].map(({ day, hour }) => ({ day: -day, hour }))
  return from && to && isBefore(from, to) ? span : null
}

function changeHour(text: string): number | null {
  const hour = hourOf(text)
  return hour !== null && hour >= FIRST_CHANGE && hour <= LAST_CHANGE ? hour : null
}

/** Setting of a gas company: when the annual frame of the next year is filled in (C-11). */
export const FRAME_WINDOW = { key: 'contract.frame', usual: '11-01 00:00..12-20 17:00' } as const

/** The window of annual frames (C-11), 'MM-DD' of the year before: whole hours, its end at 09:00 to 18:00. Throws RangeError for anything else. */
export function readFrameWindow(text: string): Span<string> {
  const span = daysOfYear(text)
  if (span === null) throw new RangeError(`setting ${FRAME_WINDOW.key} is no window: ${text}`)
  return span
}

/**
 * The windows of the texts of settings (P-03, P-10, P-11): whole hours; a span begins before it ends, at 09:00 to 18:00; days of a month
 * up to the 28th; a year's by 14 December; a gas day is changed between its 09:00 and 23:00. Throws RangeError with the name of a setting
 * that is none of these.
 */
export function readPlanWindows(textOf: (key: PlanWindowKey) => string): PlanWindows {
  const read = <T>(key: PlanWindowKey, of: (text: string) => T | null): T => {
    const value = of(textOf(key))
    if (value === null) throw new RangeError(`setting ${key} is no window: ${textOf(key)}`)
    return value
  }
  return {
    year: read('plan.year', yearSpan),
    month: read('plan.month', monthSpan),
    day: read('plan.day', daySpan),
    dayChangeUntil: read('plan.dayChangeUntil', changeHour),
    monthChangeUntil: read('plan.monthChangeUntil', (text) => atOf(text, dayOfMonth)),
  }
}
