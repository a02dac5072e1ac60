import { focusManager, keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement, useCallback, useRef, type ReactNode } from 'react'
import type { ApiKey, In, Out } from '@contract'
import { onAppVisible } from '@/platform/lifecycle'
import { onConnected } from '@/platform/network'
import { call, type CallOptions, type HandledCode } from './call'
import { asApiError, type ApiError } from './error'
import { hooks } from './hooks'
import { onChanged } from './written'

/* With paged.ts the one importer of TanStack Query: reads are kept by call and input, renewed on return to the app, never retried. */

/** The home page reloads when its data are older (part A 6.1); other reads follow suit. */
const FRESH_FOR = 60_000

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': an offline request fails at once with its text instead of waiting for a network event.
    queries: { retry: false, staleTime: FRESH_FOR, gcTime: 10 * FRESH_FOR, networkMode: 'always' },
  },
})

focusManager.setEventListener((setFocused) => onAppVisible(setFocused))

/** How often the network has come back. */
let returns = 0

const refetchFailed = (options?: { cancelRefetch: boolean }): void =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, options)

onConnected(() => {
  returns += 1
  refetchFailed()
})

// What shows changed data is out of date: on the screen it is read again, elsewhere before it is shown.
onChanged((isOld) => {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => isOld(queryKey[0] as ApiKey)
  // A first answer under way may be of the time before the change, and an invalidation alone would wait for it and keep it.
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate }))
    if (query.state.data === undefined) void query.cancel({ silent: true })
  void queryClient.invalidateQueries({ predicate, refetchType: 'active' })
})

export const QueryRoot = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children)

/** A key with its input, or the key alone: without input, and for all its inputs at once. */
const cacheKey = (key: ApiKey, input?: unknown) => (isNoInput(input) ? [key] : [key, input])

const isNoInput = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  (typeof input === 'object' && Object.values(input).every((value) => value === undefined))

/** What a page needs of a read. */
export interface Read<T> {
  data: T | undefined
  /** 'loading' and 'error' only while there is nothing to show. */
  state: 'loading' | 'ready' | 'error'
  error: ApiError | undefined
  /** The call answered that the thing is not there (2902, or a code of `gone`): another try would not bring it back. */
  gone: boolean
  /** Data are on the screen and newer ones on their way. */
  renewing: boolean
  reload: () => Promise<void>
}

export interface ReadOptions<K extends ApiKey> extends Pick<CallOptions<K>, 'handles' | 'cloud'> {
  /** false: not yet (a parameter is missing). */
  enabled?: boolean
  /** ms until the next read, by what is known so far; false stops. A hidden page neither reads nor draws. */
  every?: (data: Out<K> | undefined, error: ApiError | undefined) => number | false
  /** Codes besides 2902 by which this call says that the thing is not there. */
  gone?: readonly HandledCode<K>[]
  /** ms for which the answer counts as fresh. */
  freshFor?: number
  /** Show the former input's data until the new ones are there (tabs, months). */
  keepPrevious?: boolean
  /**
   * Read again when the page comes to the screen, for what others change too: each time (`show`), or when the answer is no longer
   * fresh (`old`). Not before the guard has let the user in.
   */
  refresh?: 'show' | 'old'
}

type Freshness = Pick<ReadOptions<ApiKey>, 'freshFor' | 'refresh'>

/** Carries out `refresh`. The show with which a read begins is its own first one. */
export function useRefresh(
  { refresh }: Freshness,
  mayRead: boolean,
  query: { isStale: boolean; refetch: Refetch },
): void {
  hooks.useReturn(() => {
    const due = refresh === 'show' || (refresh === 'old' && query.isStale)
    if (due && mayRead) void query.refetch({ cancelRefetch: false })
  })
}

type Refetch = (options: { cancelRefetch: boolean }) => Promise<unknown>

/**
 * Asks for all else that failed as well: parts that were left out without a word come back with those that say so. What is read again
 * already since a write changed it is waited for.
 */
export function useReload(refetch: Refetch, queryKey: readonly unknown[]): () => Promise<void> {
  const latest = useRef(queryKey)
  latest.current = queryKey
  return useCallback(async () => {
    const done = refetch({ cancelRefetch: queryClient.getQueryState(latest.current)?.isInvalidated !== true })
    refetchFailed({ cancelRefetch: false })
    await done
  }, [refetch])
}

type ReadArgs<K extends ApiKey> =
  unknown extends In<K>
    ? [input?: undefined, options?: ReadOptions<K>]
    : Record<never, never> extends In<K>
      ? [input?: In<K>, options?: ReadOptions<K>]
      : [input: In<K> | undefined, options?: ReadOptions<K>]

