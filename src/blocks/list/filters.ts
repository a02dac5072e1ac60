import type { ReactNode } from 'react'
import { addMonths, diffMonths, isDate, type DateText, type MonthText } from '@domain/date'
import { formatMonth, formatSpan } from '@domain/date-format'
import { isBuilt, type PagePath } from '@/routes/table'

/*
 * Filters of a list as data: what each looks like, what it adds to the call's input, and its value as it is in the address.
 *
 *   const filters = useFilters([tabs('state', STATES), months({ from: 'billMonthFrom', to: 'billMonthTo' }, { back: 60 })], params)
 *   const list = usePaged('default GET /crmgas/bill/list', filters.input)
 *   <ListPage list={list} filters={filters} … />
 */

export interface Filter<Part extends object = object> {
  /** Its name in the address. */
  key: string
  look: Look
  /** The value at the beginning; '' = nothing chosen. */
  first: string
  /** Is it a value of this filter? What is in the address may come from anywhere. */
  accepts: (value: string) => boolean
  /** What the value adds to the input. */
  partOf: (value: string) => Part
}

export interface FilterItem {
  key: string
  text: string
  note?: string
}

export type Look =
  | { kind: 'tabs'; items: readonly Tab[] }
  | { kind: 'words'; label: string; items: readonly Tab[] }
  /** `label`: on its chip while nothing is chosen; `title`: of its sheet. */
  | { kind: 'choice'; label: string; title: string; items: readonly FilterItem[] }
  /**
   * `usual`: so many months are meant where none is chosen; without it all. `ready`: spans that are offered besides. `calendar`: days can be chosen as well, in this sheet
   * (days.tsx).
   */
  | {
      kind: 'months'
      label: string
      back: number
      /** Months ahead of the running one. */
      ahead?: number
      most: number
      isSpan: boolean
      usual?: number
      ready?: readonly number[]
      calendar?: (sheet: DaysSheet) => ReactNode
    }

/** What the sheet for a span of days is drawn with. Days are YYYY-MM-DD. */
export interface DaysSheet extends DaySpan {
  min: string
  max: string
  onConfirm: (from: string, to: string) => void
  onClose: () => void
}

interface Tab<K extends string = string> {
  key: K
  label: string
  count?: number
}

/** Tabs above the list; the first is shown first. `partOf` where a tab stands for something else than `{ [key]: tab }`. */
export function tabs<N extends string, K extends string, Part extends object = Partial<Record<N, Exclude<K, 'ALL'>>>>(
  key: N,
  items: readonly Tab<K>[],
  partOf?: (tab: K) => Part,
): Filter<Part> {
  const plain = (tab: string) => (tab === 'ALL' ? {} : { [key]: tab }) as Part
  return {
    key,
    look: { kind: 'tabs', items },
    first: items[0]?.key ?? '',
    accepts: (value) => items.some((item) => item.key === value),
    partOf: (value) => (partOf ? partOf(value as K) : plain(value)),
  }
}

/** A few short words, each a chip of its own, with one for all of them. */
export function words<N extends string, K extends string>(
  key: N,
  { label, all }: { label: string; all: string },
  items: readonly Tab<K>[],
): Filter<Partial<Record<N, K>>> {
  return {
    key,
    look: { kind: 'words', label, items: [{ key: '', label: all }, ...items] },
    first: '',
    accepts: (value) => value === '' || items.some((item) => item.key === value),
    partOf: (value) => (value === '' ? {} : { [key]: value }) as Partial<Record<N, K>>,
  }
}

/** A chip that opens a sheet of choices, with one for all of them. */
export function choice<N extends string, K extends string>(
  key: N,
  { label, title = label, all }: { label: string; title?: string; all: string },
  items: readonly (FilterItem & { key: K })[],
): Filter<Partial<Record<N, K>>> {
  return {
    key,
    look: { kind: 'choice', label, title, items: [{ key: '', text: all }, ...items] },
    first: '',
    // What can be chosen may still be on its way: the gateway refuses what is not.
    accepts: (value) => items.length === 0 || value === '' || items.some((item) => item.key === value),
    partOf: (value) => (value === '' ? {} : { [key]: value }) as Partial<Record<N, K>>,
  }
}

