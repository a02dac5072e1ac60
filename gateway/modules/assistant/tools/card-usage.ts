import type { Out } from '@contract'
import { sumMoney } from '@domain/money'
import { lastOfMonth, monthOf } from '@domain/month'
import type { Span } from '@domain/assistant/span'
import { sumVolume } from '@domain/volume'
import { factBook, momentText, type FactBook } from '../facts'
import { topicPages } from '../pages'
import type { Desk, Finding } from '../types'

type Cards = Out<'btwob GET /usage/cards'>
type About = Parameters<FactBook['volume']>[2]

/** Uses between two reads that an answer lists. */
const MOST_USES = 3

/** Meters that are filled by cards have no days: what was bought in the months of the span, and used between two reads within it. */
export async function cardUsage(
  desk: Desk,
  span: Span,
  meter: { meterId: string; name: string } | null,
): Promise<Finding> {
  const out = await desk.page('btwob GET /usage/cards', meter ? { meterId: meter.meterId } : {})
  const book = factBook()
  const name = meter ? `「${book.meter(meter.name)}」` : ''
  if (out.meters.length === 0) return { say: `${name}${span.label}没有用气数据。`, facts: book.facts }
  const about = { period: span.label, asOf: momentText(out.asOf), route: topicPages.USAGE.route }
  return {
    say: `${name}卡表没有每日用气数据。${boughtIn(book, span, out, about)}${usedIn(book, span, out, about)}`,
    facts: book.facts,
  }
}

/** Purchases are known month by month: of any other span nothing is said. */
function boughtIn(book: FactBook, span: Span, { months }: Cards, about: About): string {
  if (!span.from.endsWith('-01') || span.to < lastOfMonth(monthOf(span.to))) return ''
  const those = months.filter(({ month }) => month >= monthOf(span.from) && month <= monthOf(span.to))
  if (those.length === 0) return ''
  const amounts = those.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const volume = book.volume('购气量', sumVolume(those.map((one) => one.volume)), about)
  const money = amounts.length < those.length ? '' : `，${book.money('购气金额', sumMoney(amounts), about)}`
  return `${span.label}购气 ${volume}${money}；`
}

function usedIn(book: FactBook, span: Span, { uses }: Cards, about: About): string {
  const those = uses.filter(({ from, to }) => from.slice(0, 10) <= span.to && to.slice(0, 10) >= span.from)
  if (those.length === 0) return '其间没有两次读卡，用气量无法得知。'
  const lines = those.slice(0, MOST_USES).map((use) => {
    const days = book.text('读卡日期', `${use.from.slice(0, 10)} 至 ${use.to.slice(0, 10)}`, about)
    return `- ${book.meter(use.name)}：${days} 用气 ${book.volume(use.name, use.volume, about)}`
  })
  return `两次读卡之间的用气：\n${lines.join('\n')}${book.rest(those.length - lines.length, '段')}`
}
