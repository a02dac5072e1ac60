import type { Wanted } from '@domain/assistant/question'
import { formatMoney } from '@domain/money-text'
import { formatVolume } from '@domain/volume-text'
import type { LinkedFact } from './types'

interface About {
  period?: string
  asOf?: string
  note?: string
  route?: string
}

/** Collects the figures of one answer; each method answers the slot in which its figure is printed. */
export function factBook() {
  const facts: LinkedFact[] = []
  const text = (
    label: string,
    printed: string,
    { period = '', asOf = '', note = '', route = '' }: About = {},
  ): string => {
    const id = `f${facts.length + 1}`
    facts.push({ id, label, text: printed, period, asOf, note, route })
    return `{{fact:${id}}}`
  }
  return {
    facts,
    text,
    money: (label: string, amount: string | null, about?: About) => text(label, formatMoney(amount), about),
    volume: (label: string, volume: string | null, about?: About) => text(label, formatVolume(volume), about),
    price: (label: string, price: string | null, about?: About) =>
      text(label, price === null ? '--' : `${price} 元/m³`, about),
    count: (label: string, count: number, unit: string, about?: About) => text(label, `${count} ${unit}`, about),
    /** What a customer calls a meter; where that is its number, it is a figure like the others (E-G-07). */
    meter: (name: string, route = '') => (/\d{5,}/.test(name) ? text('表号', name, { route }) : name),
    /** Says how many of a list are left out; '' where none is. */
    rest: (count: number, unit: string) =>
      count > 0 ? `\n还有 ${text('未列出', `${count} ${unit}`)}没有列出，请到页面查看。` : '',
  }
}
export type FactBook = ReturnType<typeof factBook>

/** Age of metered figures, and what they leave out or estimate, as pages say it. */
export function metered(out: { asOf: string; missingDays?: readonly string[]; estimatedVolume?: string }): About {
  const missing = out.missingDays?.length ?? 0
  const notes = [
    ...(missing > 0 ? [`缺 ${missing} 天数据`] : []),
    ...(out.estimatedVolume !== undefined && !/^0(\.0+)?$/.test(out.estimatedVolume)
      ? [`含估算 ${formatVolume(out.estimatedVolume)}`]
      : []),
  ]
  return { asOf: momentText(out.asOf), note: notes.join('，') }
}

/** '2026-11-23T08:00:00+08:00' → '2026-11-23 08:00'; a day stays one. */
export const momentText = (moment: string): string => moment.slice(0, 16).replace('T', ' ')

/** The one meter that is meant; null for all of them, 'several' where the name fits several. */
export function meterOf({ meters }: Pick<Wanted, 'meters'>): { meterId: string; name: string } | null | 'several' {
  const [first, second] = meters
  if (!first) return null
  return second ? 'several' : { meterId: first.meterId, name: first.name }
}

/** All rows of a list, page after page. */
export async function allRows<T>(
  read: (page: { pageNum: number; pageSize: number }) => Promise<{ list: readonly T[]; total: number }>,
): Promise<T[]> {
  const rows: T[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await read({ pageNum, pageSize: 50 })
    rows.push(...list)
    if (list.length === 0 || rows.length >= total) return rows
  }
}

/** An address of the app; empty values are left out. */
export function addressOf(path: string, params: Record<string, string | undefined> = {}): string {
  const query = Object.entries(params).filter((one): one is [string, string] => one[1] !== undefined && one[1] !== '')
  return query.length === 0
    ? path
    : `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
