import type { Out } from '@contract'
import { useRead, type Read } from '@/request'

/** The stop of supply in force, if any. Paying ends a stop, and another user may have paid. `enabled`: it is shown. */
export const useStop = (enabled = true): Read<Out<'default GET /crmgas/stopGas/info'>> =>
  useRead('default GET /crmgas/stopGas/info', undefined, { enabled, handles: 'all', refresh: 'show' })
