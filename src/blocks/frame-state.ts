import type { ApiError, Paged, Read } from '@/request'

/** What a page stands on: one read, several, or a list. */
export type Stand = Read<unknown> | Paged<unknown, unknown>

export type FrameState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'error'; retry: () => void }
  /** The call answered 2110: a block instead of a retry (part A 6). */
  | { kind: 'no-access'; text: string }

const NO_MODEL = '2110'

const isMissingModel = (error: ApiError | undefined): error is ApiError => error?.code === NO_MODEL

/** The state of a page that stands on these reads: an error of any shows, loading of any waits. */
export function frameState(stands: readonly Stand[]): FrameState {
  const denied = stands.find(({ state, error }) => state === 'error' && isMissingModel(error))
  if (denied?.error) return { kind: 'no-access', text: denied.error.message }
  const failed = stands.filter(({ state }) => state === 'error')
  if (failed.length > 0) return { kind: 'error', retry: () => void Promise.all(failed.map(({ reload }) => reload())) }
  if (stands.some(({ state }) => state === 'loading')) return { kind: 'loading' }
  return { kind: 'ready' }
}
