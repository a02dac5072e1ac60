import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ApiKey, In, Out, Row } from '@contract'
import { asApiError, type ApiError } from './error'
import { hooks } from './hooks'
import {
  freshnessOf,
  isGone,
  lostSince,
  orKept,
  queryClient,
  read,
  useRefresh,
  useReload,
  type ReadOptions,
} from './query'

const PAGE_SIZE = 20
const FIRST = { pageNum: 1 }

/** What a list needs. */
export interface Paged<T, Page> {
  rows: readonly T[]
  /** The first page's answer, with its sums. */
  first: Page | undefined
  total: number
  state: 'loading' | 'ready' | 'error'
  error: ApiError | undefined
  gone: boolean
  foot: 'more' | 'loading' | 'end' | 'failed'
  renewing: boolean
  reload: () => Promise<void>
  /** The next page; harmless to call too often. */
  loadMore: () => void
}

interface PageShape {
  list: unknown[]
  total: number
  pageNum: number
  pageSize: number
}

/** Keys of calls with a paged list as answer. */
export type PagedKey = { [K in ApiKey]: Out<K> extends { list: unknown[]; total: number } ? K : never }[ApiKey]

/** Filters of a paged call, without the page itself. */
export type PagedInput<K extends ApiKey> = Omit<In<K>, 'pageNum' | 'pageSize'>

export interface PagedOptions<K extends PagedKey> extends Omit<ReadOptions<K>, 'every' | 'gone'> {
  /** What the first page's answer adds to the input of the following ones, e.g. `asOf`. */
  carry?: (first: Out<K>) => Partial<PagedInput<K>>
}

/** Reads a paged list, 20 rows at a time (specification 9). */
export function usePaged<K extends PagedKey>(
  key: K,
  input: PagedInput<K>,
  options: PagedOptions<K> = {},
): Paged<Row<K>, Out<K>> {
  const queryKey = useMemo(() => [key, 'paged', input], [key, input])
  const mayRead = hooks.useMayRead() && (options.enabled ?? true)
  const query = useInfiniteQuery<PageShape, Error, InfiniteData<PageShape>, readonly unknown[], object>({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const renewal = queryClient.getQueryData(queryKey) !== undefined
      const page: unknown = await orKept(
        () => read(key, { ...input, ...pageParam, pageSize: PAGE_SIZE }, signal, options, renewal),
        queryKey,
      )
      return page as PageShape
    },
    initialPageParam: FIRST,
    // In a renewal `all` are the pages that it has read so far: what they carry is of the same moment.
    getNextPageParam: (last, all) =>
      last.pageNum * last.pageSize < last.total
        ? { ...options.carry?.(all[0] as Out<K>), pageNum: last.pageNum + 1 }
        : undefined,
    enabled: mayRead,
    ...freshnessOf(options),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  })
  useRefresh(options, mayRead, query)
  hooks.useUnderWay(mayRead && query.isLoading)
  hooks.useLost(lostSince(query))
  const { refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const pages = query.data?.pages
  const rows = useMemo(() => (pages ?? []).flatMap((page) => page.list) as Row<K>[], [pages])
  const first = pages?.[0]
  const error = query.error ? asApiError(query.error) : undefined
  return {
    rows,
    first: first as Out<K> | undefined,
    total: first?.total ?? 0,
    state: pages !== undefined ? 'ready' : query.error && !query.isFetching ? 'error' : 'loading',
    error,
    gone: isGone(error),
    foot: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end',
    renewing: query.isFetching && !isFetchingNextPage && pages !== undefined,
    reload: useReload(refetch, queryKey),
    loadMore: useCallback(() => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    }, [fetchNextPage, hasNextPage, isFetchingNextPage]),
  }
}
