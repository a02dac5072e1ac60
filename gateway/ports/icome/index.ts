import type { Config } from '../../config'
import type { Clock } from '../clock'
import { refuses } from '../switched-off'
import { httpIcome } from './http'
import type { IcomeProvider } from './types'

export type * from './types'

/** The provider's server when the settings name one, else what stands in for it, else it is switched off. */
export function createIcome(config: Config, clock: Clock, standIn?: IcomeProvider): IcomeProvider {
  if (config.icome) return httpIcome(config.icome, { now: () => clock.now() })
  return standIn ?? { employeeOf: refuses('iCome') }
}
