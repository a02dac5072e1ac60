import type { Out } from '@contract'
import { addDays, diffDays } from '@domain/day'
import { decimal, fixed } from '@domain/decimal'
import { lastOfMonth, monthOf } from '@domain/month'
import { monthSpan, spanBefore, type Span } from '@domain/assistant/span'
import type { Wanted } from '@domain/assistant/question'
import { changePercent, formatChange, formatShare } from '@domain/percent'
import { sumVolume } from '@domain/volume'
import { compareVolume, formatVolume } from '@domain/volume-text'
import { addressOf, factBook, metered, meterOf, type FactBook } from '../facts'
import { topicPages } from '../pages'
import { cardUsage } from './card-usage'
import type { Desk, Finding, Tool } from '../types'

/* Questions about volumes, read as the usage pages read them. */

const { route: INFO } = topicPages.USAGE
/** Longest span that is read by days (A 5.2). */
const MOST_DAYS = 62

const inFuture = (desk: Desk, { from }: Span): boolean => from > desk.today
/** E-G-11. */
const future = (span: Span): Finding => ({ say: `${span.label}还没有到，该时段尚未产生数据。` })
/** Today's gas day is closed tomorrow at 09:30 (AE-06). */
const running = (span: Span): Finding => ({
  say: `${span.label}的气量要到次日上午结算后才有，现在还不能给出。`,
  suggestions: ['昨天用了多少气'],
})

const cutToClosed = (desk: Desk, span: Span): Span => ({ ...span, to: span.to > desk.closed ? desk.closed : span.to })
const isByDay = (span: Span): boolean => diffDays(span.from, span.to) < MOST_DAYS && span.unit !== 'YEAR'
/** A month of the page is a whole one; the running one ends with what is closed. */
const isByMonth = (desk: Desk, { from, to }: Span): boolean =>
  from.endsWith('-01') && (to >= desk.closed || to === lastOfMonth(monthOf(to)))

type Read = Pick<Out<'energy GET /energy/trend'>, 'points' | 'sum' | 'asOf' | 'missingDays' | 'estimatedVolume'>

async function read(desk: Desk, span: Span, meterId: string | undefined): Promise<Read> {
  const of = (granularity: 'DAY' | 'MONTH', { from, to }: Pick<Span, 'from' | 'to'>) =>
    desk.page('energy GET /energy/trend', {
      ...(meterId !== undefined && { meterId }),
      granularity,
      from,
      to,
      compare: '0',
    })
  const closed = cutToClosed(desk, span)
  if (span.unit === 'MONTH' && span.to <= desk.closed) {
    const [days, month] = await Promise.all([
      of('DAY', span),
      desk.page('energy GET /energy/overview', {
        ...(meterId !== undefined && { meterId }),
        month: monthOf(span.from),
      }),
    ])
    // What its statement adjusts is no use of a day. A bill month may begin on another day, and only a part of one may be asked for.
    const isWhole = month.periodFrom === span.from && month.periodTo === span.to
    return isWhole ? { ...days, sum: month.month } : days
  }
  if (isByDay(span)) return of('DAY', closed)
  if (isByMonth(desk, span)) return of('MONTH', span)
  return together(await Promise.all(pieces(closed).map((piece) => of('DAY', piece))))
}

/** A long span, as often as its days can be read. */
function pieces({ from, to }: Pick<Span, 'from' | 'to'>): Pick<Span, 'from' | 'to'>[] {
  const last = addDays(from, MOST_DAYS - 1)
  return last >= to ? [{ from, to }] : [{ from, to: last }, ...pieces({ from: addDays(last, 1), to })]
}

const together = (parts: readonly Read[]): Read => ({
  points: parts.flatMap(({ points }) => points),
  sum: sumVolume(parts.map(({ sum }) => sum)),
  asOf: parts.at(-1)?.asOf ?? '',
  missingDays: parts.flatMap(({ missingDays }) => missingDays),
  estimatedVolume: sumVolume(parts.map(({ estimatedVolume }) => estimatedVolume)),
})

function several(wanted: Wanted): Finding {
  const book = factBook()
  return {
    say: `有${wanted.meters.map(({ name }) => `「${book.meter(name)}」`).join('、')}，请问是哪一块表？`,
    facts: book.facts,
    suggestions: wanted.meters.slice(0, 3).map(({ name }) => `${name}${wanted.span?.label ?? '本月'}用了多少气`),
  }
}

/** Meters read at once. */
const AT_ONCE = 8

/** Something of every meter, a few at a time. */
async function ofMeters<T>(desk: Desk, get: (meter: Desk['meters'][number]) => Promise<T>): Promise<T[]> {
  const out: T[] = []
  for (let at = 0; at < desk.meters.length; at += AT_ONCE)
    out.push(...(await Promise.all(desk.meters.slice(at, at + AT_ONCE).map(get))))
  return out
}

