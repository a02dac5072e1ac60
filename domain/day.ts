/*
 * Days and moments of Asia/Shanghai, which is +08:00 the whole year (CV-5). All of it is calendar arithmetic in UTC: the
 * machine's own zone never takes part. Of Date only its ISO text is used, the one form that every phone reads and writes alike: each
 * row of each answer comes through here, and dayjs takes several times as long for it.
 */
/** 'YYYY-MM-DD'. */
export type DateText = string
/** ISO time with offset: '2026-11-20T08:00:00+08:00'. */
export type Instant = string

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const OFFSET = 8 * HOUR

const DATE = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Days that are kept with their texts, both ways: fifty years, more than any history has. Beyond that it begins again, so that no caller
 * fills the memory with dates.
 */
const KEPT = 20_000
const numbers = new Map<DateText, number>()
const texts = new Map<number, DateText>()

function keep<K, V>(known: Map<K, V>, key: K, value: V): V {
  if (known.size >= KEPT) known.clear()
  known.set(key, value)
  return value
}

/** Days since 1970-01-01 of a calendar date; a RangeError for a text that is no date ('2026-02-30'). */
export function dayNumber(date: DateText): number {
  const known = numbers.get(date)
  if (known !== undefined) return known
  const day = DATE.test(date) ? Date.parse(`${date}T00:00:00.000Z`) / DAY : NaN
  // Some engines take 30 February for 2 March.
  if (Number.isNaN(day) || dateOfDay(day) !== date) throw new RangeError(`not a date: "${date}"`)
  return keep(numbers, date, day)
}

/** The way back of {@link dayNumber}. */
export const dateOfDay = (day: number): DateText =>
  texts.get(day) ?? keep(texts, day, new Date(day * DAY).toISOString().slice(0, 10))

export const isDate = (text: string): boolean => safely(() => dayNumber(text)) !== null

/**
 * Milliseconds since 1970 of an ISO moment or of 'YYYY-MM-DD HH:mm[:ss[.0]]', which is Shanghai time (AE-04); the '.0' at the end
 * of a server's time text is dropped (specification 3).
 * A RangeError for anything else.
 */
export function toMillis(text: string): number {
  const parts = MOMENT.exec(text)
  if (!parts) throw new RangeError(`not a moment: "${text}"`)
  const [, date = '', hour = '', minute = '', second = '0', fraction = '', zone] = parts
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) throw new RangeError(`not a moment: "${text}"`)
  const clock = Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * SECOND
  return dayNumber(date) * DAY + clock + Number(fraction.padEnd(3, '0').slice(0, 3)) - zoneOffset(zone)
}

function zoneOffset(zone: string | undefined): number {
  if (zone === undefined) return OFFSET
  if (zone === 'Z') return 0
  const size = Number(zone.slice(1, 3)) * HOUR + Number(zone.slice(-2)) * MINUTE
  return zone.startsWith('-') ? -size : size
}

/** '2026-11-20T08:00:00+08:00' of milliseconds since 1970; fractions of a second are cut. */
export function toInstant(millis: number): Instant {
  return `${dateAt(millis)}T${clockAt(millis)}+08:00`
}

/** Shanghai's calendar date at a moment. */
export const dateAt = (millis: number): DateText => dateOfDay(Math.floor((millis + OFFSET) / DAY))
/** Shanghai's date of an ISO moment or of a Shanghai time text. */
export const dateOf = (moment: string): DateText => dateAt(toMillis(moment))

/** 'HH:mm:ss' in Shanghai. */
export const clockAt = (millis: number): string => new Date(millis + OFFSET).toISOString().slice(11, 19)

/** Start of a Shanghai date, or another time of that day: startOf('2026-11-23', 10) is 10:00. */
export const startOf = (date: DateText, hour = 0, minute = 0): number =>
  dayNumber(date) * DAY - OFFSET + hour * HOUR + minute * MINUTE

/** What getSysTime answers as `sysTime`: 'YYYY-MM-DD HH:mm:ss.0' (AE-04). */
export const sysTimeText = (millis: number): string => `${dateAt(millis)} ${clockAt(millis)}.0`

export const addDays = (date: DateText, days: number): DateText => dateOfDay(dayNumber(date) + days)
/** Calendar days from one date to another; negative when `to` is earlier. */
export const diffDays = (from: DateText, to: DateText): number => dayNumber(to) - dayNumber(from)

/** Every date from `from` to `to`, both included; empty when `to` is earlier. */
export function datesBetween(from: DateText, to: DateText): DateText[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, index) => dateOfDay(first + index))
}

/** Of a date or of a month. */
export const yearOf = (date: DateText): string => date.slice(0, 4)

/** 1 Monday … 7 Sunday (specification 9: Monday first). */
export const weekday = (date: DateText): number => new Date(dayNumber(date) * DAY).getUTCDay() || 7

/** Runs a reader and turns its RangeError into null. */
function safely<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
