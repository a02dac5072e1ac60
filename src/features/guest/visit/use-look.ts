import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { In, Out, Row } from '@contract'
import { asApiError, isGone, type ApiError, type Paged, type PagedKey, type Read } from '@/request'
import { look, type LookKey } from './visit'

/*
 * Reads of a link (Y-16). Each is written down and shown to the user that shared it, so none goes out by itself: not on return to the app, not
 * beside another one; only what was opened, once.
 */

const PAGE_SIZE = 20

type Ask<T> = (page: number) => Promise<T>

interface Looking<T> {
  /** What was asked: the answers to something else are not these. */
  of: Ask<T>
  pages: readonly T[]
  error: ApiError | undefined
  busy: boolean
}

/** Loads the first answer when it is drawn, and more on request; a late answer is dropped. */
function useAnswers<T>(ask: Ask<T>) {
  const [state, setState] = useState<Looking<T>>()
  const turn = useRef(0)
  const from = useCallback(
    async (before: readonly T[]) => {
      const mine = ++turn.current
      const put = (pages: readonly T[], busy: boolean, error?: ApiError) => {
        if (mine === turn.current) setState({ of: ask, pages, busy, error })
      }
      put(before, true)
      await ask(before.length + 1).then(
        (page) => put([...before, page], false),
        (failure: unknown) => put(before, false, asApiError(failure)),
      )
    },
    [ask],
  )
  useEffect(() => {
    void from([])
    return () => {
      turn.current += 1
    }
  }, [from])
  const now = state?.of === ask ? state : { pages: [] as readonly T[], error: undefined, busy: true }
  return { ...now, from }
}

const stateOf = ({ pages, error, busy }: Pick<Looking<unknown>, 'pages' | 'error' | 'busy'>) =>
  pages.length > 0 ? 'ready' : error && !busy ? 'error' : 'loading'

/** One answer; `ask` stays the same from drawing to drawing. */
export function useAnswer<T>(ask: () => Promise<T>): Read<T> {
  const answers = useAnswers(ask)
  const { pages, error, from } = answers
  const reload = useCallback(() => from([]), [from])
  return { data: pages[0], state: stateOf(answers), error, gone: isGone(error), renewing: false, reload }
}

/** One thing that the link shows. */
export function useLook<K extends LookKey>(key: K, input: In<K>): Read<Out<K>> {
  const text = JSON.stringify(input)
  return useAnswer(useCallback(() => look(key, JSON.parse(text) as In<K>), [key, text]))
}

type ListKey = Extract<LookKey, PagedKey>
interface Page<K extends ListKey> {
  list: Row<K>[]
  total: number
}

/** A list that the link shows, 20 rows at a time. */
export function useLooks<K extends ListKey>(key: K): Paged<Row<K>, Page<K>> {
  const answers = useAnswers(
    useCallback(
      (pageNum: number) => look(key, { pageNum, pageSize: PAGE_SIZE } as In<K>) as Promise<unknown> as Promise<Page<K>>,
      [key],
    ),
  )
  const { pages, error, busy, from } = answers
  const rows = useMemo(() => pages.flatMap(({ list }) => list), [pages])
  const [first] = pages
  const hasMore = rows.length < (first?.total ?? 0)
  return {
    rows,
    first,
    total: first?.total ?? 0,
    state: stateOf(answers),
    error,
    gone: isGone(error),
    foot: first === undefined ? 'end' : busy ? 'loading' : error ? 'failed' : hasMore ? 'more' : 'end',
    renewing: false,
    reload: useCallback(() => from([]), [from]),
    loadMore: useCallback(() => {
      if (hasMore && !busy) void from(pages)
    }, [hasMore, busy, from, pages]),
  }
}
