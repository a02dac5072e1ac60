import type { Out } from '@contract'
import { useRead, type Read } from '@/request'
import { useUser } from '@/stores'

/** Payments that wait for an approval (Y-12): all of them for the master, for other users their own. `enabled`: they are shown. */
export function usePrepared(enabled = true): Read<Out<'btwob GET /pay/prepared/list'>> {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const input = isMaster ? { state: 'PREPARED' as const } : {}
  return useRead('btwob GET /pay/prepared/list', input, { enabled, refresh: 'show', handles: 'all' })
}
