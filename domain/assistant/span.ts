import { addDays, dateOfDay, dayNumber, weekday, type DateText } from '../day'
import { addMonths, addMonthsClamped, diffMonths, firstOfMonth, lastOfMonth, monthOf } from '../month'
import { numberOf } from './script'

/** A span of gas days that a question names, both ends included, with the words in which an answer names it. */
export interface Span {
  from: DateText
  to: DateText
  label: string
  unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'RANGE'
}

/** A span and where its words are in the plain question. */
export interface FoundSpan extends Span {
  at: number
  end: number
}

const N = '(\\d{1,4}|[零〇一二两三四五六七八九十]{1,4})'
const SHORT = '(\\d{1,2}|[一二两三四五六七八九十]{1,3})'
const YEAR = '(?:(\\d{4}|\\d{2}|[零〇一二三四五六七八九]{2,4})年|(今年|去年|前年|本年|上一?年|大前年)的?)?'

type Make = (match: RegExpExecArray, today: DateText) => Span | null

const day = (date: DateText, label = dayLabel(date)): Span => ({ from: date, to: date, label, unit: 'DAY' })
function dayLabel(date: DateText): string {
  return `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`
}
const monthLabel = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`
const month = (text: string): Span => ({
  from: firstOfMonth(text),
  to: lastOfMonth(text),
  label: monthLabel(text),
  unit: 'MONTH',
})
const year = (text: number): Span => ({
  from: `${text}-01-01`,
  to: `${text}-12-31`,
  label: `${text}年`,
  unit: 'YEAR',
})
const range = (from: DateText, to: DateText, label: string): Span => ({ from, to, label, unit: 'RANGE' })
const thisYear = (today: DateText) => Number(today.slice(0, 4))

/** Year of a question: four digits, two digits, a word; null where none is named. */
function yearOf(digits: string | undefined, word: string | undefined, today: DateText): number | null {
  const now = thisYear(today)
  if (digits !== undefined) {
    const value = numberOf(digits)
    return Number.isNaN(value) ? null : value < 100 ? 2000 + value : value
  }
  if (word === undefined) return null
  if (/^大前年/.test(word)) return now - 3
  if (/^前年/.test(word)) return now - 2
  return /^(去年|上)/.test(word) ? now - 1 : now
}

/** E-G-11: a month without a year is the newest one that has begun. */
function monthNamed(value: number, given: number | null, today: DateText): Span | null {
  if (!(value >= 1 && value <= 12)) return null
  const of = (y: number) => `${y}-${String(value).padStart(2, '0')}`
  if (given !== null) return given < 2000 || given > 2100 ? null : month(of(given))
  const now = thisYear(today)
  return month(of(now) <= monthOf(today) ? of(now) : of(now - 1))
}

function dayNamed(text: string, given: number | null, today: DateText): Span | null {
  const found = [given ?? thisYear(today), ...(given === null ? [thisYear(today) - 1] : [])]
    .map((y) => `${y}-${text}`)
    .find((date) => isReal(date) && (given !== null || date <= addDays(today, 31)))
  return found === undefined ? null : day(found)
}

function isReal(date: string): boolean {
  try {
    return dateOfDay(dayNumber(date)) === date
  } catch {
    return false
  }
}

const two = (value: number) => String(value).padStart(2, '0')

function quarter(value: number, y: number): Span | null {
  if (!(value >= 1 && value <= 4)) return null
  const first = `${y}-${two(value * 3 - 2)}`
  return range(firstOfMonth(first), lastOfMonth(addMonths(first, 2)), `${y}年第${value}季度`)
}
const quarterOf = (date: DateText) => Math.ceil(Number(date.slice(5, 7)) / 3)

/** The Monday of a day's week. */
const monday = (date: DateText) => addDays(date, 1 - weekday(date))
const week = (first: DateText, label: string): Span => ({ from: first, to: addDays(first, 6), label, unit: 'WEEK' })
const WEEKDAYS = '一二三四五六日天'

const DAY_WORDS: Readonly<Record<string, number>> = {
  今: 0,
  今天: 0,
  今日: 0,
  今儿: 0,
  今儿个: 0,
  当天: 0,
  当日: 0,
  昨: -1,
  昨天: -1,
  昨日: -1,
  昨儿: -1,
  昨儿个: -1,
  前儿个: -2,
  昨晚: -1,
  前天: -2,
  前日: -2,
  前儿: -2,
  大前天: -3,
  明天: 1,
  明日: 1,
  明儿: 1,
  后天: 2,
}

/** The ways in which a time is said, the longest first; `null` = these words mean no time. */
const RULES: readonly (readonly [RegExp, Make])[] = (
  [
    // 2026年10月5日, 10-05, 10月5号
    // 11月10日至15日, 9月28日到10月3日
    [
      `${YEAR}${SHORT}月份?的?${SHORT}[日号]?(?:到|至|-)(?:${SHORT}月份?)?${SHORT}[日号]`,
      (m, today) => {
        const given = yearOf(m[1], m[2], today)
        const text = (monthText: string, dayText: string) => `${two(numberOf(monthText))}-${two(numberOf(dayText))}`
        const to = dayNamed(text(m[5] ?? m[3] ?? '', m[6] ?? ''), given, today)
        const from = dayNamed(text(m[3] ?? '', m[4] ?? ''), to ? Number(to.from.slice(0, 4)) : given, today)
        return from && to && from.from <= to.from ? range(from.from, to.to, `${from.label}至${to.label}`) : null
      },
    ],
    [
      `${YEAR}${SHORT}月份?的?${SHORT}[日号]`,
      (m, today) =>
        dayNamed(`${two(numberOf(m[3] ?? ''))}-${two(numberOf(m[4] ?? ''))}`, yearOf(m[1], m[2], today), today),
    ],
    [
      '(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})',
      (m, today) => dayNamed(`${two(Number(m[2]))}-${two(Number(m[3]))}`, Number(m[1]), today),
    ],
    ['(\\d{4})[-/.](\\d{1,2})(?!\\d)', (m, today) => monthNamed(Number(m[2]), Number(m[1]), today)],
    // 9月到11月, 去年3月至5月
    [
      `${YEAR}${SHORT}月?份?(?:到|至|-)${SHORT}月份?`,
      (m, today) => {
        const given = yearOf(m[1], m[2], today)
        const to = monthNamed(numberOf(m[4] ?? ''), given, today)
        const first = numberOf(m[3] ?? '')
        if (!to || !(first >= 1 && first <= 12)) return null
        const y = Number(to.from.slice(0, 4)) - (first > numberOf(m[4] ?? '') ? 1 : 0)
        const from = month(`${y}-${two(first)}`)
        return range(from.from, to.to, `${from.label}至${to.label}`)
      },
    ],
    [`${YEAR}上半年`, (m, today) => half(1, yearOf(m[1], m[2], today) ?? thisYear(today))],
    [`${YEAR}下半年`, (m, today) => half(2, yearOf(m[1], m[2], today) ?? lastSecondHalf(today))],
    [
      `${YEAR}第?([一二三四1-4])(?:个)?季度?`,
      (m, today) => quarter(numberOf(m[3] ?? ''), yearOf(m[1], m[2], today) ?? thisYear(today)),
    ],
    ['(?:本|这个?|当前)季度?', (_m, today) => quarter(quarterOf(today), thisYear(today))],
    [
      '上个?季度?',
      (_m, today) => {
        const q = quarterOf(today)
        return q === 1 ? quarter(4, thisYear(today) - 1) : quarter(q - 1, thisYear(today))
      },
    ],
    // 去年同期 and the like are comparisons, read in question.ts.
    [`(?:最近|近|过去|前|这)${N}(?:个)?(?:天|日)`, (m, today) => lastDays(numberOf(m[1] ?? ''), today)],
    [`(?:最近|近|过去|前|这)${N}(?:个)?(?:星期|周|礼拜)`, (m, today) => lastDays(numberOf(m[1] ?? '') * 7, today)],
    [`(?:最近|近|过去|前(?!一)|这)${N}个?月`, (m, today) => lastMonths(numberOf(m[1] ?? ''), today)],
    [`(?:最近|近|过去)半年|半年来?`, (_m, today) => lastMonths(6, today)],
    [`(?:最近|近|过去)${N}年`, (m, today) => lastMonths(numberOf(m[1] ?? '') * 12, today)],
    ['(?:最近|近)(?:几天|些天|这几天)|这几天|这两天|近日', (_m, today) => lastDays(7, today)],
    ['最近几个?月|近几个?月|这几个?月', (_m, today) => lastMonths(3, today)],
    ['上上个?月|大上个?月|前个月|再上一?个?月', (_m, today) => month(addMonths(monthOf(today), -2))],
    ['(?:上个?|前一?个?|上一个?)月份?', (_m, today) => month(addMonths(monthOf(today), -1))],
    ['(?:本|这个?|当|此|今个?)月份?|月初(?:到|至)(?:现在|今天)|月初以来', (_m, today) => month(monthOf(today))],
    ['下下个?月', (_m, today) => month(addMonths(monthOf(today), 2))],
    ['下一?个?月份?', (_m, today) => month(addMonths(monthOf(today), 1))],
    // A month of another year before the month and the year alone.
    [`${YEAR}${SHORT}月份?`, (m, today) => monthNamed(numberOf(m[3] ?? ''), yearOf(m[1], m[2], today), today)],
    [`${YEAR}(?:年初|元月|正月)`, (m, today) => monthNamed(1, yearOf(m[1], m[2], today), today)],
    [`${YEAR}(?:年底|年末|腊月)`, (m, today) => monthNamed(12, yearOf(m[1], m[2], today), today)],
    ['上上个?(?:周|星期|礼拜)', (_m, today) => week(addDays(monday(today), -14), '上上周')],
    [
      `(上个?|本|这个?)?(?:周|星期|礼拜)(?!一(?:共|总|起|直))([${WEEKDAYS}])`,
      (m, today) => {
        const number = Math.min(WEEKDAYS.indexOf(m[2] ?? '') + 1, 7)
        const base = addDays(monday(today), number - 1)
        const date = m[1]?.startsWith('上') ? addDays(base, -7) : base
        return day(m[1] === undefined && date > today ? addDays(date, -7) : date)
      },
    ],
    ['上一?个?(?:周|星期|礼拜)', (_m, today) => week(addDays(monday(today), -7), '上周')],
    ['(?:本|这一?个?)(?:周|星期|礼拜)', (_m, today) => week(monday(today), '本周')],
    [
      '大前天|(?:今|昨|前)儿个|今天|今日|今儿|当天|当日|昨天|昨日|昨儿|昨晚|前天|前日|前儿|明天|明日|明儿|后天|(?<![当至])今(?=用|的)|昨(?=用|的)',
      (m, today) => day(addDays(today, DAY_WORDS[m[0]] ?? 0)),
    ],
    [
      '(\\d{4}|[零〇一二三四五六七八九]{4}|(?<!\\d)\\d{2})年(?!前|内|来|后|度?计划)(?:全年|一整年|度)?',
      (m, today) => yearSpan(yearOf(m[1], undefined, today)),
    ],
    ['(大前年|前年|去年|上一?年|今年|本年度?|全年)', (m, today) => yearSpan(yearOf(undefined, m[1], today))],
    // 5号, 20日 of the running month, or of the one before.
    [
      `(?<![月\\d炉窑锅机表线灶间厂楼站])${SHORT}[号日](?!楼|门|线|炉|机|表|锅|窑|车|厂|阀|站|柜|路|灶|院|区|仓|段|厨|食)`,
      (m, today) => {
        const at = two(numberOf(m[1] ?? ''))
        const date = [monthOf(today), addMonths(monthOf(today), -1)]
          .map((one) => `${one}-${at}`)
          .find((one) => isReal(one) && one <= today)
        return date === undefined ? null : day(date)
      },
    ],
  ] as (readonly [string, Make])[]
).map(([source, make]) => [new RegExp(source, 'g'), make] as const)

const half = (which: 1 | 2, y: number): Span =>
  which === 1 ? range(`${y}-01-01`, `${y}-06-30`, `${y}年上半年`) : range(`${y}-07-01`, `${y}-12-31`, `${y}年下半年`)
/** The newest second half that has begun. */
const lastSecondHalf = (today: DateText) => thisYear(today) - (today < `${thisYear(today)}-07-01` ? 1 : 0)
const yearSpan = (y: number | null): Span | null => (y === null || y < 2000 || y > 2100 ? null : year(y))

/** Days up to yesterday: today's gas day is not closed yet. */
function lastDays(count: number, today: DateText): Span | null {
  if (!(count >= 1 && count <= 366)) return null
  return range(addDays(today, -count), addDays(today, -1), `近${count}天`)
}

/** Whole months before the running one. */
function lastMonths(count: number, today: DateText): Span | null {
  if (!(count >= 1 && count <= 36)) return null
  const last = addMonths(monthOf(today), -1)
  return range(firstOfMonth(addMonths(last, 1 - count)), lastOfMonth(last), `近${count}个月`)
}

/** All times that a plain question names, from left to right. Words that a longer time has taken, or one that does not exist, mean no other. */
export function spansIn(text: string, today: DateText): FoundSpan[] {
  const taken: { at: number; end: number; span: Span | null }[] = []
  for (const [pattern, make] of RULES)
    for (const match of text.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      if (!taken.some((one) => at < one.end && end > one.at)) taken.push({ at, end, span: make(match, today) })
    }
  return taken.flatMap(({ at, end, span }) => (span ? [{ ...span, at, end }] : [])).sort((a, b) => a.at - b.at)
}

/** The same span a year before: months by their name, weeks and days 364 days before, on the same weekday. */
export function yearBefore(span: Span): Span {
  if (span.unit === 'MONTH') return month(addMonths(monthOf(span.from), -12))
  if (span.unit === 'YEAR') return year(Number(span.from.slice(0, 4)) - 1)
  if (span.unit === 'DAY' || span.unit === 'WEEK') {
    const from = addDays(span.from, -364)
    return span.unit === 'DAY' ? day(from) : { ...week(from, `去年同周`) }
  }
  if (isOfMonths(span)) return { ...monthsBack(span, 12), label: '上年同期' }
  return range(addMonthsClamped(span.from, -12), addMonthsClamped(span.to, -12), '上年同期')
}

/** Whole months from the first to the last day. */
const isOfMonths = ({ from, to }: Span): boolean => from.endsWith('-01') && to === lastOfMonth(monthOf(to))

/** The same whole months, so many months earlier: however many days they have. */
const monthsBack = (span: Span, months: number): Span => ({
  ...span,
  from: firstOfMonth(addMonths(monthOf(span.from), -months)),
  to: lastOfMonth(addMonths(monthOf(span.to), -months)),
})

/** The span of equal length before. */
export function spanBefore(span: Span): Span {
  if (span.unit === 'MONTH') return month(addMonths(monthOf(span.from), -1))
  if (span.unit === 'YEAR') return year(Number(span.from.slice(0, 4)) - 1)
  if (span.unit === 'DAY') return day(addDays(span.from, -1))
  if (isOfMonths(span))
    return { ...monthsBack(span, diffMonths(monthOf(span.from), monthOf(span.to)) + 1), label: '前一期' }
  const days = dayNumber(span.to) - dayNumber(span.from) + 1
  return { ...span, from: addDays(span.from, -days), to: addDays(span.from, -1), label: '前一期' }
}

export const monthSpan = month
