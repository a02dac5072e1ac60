import type { ApiError, Paged, Read } from '@/request'

/** What a page is on: one read, several, or a list. */
export type Stand = Read<unknown> | Paged<unknown, unknown>

export type FrameState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** `text`: asked too often (2906), which is no broken network. */
  | { kind: 'error'; retry: () => void; text?: string }
  /** The call answered 2110: a block instead of a retry (part A 6). */
  | { kind: 'no-access'; text: string }
  /** The call answered that the thing is not there: another try would not bring it back. */
  | { kind: 'gone'; text: string }

const NO_MODEL = '2110'
const TOO_OFTEN = '2906'

/** The state of a page that is on these reads: an error of any shows, loading of any waits. */
export function frameState(stands: readonly Stand[]): FrameState {
  const failed = stands.filter(({ state }) => state === 'error')
  const refused = (code: string): ApiError | undefined => failed.find(({ error }) => error?.code === code)?.error
  const denied = refused(NO_MODEL)
  if (denied) return { kind: 'no-access', text: denied.message }
  const gone = failed.find((stand) => stand.gone)?.error
  if (gone) return { kind: 'gone', text: gone.message }
  if (failed.length > 0) {
    const text = refused(TOO_OFTEN)?.message
    const retry = () => void Promise.all(failed.map(({ reload }) => reload()))
    return { kind: 'error', retry, ...(text !== undefined && { text }) }
  }
  if (stands.some(({ state }) => state === 'loading')) return { kind: 'loading' }
  return { kind: 'ready' }
}