/** The names of a record as choices; `pages`: what comes about on a page of the app is offered once that page is built. */
export const namesOf = <K extends string>(
  names: Readonly<Record<K, string>>,
  pages: Partial<Record<K, PagePath>> = {},
): (FilterItem & { key: K })[] =>
  (Object.keys(names) as K[])
    .filter((key) => pages[key] === undefined || isBuilt(pages[key]))
    .map((key) => ({ key, text: names[key] }))

/** Lists are looked through for at most a year at once (AE-90, A2316). */
const MOST = 12

/** A span of months, of the last `back` ones. */
export function months<F extends string, T extends string>(
  { from, to }: { from: F; to: T },
  { back, most = MOST, ...rest }: { back: number; most?: number; usual?: number; ready?: readonly number[] },
): Filter<Partial<Record<F | T, string>>> {
  return {
    key: 'months',
    look: { kind: 'months', label: '时间范围', back, most, isSpan: true, ...rest },
    first: '',
    accepts: (value) => value === '' || spanOf(value) !== null,
    partOf: (value) => {
      const span = spanOf(value)
      return (span === null ? {} : { [from]: span.from, [to]: span.to }) as Partial<Record<F | T, string>>
    },
  }
}

/** One month, of the last `back` ones and of `ahead`. */
export const month = <N extends string>(
  key: N,
  { back, ahead = 0 }: { back: number; ahead?: number },
): Filter<Partial<Record<N, string>>> => ({
  key,
  look: { kind: 'months', label: '月份', back, ahead, most: 1, isSpan: false },
  first: '',
  accepts: (value) => value === '' || spanOf(value)?.from === value,
  partOf: (value) => (value === '' ? {} : { [key]: value }) as Partial<Record<N, string>>,
})

export interface MonthSpan {
  from: MonthText
  to: MonthText
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** `2026-09~2026-11`, or one month alone; null for anything else. */
export function spanOf(value: string): MonthSpan | null {
  const [from = '', to = from, ...rest] = value.split('~')
  return MONTH.test(from) && MONTH.test(to) && from <= to && rest.length === 0 ? { from, to } : null
}

export interface DaySpan {
  from: DateText
  to: DateText
}

/** `2026-09-03~2026-11-05`, or one day alone; null for anything else. */
export function daySpanOf(value: string): DaySpan | null {
  const [from = '', to = from, ...rest] = value.split('~')
  return isDate(from) && isDate(to) && from <= to && rest.length === 0 ? { from, to } : null
}

export const spanValue = ({ from, to }: MonthSpan | DaySpan): string => (from === to ? from : `${from}~${to}`)

/** The last `count` months, the running one included. */
export const lastMonths = (count: number, current: MonthText): MonthSpan => ({
  from: addMonths(current, 1 - count),
  to: current,
})

export const isTooLong = ({ from, to }: MonthSpan, most: number): boolean => diffMonths(from, to) >= most

/** What a filter's chip says of its value; undefined: nothing is chosen. */
export function chipText({ look }: Filter, value: string): string | undefined {
  if (value === '' || look.kind === 'tabs' || look.kind === 'words') return undefined
  if (look.kind === 'choice') return look.items.find(({ key }) => key === value)?.text
  const span = spanOf(value) ?? daySpanOf(value)
  if (span === null) return undefined
  if (!look.isSpan) return formatMonth(span.from)
  return formatSpan(span.from, span.to)
}

/** The values to begin with: those of the address that are the filters' own. */
export const startOf = (filters: readonly Filter[], given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    filters.map(({ key, first, accepts }) => {
      const value = given[key]
      return [key, typeof value === 'string' && accepts(value) ? value : first]
    }),
  )