/** Reads a call and keeps it. `input` undefined where one is needed = not yet. */
export function useRead<K extends ApiKey>(key: K, ...[input, options = {}]: ReadArgs<K>): Read<Out<K>> {
  const queryKey = cacheKey(key, input)
  const mayRead = hooks.useMayRead() && (options.enabled ?? true)
  const { every, gone = [] } = options
  const isShown = hooks.usePageShown(every !== undefined)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      orKept(() => read(key, input, signal, options, queryClient.getQueryData(queryKey) !== undefined), queryKey),
    enabled: mayRead,
    refetchInterval: ({ state }) =>
      every !== undefined && every(state.data, state.error ? asApiError(state.error) : undefined),
    // A covered page neither asks nor draws what another page asks for; shown again it reads at once what is no longer fresh.
    subscribed: isShown,
    ...freshnessOf(options),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  })
  useRefresh(options, mayRead, query)
  hooks.useUnderWay(mayRead && query.isLoading)
  hooks.useLost(lostSince(query))
  const { refetch } = query
  const reload = useReload(refetch, queryKey)
  const error = query.error ? asApiError(query.error) : undefined
  return {
    data: query.data,
    state: query.data !== undefined ? 'ready' : query.error ? (query.isFetching ? 'loading' : 'error') : 'loading',
    error,
    gone: isGone(error, gone),
    renewing: query.isFetching && query.data !== undefined,
    reload,
  }
}

/** What is read on each show counts as old from the start. */
export const freshnessOf = ({ freshFor, refresh }: Freshness): { staleTime?: number } =>
  refresh === 'show' ? { staleTime: 0 } : freshFor === undefined ? {} : { staleTime: freshFor }

const NOT_THERE = '2902'

export const isGone = (error: ApiError | undefined, codes: readonly string[] = []): boolean =>
  error !== undefined && [NOT_THERE, ...codes].includes(error.code)

/** Said by the page's block in the place of the content, while there is none: not by a toast as well. */
const SAID_IN_PLACE = ['2110', NOT_THERE] as const

/** A failure is toasted, of a renewal too: what is on the screen stays there (specification 8). `handles: 'all'` is for the page to say. */
export function read<K extends ApiKey>(
  key: K,
  input: unknown,
  signal: AbortSignal,
  { handles, gone = [], cloud = false }: ReadOptions<K>,
  renewal: boolean,
): Promise<Out<K>> {
  const handled =
    typeof handles === 'string' ? handles : [...(renewal ? [] : SAID_IN_PLACE), ...gone, ...(handles ?? [])]
  const options: CallOptions = { loading: false, signal, handles: handled, together: true, cloud }
  return (call as (key: ApiKey, input: unknown, options: CallOptions) => Promise<unknown>)(
    key,
    input,
    options,
  ) as Promise<Out<K>>
}

/** No answer came, of whatever kind: what the gateway would say is not known. */
const isLost = (error: Error | null): boolean =>
  error !== null && ['network', 'timeout'].includes(asApiError(error).kind)

/** ms: how old what is shown is, where its renewal found no network. */
export const lostSince = (query: { data: unknown; error: Error | null; dataUpdatedAt: number }): number | undefined =>
  query.data !== undefined && isLost(query.error) ? query.dataUpdatedAt : undefined

/**
 * Without a network what was read last is put in place (Y-21); that the call failed stays so until the network is back. Where it came
 * back while the call was failing, nothing else would ask again.
 */
export async function orKept<T>(ask: () => Promise<T>, queryKey: readonly unknown[]): Promise<T> {
  const before = returns
  try {
    return await ask()
  } catch (error) {
    if (!isLost(error as Error)) throw error
    if (queryClient.getQueryData(queryKey) === undefined) await hooks.restoreRead(queryKey)
    if (returns !== before) return ask()
    throw error
  }
}

/** Forgets everything read so far: logout, another bp, another tenant. */
export const forgetReads = (): void => queryClient.clear()

/** Forgets what no page that stands is showing. */
export const forgetUnshown = (): void => queryClient.removeQueries({ type: 'inactive' })

/** Puts a known answer in place, e.g. the stored home of the last visit; `at` is when it was true, in ms. */
export const seedRead = <K extends ApiKey>(key: K, input: In<K> | undefined, data: Out<K>, at: number): void => {
  queryClient.setQueryData(cacheKey(key, input), data, { updatedAt: at })
}

/** Reports every fresh answer of one call without input. Returns the function that stops it. */
export function watchRead<K extends ApiKey>(key: K, changed: (data: Out<K>) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'success' ||
      event.query.queryKey[0] !== key ||
      event.query.queryKey.length > 1
    )
      return
    changed(event.query.state.data as Out<K>)
  })
}
