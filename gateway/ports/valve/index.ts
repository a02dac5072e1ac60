import type { Config } from '../../config'
import { refuses } from '../switched-off'
import { httpValve } from './http'
import type { ValvePort } from './types'

export type * from './types'

/** The head-ends of the settings, else what stands in for them, else it is switched off. */
export function createValve(config: Config, standIn?: ValvePort): ValvePort {
  if (config.headEnds.length > 0) return httpValve(config.headEnds)
  return standIn ?? { send: refuses('head-end') }
}
