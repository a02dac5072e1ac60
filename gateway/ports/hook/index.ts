import { httpsHooks } from './https'
import type { HookSender } from './types'

export type * from './types'

/** What stands in for receivers, else the customers' own. */
export const createHooks = (standIn?: HookSender): HookSender => standIn ?? httpsHooks()