export const usage: Tool = async (desk, wanted) => {
  const meter = meterOf(wanted)
  if (meter === 'several') return several(wanted)
  const span = wanted.span ?? monthSpan(monthOf(desk.closed))
  if (inFuture(desk, span)) return future(span)
  if (span.from > desk.closed) return running(span)
  const book = factBook()
  const name = meter ? `「${book.meter(meter.name)}」` : ''
  const out = await read(desk, span, meter?.meterId)
  if (out.points.every(({ volume }) => volume === null)) return cardUsage(desk, span, meter)
  const sum = volumeOf(book, span, out, meter)
  const { asOf, note } = metered(out)
  const marks = [
    ...(span.to > desk.closed ? [`截至${asOf}`] : []),
    ...(note === '' || note === undefined ? [] : [note]),
  ]
  const tail = marks.length === 0 ? '' : `（${marks.join('，')}）`
  const head = `${name}${span.label}用气 ${sum}${tail}`
  if (wanted.form === 'AVERAGE')
    return {
      say: `${head}，平均每天 ${book.volume('日均用气量', averageOf(desk, span, out.sum), { period: span.label, ...metered(out), route: INFO })}。`,
      facts: book.facts,
    }
  if (wanted.form === 'HIGHEST' || wanted.form === 'LOWEST') return extreme(desk, { ...wanted, span }, book, out, name)
  if (wanted.form === 'TREND') return { say: `${head}。${listed(book, span, out)}`, facts: book.facts }
  if (wanted.form === 'COMPARE' || wanted.form === 'WHY')
    return beside(desk, wanted, { book, span, out, head, meterId: meter?.meterId })
  return { say: `${head}。`, facts: book.facts, suggestions: [`${span.label}哪天用气最多`, `${span.label}用气量同比`] }
}

const volumeOf = (book: FactBook, span: Span, out: Read, meter: { meterId: string } | null): string =>
  book.volume('用气量', out.sum, {
    period: span.label,
    ...metered(out),
    route: addressOf(INFO, { meterId: meter?.meterId }),
  })

/** Days of the span that are closed. */
const daysOf = (desk: Desk, span: Span): number => diffDays(span.from, cutToClosed(desk, span).to) + 1
const averageOf = (desk: Desk, span: Span, sum: string): string => fixed(decimal(sum).div(daysOf(desk, span)), 2)

interface Seen {
  book: FactBook
  span: Span
  out: Read
  head: string
  meterId: string | undefined
}

