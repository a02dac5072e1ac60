import type { Refuses } from '@contract'
import { usePaged, type HandledCode, type PagedInput, type PagedKey } from '@/request'
import { useDeskEnd } from './DeskGate'

/** Lists of staff: each refuses with 2211 once the token of the desk has ended. */
type DeskListKey = { [K in PagedKey]: '2211' extends Refuses<K> ? K : never }[PagedKey]

/** A list of the desk: read again on return, and closed with the desk when its token has ended. */
export function useDeskList<K extends DeskListKey>(key: K, input: PagedInput<K>, close: () => void) {
  const list = usePaged(key, input, { handles: ['2211' as HandledCode<K>], refresh: 'show', keepPrevious: true })
  useDeskEnd(list.error, close)
  return list
}
