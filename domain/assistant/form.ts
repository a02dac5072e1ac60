import type { DateText } from '../day'
import { monthOf } from '../month'
import { monthSpan, spanBefore, yearBefore, type FoundSpan, type Span } from './span'
import { conceptsIn, type Topic } from './topics'

/* In which form something is asked for, and of which times. */

export type Form = 'VALUE' | 'WHY' | 'COMPARE' | 'HIGHEST' | 'LOWEST' | 'AVERAGE' | 'TREND'

/** '去年同期' names the year before whatever is asked about, not the whole year. */
const YEAR_BEFORE =
  /(?:去年|上年|上一年|前一年|往年|前年)的?(?:同期|同月|同一?(?:天|日|周|月|季度?|时段|时间)|这个?时候?|这会儿?|此时|这个?月|该月)|同期|同比/g
export const withoutYearBefore = (text: string) => text.replace(YEAR_BEFORE, (found) => BESIDE.repeat(found.length))
/** '去年这个月用了多少': beside no other time and no word of comparing it is the month that is asked about. */
const YEAR_AGO = /(?:去年|上年|上一年)的?(?:这个?|该|同)月/
const isYearAgo = (text: string, other: FoundSpan | Span | undefined): boolean =>
  other === undefined &&
  YEAR_AGO.test(text) &&
  !COMPARE.test(text.replace(YEAR_AGO, '')) &&
  !MONTHS.test(text.replace(YEAR_AGO, ''))
/** Another time with words that are not analysed further. */
const MONTHS = /[上本这\d十一二三四五六七八九]个?月|今年/
/** Stands for the words of a comparison that have been read. */
const BESIDE = '≈'

export const withoutSpans = (text: string, spans: readonly FoundSpan[]): string =>
  spans.reduceRight((rest, { at, end }) => `${rest.slice(0, at)}${'·'.repeat(end - at)}${rest.slice(end)}`, text)

const WHY =
  /(?:怎么|咋|为何)[^,]{0,6}(?:翻|暴|激增|飙|猛|异常|冒|窜|蹿|蹦)|(?:怎么|咋)(?:就)?(?:把|给).{0,10}(?:了|停|断|掉)|(?:怎么|如何|咋)(?:计)?算(?:出)?(?:来)?的|算出来|看不懂|不明白|对不上|(?:怎么|咋)[^,]{0,6}(?:多|高|贵|少|低|降|涨|升|跌|减|增)|为什么|为啥|为何|凭什么|凭啥|原因|怎么(?:会|这么|那么|这样|突然|一下|变|多|少|高|低|涨|贵|又|老|就|还|花|用|比)|咋(?:会|这么|那么|突然|一下|变|多|少|高|低|涨|贵|又|就|还)|怎么回事|咋回事|啥情况|什么情况|什么原因|啥原因|点解|为么|解释|分析|怎么搞的|咋搞的|咋个|何以|搞错|算错|不对劲|不正常/
const COMPARE =
  /(?<!占|分|性价)比(?!例|较(?:高|低|多|少|好|快|大|小)$)|同比|环比|同期|相较|较(?:上|去|前|同)|对照|差(?:了)?多少|差几|差异|差别|多(?:了|用|花|出|交)(?:了)?(?:多少|几)|少(?:了|用|花|出|交)(?:了)?(?:多少|几)|涨了(?:多少|没|吗)|降了(?:多少|没|吗)|(?:升|降|增|减|涨|跌)(?:了|幅)|变化(?:多少|大)|增长|下降|是多了还是少了|多还是少|高还是低|还是.{1,6}(?:多|少|高|低)|≈/
const HIGHEST = /最(?:多|高|大|猛|狠|厉害|费|耗|凶|快|能烧|能用)|峰值|高峰|顶峰/
const LOWEST = /最(?:少|低|小|省|慢)|低谷|谷值/

export function formOf(text: string): Form {
  if (WHY.test(text)) return 'WHY'
  if (HIGHEST.test(text)) return 'HIGHEST'
  if (LOWEST.test(text)) return 'LOWEST'
  if (isYearAgo(text, undefined)) return 'VALUE'
  if (COMPARE.test(withoutYearBefore(text)) || YEAR_BEFORE.test(text)) {
    YEAR_BEFORE.lastIndex = 0
    return 'COMPARE'
  }
  if (/平均|日均|月均|均值/.test(text)) return 'AVERAGE'
  const found = conceptsIn(text)
  if (found.has('trend')) return 'TREND'
  return found.has('average') ? 'AVERAGE' : 'VALUE'
}