/** A running month stands beside the same days of the other one. */
function fairly(desk: Desk, span: Span, against: Span): { span: Span; against: Span; isPart: boolean } {
  if (span.to <= desk.closed || span.unit === 'DAY') return { span, against, isPart: false }
  const now = cutToClosed(desk, span)
  const days = diffDays(now.from, now.to)
  const to = new Date(Date.parse(`${against.from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return { span: now, against: { ...against, to: to < against.to ? to : against.to }, isPart: true }
}

async function beside(desk: Desk, wanted: Wanted, { book, span, head, meterId }: Seen): Promise<Finding> {
  const fair = fairly(desk, span, wanted.against ?? spanBefore(span))
  const [now, before] = await Promise.all([read(desk, fair.span, meterId), read(desk, fair.against, meterId)])
  const period = `${span.label}与${fair.against.label}`
  const words = fair.isPart ? `${fair.against.label}同样天数` : fair.against.label
  const was = book.volume('对比期用气量', before.sum, { period: words, ...metered(before), route: INFO })
  const change = difference(book, now.sum, before.sum, period)
  const why = wanted.form === 'WHY' && !meterId ? await causes(desk, fair, book) : ''
  return {
    say: `${head}；${words}用气 ${was}，${change}。${why}`,
    facts: book.facts,
    suggestions: [`${span.label}哪天用气最多`],
  }
}

/** '多 x（+4.5%）' */
function difference(book: FactBook, now: string, before: string, period: string): string {
  const by = decimal(now).minus(decimal(before))
  const percent = changePercent(now, before)
  const word = by.lt(0) ? '减少' : by.eq(0) ? '持平，相差' : '增加'
  const amount = book.volume('相差', fixed(by.abs(), 2), { period, route: INFO })
  return `${word} ${amount}${percent === null ? '' : `（${book.text('变化', formatChange(percent), { period })}）`}`
}

/** The meters that changed most between two spans: what a change comes from. */
async function causes(desk: Desk, { span, against }: { span: Span; against: Span }, book: FactBook): Promise<string> {
  if (desk.meters.length < 2) return ''
  const rows = await ofMeters(desk, async ({ meterId, name }) => {
    const [now, before] = await Promise.all([read(desk, span, meterId), read(desk, against, meterId)])
    return { name, by: decimal(now.sum).minus(decimal(before.sum)) }
  })
  const most = rows
    .filter(({ by }) => !by.eq(0))
    .sort((a, b) => (b.by.abs().gt(a.by.abs()) ? 1 : -1))
    .slice(0, 2)
  if (most.length === 0) return ''
  const lines = most.map(
    ({ name, by }) =>
      `「${book.meter(name)}」${by.lt(0) ? '减少' : '增加'} ${book.volume(`${name}相差`, fixed(by.abs(), 2), { period: span.label, route: INFO })}`,
  )
  return `变化主要来自：${lines.join('；')}。`
}

/** Bars of the span, at most twelve. */
function listed(book: FactBook, span: Span, out: Read): string {
  const points = out.points.filter(({ volume }) => volume !== null).slice(-12)
  return `\n${points.map(({ t, volume }) => `- ${t}：${book.volume(t, volume, { period: t, asOf: out.asOf, route: INFO })}`).join('\n')}`
}

async function extreme(
  desk: Desk,
  wanted: Wanted & { span: Span },
  book: FactBook,
  out: Read,
  name: string,
): Promise<Finding> {
  const { span, form } = wanted
  const known = out.points.filter((point): point is typeof point & { volume: string } => point.volume !== null)
  const [first, ...rest] = known
  if (!first) return { say: `${name}${span.label}还没有用气数据。` }
  const sign = form === 'LOWEST' ? -1 : 1
  const top = rest.reduce((best, one) => (compareVolume(one.volume, best.volume) * sign > 0 ? one : best), first)
  const what = form === 'LOWEST' ? '最少' : '最多'
  const value = book.volume(`用气${what}`, top.volume, { period: top.t, ...metered(out), route: INFO })
  const say = `${name}${span.label}用气${what}的是 ${book.text('日期', top.t, { period: span.label, route: INFO })}，用气 ${value}。`
  return { say, facts: book.facts.filter(({ id }) => say.includes(`{{fact:${id}}}`)) }
}

/** Meters that an answer about shares lists. */
const MOST_SHARES = 10

/** Shares of meters in a month, from its monthly bill. */
export const share: Tool = async (desk, wanted) => {
  const span = wanted.span ?? spanBefore(monthSpan(monthOf(desk.today)))
  if (inFuture(desk, span)) return future(span)
  const out = await ofMeters(desk, async ({ meterId, name }) => ({
    name,
    meterId,
    out: await read(desk, span, meterId),
  }))
  const rows = out.sort((a, b) => compareVolume(b.out.sum, a.out.sum))
  const whole = rows.reduce((sum, one) => sum.plus(decimal(one.out.sum)), decimal('0'))
  const book = factBook()
  const lines = rows.slice(0, MOST_SHARES).map(({ name, meterId, out: one }) => {
    const part = whole.eq(0) ? null : fixed(decimal(one.sum).div(whole).times(100), 1)
    const about = { period: span.label, ...metered(one), route: addressOf(INFO, { meterId }) }
    return `- ${book.meter(name)}：${book.volume(name, one.sum, about)}${part === null ? '' : `（${book.text(`${name}占比`, formatShare(part), { period: span.label })}）`}`
  })
  const head =
    wanted.form === 'HIGHEST'
      ? `${span.label}用气最多的是「${book.meter(rows[0]?.name ?? '')}」。`
      : wanted.form === 'LOWEST'
        ? `${span.label}用气最少的是「${book.meter(rows.at(-1)?.name ?? '')}」。`
        : ''
  const rest = book.rest(rows.length - MOST_SHARES, '块表')
  return { say: `${head}${span.label}各表用气：\n${lines.join('\n')}${rest}`, facts: book.facts }
}

/** The running month's bill as it will probably be, with its range. */
export const forecast: Tool = async (desk) => {
  const out = await desk.page('energy GET /monthBill/preview', {})
  const book = factBook()
  const about = {
    period: out.billMonth,
    asOf: out.asOf,
    note: '预测值，不作结算依据',
    route: topicPages.FORECAST.route,
  }
  const now = book.volume('本月已用', out.volume, { period: out.billMonth, ...metered(out), route: about.route })
  if (out.forecastVolume === null) return { say: `本账期已用气 ${now}；数据还不足以预计整月。`, facts: book.facts }
  const money = out.forecastAmount === null ? '' : `，金额约 ${book.money('预计金额', out.forecastAmount, about)}`
  const range = out.forecastRange
    ? `，大致在 ${book.volume('低', out.forecastRange.low.volume, about)} 到 ${book.volume('高', out.forecastRange.high.volume, about)} 之间`
    : ''
  return {
    say: `本账期已用气 ${now}，预计整月 ${book.volume('预计气量', out.forecastVolume, about)}${range}${money}。`,
    facts: book.facts,
  }
}

export const missingData: Tool = async (desk, wanted) => {
  const span = wanted.span ?? monthSpan(monthOf(desk.closed))
  if (span.from > desk.closed) return future(span)
  const out = await read(desk, span, undefined)
  const book = factBook()
  const about = { period: span.label, asOf: out.asOf, route: INFO }
  const missing = out.missingDays.length
  const estimated = decimal(out.estimatedVolume).gt(0)
  if (missing === 0 && !estimated) return { say: `${span.label}的数据是完整的，没有缺少的天，也没有估算。` }
  const days =
    missing === 0
      ? ''
      : `缺少 ${book.count('缺少', missing, '天', about)}：${book.text('日期', out.missingDays.slice(0, 10).join('、'), about)}。`
  const guess = estimated ? `其中 ${book.text('估算气量', formatVolume(out.estimatedVolume), about)} 是估算的。` : ''
  return { say: `${span.label}：${days}${guess}`, facts: book.facts }
}
