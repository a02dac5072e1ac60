import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/** A stop of supply that is announced with its end, or under way. */
export interface AnnouncedStop {
  meterIds: readonly string[]
  from: string
  to: string
}

/** Stops in which meters will stand without gas; limits of peak supply are none. */
export const announcedStops = question<(work: Work, key: AccountKey) => Promise<readonly AnnouncedStop[]>>(
  'announcedStops',
  () => Promise.resolve([]),
)
