import { useReachBottom } from '@tarojs/taro'
import type { ReactNode } from 'react'
import { Empty, ListFoot } from '@/ui'
import type { Paged } from '@/request'
import { PageFrame, type PageFrameProps } from './PageFrame'

export interface ListGroups<T> {
  /** Rows of the same key lie next to each other and share a head. */
  keyOf: (row: T) => string
  head: (key: string, rows: readonly T[]) => ReactNode
}

export interface ListPageProps<T, Page> extends Omit<PageFrameProps, 'of' | 'children' | 'empty'> {
  list: Paged<T, Page>
  item: (row: T, index: number) => ReactNode
  keyOf: (row: T) => string
  /** Text of an empty list, or a whole block. */
  empty: string | ReactNode
  /** Above the rows, scrolling with them: sums, notices. Shown with an empty list as well. */
  head?: ReactNode
  groups?: ListGroups<T>
}

/** A paged list: 20 rows at a time, the next at 50 px from the end, with its states and its foot. */
export function ListPage<T, Page>({ list, item, keyOf, empty, head, groups, ...frame }: ListPageProps<T, Page>) {
  useReachBottom(list.loadMore)
  const isEmpty = list.rows.length === 0
  return (
    <PageFrame onPull={list.reload} {...frame} of={list}>
      {head}
      {isEmpty && (typeof empty === 'string' ? <Empty text={empty} /> : empty)}
      {!isEmpty && <Rows rows={list.rows} item={item} keyOf={keyOf} groups={groups} />}
      {!isEmpty && <ListFoot state={list.foot} onRetry={list.loadMore} />}
    </PageFrame>
  )
}

interface RowsProps<T> {
  rows: readonly T[]
  item: (row: T, index: number) => ReactNode
  keyOf: (row: T) => string
  groups: ListGroups<T> | undefined
}

function Rows<T>({ rows, item, keyOf, groups }: RowsProps<T>) {
  if (!groups) return <List rows={rows} item={item} keyOf={keyOf} from={0} />
  return (
    <>
      {groupRows(rows, groups.keyOf).map(({ key, from, members }) => (
        <section className='lp-group' key={`${key}:${from}`}>
          {groups.head(key, members)}
          <List rows={members} item={item} keyOf={keyOf} from={from} />
        </section>
      ))}
    </>
  )
}

function List<T>({ rows, item, keyOf, from }: Omit<RowsProps<T>, 'groups'> & { from: number }) {
  return (
    <div role='list'>
      {rows.map((row, index) => (
        <div role='listitem' key={keyOf(row)}>
          {item(row, from + index)}
        </div>
      ))}
    </div>
  )
}

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
