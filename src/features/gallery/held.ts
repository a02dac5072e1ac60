/*
 * Answers that are there without a call: the gallery needs no gateway.
 */
import type { Paged, Read } from '@/request'

export type Shown = 'ready' | 'loading' | 'error' | 'empty'

export const STATES: readonly { key: Shown; label: string }[] = [
  { key: 'ready', label: '有数据' },
  { key: 'empty', label: '无数据' },
  { key: 'loading', label: '加载中' },
  { key: 'error', label: '失败' },
]

const reload = () => Promise.resolve()
const stateOf = (shown: Shown) => (shown === 'empty' ? 'ready' : shown)
const BASE = { error: undefined, gone: false, renewing: false, reload }

export const readOf = <T>(data: T, shown: Shown): Read<T> => ({
  ...BASE,
  data: shown === 'ready' || shown === 'empty' ? data : undefined,
  state: stateOf(shown),
})

export const pagedOf = <T>(all: readonly T[], shown: Shown): Paged<T, undefined> => {
  const rows = shown === 'ready' ? all : []
  return {
    ...BASE,
    rows,
    first: undefined,
    total: rows.length,
    state: stateOf(shown),
    foot: 'end',
    loadMore: () => undefined,
  }
}
