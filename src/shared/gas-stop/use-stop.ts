import type { Out } from '@contract'
import { useRead, type Read } from '@/request'

/** The stop of supply in force, if any. Paying ends a stop, and another user may have paid. */
export const useStop = (): Read<Out<'default GET /crmgas/stopGas/info'>> =>
  useRead('default GET /crmgas/stopGas/info', undefined, { handles: 'all', refresh: 'show' })
