import type { ReactNode } from 'react'
import { formatMonth } from '@domain/date-format'
import type { Paged } from '@/request'
import { Empty, ListFoot, SectionLabel } from '@/ui'
import { PageFrame, type PageFrameProps } from '../PageFrame'
import { useReachBottomLoad } from '../page-shown'
import type { Selection, Tick } from './selection'
import type { Filters } from './use-filters'
import './list.scss'

/** Rows of the same key are next to each other and share a head. */
export interface ListGroups<T> {
  keyOf: (row: T) => string
  head: (key: string, rows: readonly T[]) => ReactNode
}

export interface ListPageProps<T, Page> extends Omit<PageFrameProps, 'of' | 'children' | 'empty'> {
  list: Paged<T, Page>
  /** `tick`: with a selection only. */
  item: (row: T, tick: Tick | undefined) => ReactNode
  keyOf: (row: T) => string
  /** Text of an empty list, or a whole block. */
  empty: string | ReactNode
  /** Tabs above the list, chips below the head. */
  filters?: Filters<object>
  /** Above the rows, scrolling with them: sums, notices. Shown with an empty list as well. */
  head?: ReactNode
  groups?: ListGroups<T>
  /** Several rows are chosen: each gets its tick. */
  selection?: Selection<T> | undefined
  /** Below the last row, where it says more than that it is the last. */
  end?: string | undefined
  /** Below the list and its foot, with an empty list as well. */
  after?: ReactNode
  /** Draws the rows instead of items, without groups: a table (`tableOf`). */
  table?: ((rows: readonly T[], keyOf: (row: T) => string) => ReactNode) | undefined
  /** Each row draws a card of its own; without it the rows of a group share one, with lines between them. */
  cards?: true
}

/** A paged list: 20 rows at a time, the next at 50 px from the end, with its filters, states and foot. */
export function ListPage<T, Page>(props: ListPageProps<T, Page>) {
  const { list, item, keyOf, empty, filters, head, groups, selection, end, after, cards, table, top, ...frame } = props
  const draw = (row: T) => item(row, selection?.tickOf(row))
  useReachBottomLoad(list.loadMore)
  const isEmpty = list.rows.length === 0
  return (
    <PageFrame
      onPull={list.reload}
      {...frame}
      of={list}
      top={
        <>
          {filters?.top}
          {top}
        </>
      }
    >
      {head}
      {filters?.chips}
      {isEmpty && (typeof empty === 'string' ? <Empty text={empty} /> : empty)}
      {!isEmpty && table && <div className='lp-card'>{table(list.rows, keyOf)}</div>}
      {!isEmpty && !table && <Rows rows={list.rows} item={draw} keyOf={keyOf} groups={groups} cards={cards} />}
      {!isEmpty && <ListFoot state={list.foot} end={end} onRetry={list.loadMore} />}
      {after}
    </PageFrame>
  )
}

type RowsProps<T> = Pick<ListPageProps<T, unknown>, 'keyOf'> & {
  item: (row: T) => ReactNode
  rows: readonly T[]
  groups: ListGroups<T> | undefined
  cards: true | undefined
}

function Rows<T>({ groups, ...list }: RowsProps<T>) {
  if (!groups) return <List {...list} />
  return (
    <>
      {groupRows(list.rows, groups.keyOf).map(({ key, from, members }) => (
        <section className='lp-group' key={`${key}:${from}`}>
          {groups.head(key, members)}
          <List {...list} rows={members} />
        </section>
      ))}
    </>
  )
}

function List<T>({ rows, item, keyOf, cards }: Omit<RowsProps<T>, 'groups'>) {
  return (
    <div role='list' className={cards ? 'lp-cards' : 'lp-card'}>
      {rows.map((row) => (
        <div role='listitem' key={keyOf(row)} className={cards ? 'lp-one' : 'lp-row'}>
          {item(row)}
        </div>
      ))}
    </div>
  )
}

/** Rows under their months, with what each month came to beside its name. */
export const byMonth = <T,>(monthOf: (row: T) => string, sum?: (month: string) => ReactNode): ListGroups<T> => ({
  keyOf: monthOf,
  head: (month) => (
    <SectionLabel className='lp-month'>
      <span>{formatMonth(month)}</span>
      {sum && <span className='lp-sums'>{sum(month)}</span>}
    </SectionLabel>
  ),
})

/** Splits rows into runs of the same key, in their order. */
export function groupRows<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): { key: string; from: number; members: T[] }[] {
  const groups: { key: string; from: number; members: T[] }[] = []
  rows.forEach((row, index) => {
    const key = keyOf(row)
    const last = groups.at(-1)
    if (last?.key === key) last.members.push(row)
    else groups.push({ key, from: index, members: [row] })
  })
  return groups
}
