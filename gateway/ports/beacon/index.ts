import type { Config } from '../../config'
import { drand } from './drand'
import type { Beacon } from './types'

export type * from './types'

/** The public source of the settings; null without one. */
export const createBeacon = (config: Config): Beacon | null => (config.drand ? drand(config.drand) : null)