/** Forms in which a topic is answered besides its value. */
const FORMS: Partial<Record<Topic, readonly Form[]>> = {
  USAGE: ['WHY', 'COMPARE', 'HIGHEST', 'LOWEST', 'AVERAGE', 'TREND'],
  BILL: ['WHY', 'COMPARE', 'HIGHEST', 'LOWEST', 'AVERAGE', 'TREND'],
  SHARE: ['HIGHEST', 'LOWEST'],
  PEAK: ['HIGHEST', 'LOWEST'],
  PRICE: ['WHY', 'COMPARE'],
  LATE_FEE: ['WHY'],
  DEVIATION: ['WHY', 'HIGHEST'],
  STOP: ['WHY'],
  FORECAST: ['WHY'],
}

/** A form that the topic has; any other asks for the value. */
export function settledForm(topic: Topic, form: Form, text: string): Form {
  if (topic === 'PEAK') return LOWEST.test(text) ? 'LOWEST' : 'HIGHEST'
  return FORMS[topic]?.includes(form) ? form : 'VALUE'
}

/** The span that is asked about and the one that it is beside. */
export function timesOf(
  text: string,
  spans: readonly FoundSpan[],
  today: DateText,
  form: Form,
): { span: Span | null; against: Span | null } {
  const bare = spans.map(({ from, to, label, unit }): Span => ({ from, to, label, unit }))
  const [first, second] = bare
  YEAR_BEFORE.lastIndex = 0
  const withYearBefore = YEAR_BEFORE.test(text)
  YEAR_BEFORE.lastIndex = 0
  const running = monthSpan(monthOf(today))
  if (isYearAgo(text, first)) return { span: yearBefore(running), against: null }
  if (form !== 'COMPARE' && form !== 'WHY') return { span: first ?? null, against: null }
  if (first && second) {
    const [at, beside] = isBase(text, spans) ? [1, 0] : [0, 1]
    const span = at === 1 ? second : first
    const other = at === 1 ? first : second
    return { span, against: isTheOneBefore(text, spans[beside]) || isSame(span, other) ? spanBefore(span) : other }
  }
  if (withYearBefore) {
    const span = first ?? running
    const before = yearBefore(span)
    return { span, against: /前年/.test(text) ? yearBefore(before) : before }
  }
  if (first && isAfterThan(text, spans)) {
    const subject =
      first.unit === 'DAY'
        ? { ...first, ...dayAfter(first, today) }
        : first.unit === 'MONTH'
          ? running
          : first.unit === 'YEAR'
            ? yearOfToday(today)
            : null
    return subject ? { span: subject, against: first } : { span: first, against: spanBefore(first) }
  }
  return first ? { span: first, against: spanBefore(first) } : { span: null, against: null }
}

/** '上个月比前一个月': before what it stands beside, not before today. */
const isTheOneBefore = (text: string, span: FoundSpan | undefined): boolean =>
  span !== undefined && /^前一(?:个?月|个?季|[天日周年]|个?星期|个?礼拜)/.test(text.slice(span.at, span.end))
const isSame = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to

/** '和9月比，10月…': the first span is what the second is beside. */
function isBase(text: string, spans: readonly FoundSpan[]): boolean {
  const [first, second] = spans
  if (!first || !second) return false
  const between = text.slice(first.end, second.at)
  if (/^(?:和|跟|与|同)$/.test(between) && first.from < second.from) return true
  return (
    /(?:和|跟|与|同|比起?|相比|较|对比)$/.test(text.slice(Math.max(0, first.at - 3), first.at)) &&
    !/^(?:和|跟|与|还是)/.test(between)
  )
}

/** '比上个月多多少': only the other side is named. */
const isAfterThan = (text: string, spans: readonly FoundSpan[]): boolean =>
  /(?:比|较|和|跟|与|比起|相比|对比)$/.test(text.slice(Math.max(0, (spans[0]?.at ?? 0) - 2), spans[0]?.at ?? 0))

const dayAfter = (span: Span, today: DateText): Span => ({
  ...span,
  from: today,
  to: today,
  label: `${today.slice(0, 4)}年${Number(today.slice(5, 7))}月${Number(today.slice(8))}日`,
})
const yearOfToday = (today: DateText): Span => ({
  from: `${today.slice(0, 4)}-01-01`,
  to: `${today.slice(0, 4)}-12-31`,
  label: `${today.slice(0, 4)}年`,
  unit: 'YEAR',
})
