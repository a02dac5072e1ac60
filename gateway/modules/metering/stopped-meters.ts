import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/** Meters that a stop of gas keeps shut. */
export const stoppedMeters = question<(work: Work, key: AccountKey) => Promise<readonly string[]>>(
  'stoppedMeters',
  () => Promise.resolve([]),
)
