import { addDays, isDate } from '../date'
import { areSpans, type OpenWeek, type Span, type SpecialDay } from './hours'

/* Hours as staff type them: a line per day. '周一 08:30-12:00 13:30-17:30', '周日 休息', '2026-12-01 09:00-12:00 下午盘点'. */

/** A span that a call takes: not read-only. */
type TypedSpan = [from: string, to: string]

const DAYS = '一二三四五六日'
const CLOSED = '休息'

const spansText = (spans: readonly Span[]): string =>
  spans.length === 0 ? CLOSED : spans.map(([from, to]) => `${from}-${to}`).join(' ')

export const weekText = (week: OpenWeek): string =>
  [...DAYS].map((day, index) => `周${day} ${spansText(week[index] ?? [])}`).join('\n')

export const specialText = (days: readonly SpecialDay[]): string =>
  days.map(({ date, spans, note }) => `${date} ${spansText(spans)} ${note}`.trim()).join('\n')

/** Leading spans of the words of a line; null for a time that is none. */
function spansIn(words: readonly string[]): { spans: TypedSpan[]; rest: string[] } | null {
  const n = words.findIndex((word) => !/^\d{1,2}:\d{2}-\d{1,2}:\d{2}$/.test(word))
  const times = n < 0 ? words : words.slice(0, n)
  const rest = words.slice(times.length)
  const spans = times.map((word): TypedSpan => {
    const [from = '', to = ''] = word.split('-')
    return [from.padStart(5, '0'), to.padStart(5, '0')]
  })
  if (spans.length === 0 && rest[0] !== CLOSED) return null
  return areSpans(spans) ? { spans, rest: spans.length === 0 ? rest.slice(1) : rest } : null
}

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)

/** Monday to Sunday, each exactly once; null otherwise. */
export function weekOf(text: string): TypedSpan[][] | null {
  const lines = linesOf(text)
  const week = [...DAYS].map((day) => lines.filter(([name]) => name === `周${day}`))
  if (lines.length !== DAYS.length || week.some((found) => found.length !== 1)) return null
  const days = week.map(([words = []]) => spansIn(words.slice(1)))
  return days.some((day) => day === null || day.rest.length > 0) ? null : days.map((day) => day?.spans ?? [])
}

/** Days that differ; null where a line is none. */
export function specialOf(text: string): { date: string; spans: TypedSpan[]; note: string }[] | null {
  const days = linesOf(text).map(([date = '', ...words]) => {
    const found = isDate(date) ? spansIn(words) : null
    return found && { date: addDays(date, 0), spans: found.spans, note: found.rest.join(' ') }
  })
  return days.some((day) => day === null) ? null : days.flatMap((day) => day ?? [])
}
