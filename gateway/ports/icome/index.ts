import type { Config } from '../../config'
import type { Clock } from '../clock'
import { embeddedIcome } from './embedded'
import { httpIcome } from './http'

/** The employee directory behind the IM client (LG-16). A code that is wrong, used or too old is null; not reachable throws. */
export interface IcomeProvider {
  employeeOf(code: string): Promise<{ empNo: string } | null>
}

/** The provider's server when the settings name one, else signed demo codes; in operation without a server nobody gets in. */
export function createIcome(config: Config, clock: Clock): IcomeProvider {
  if (config.icome) return httpIcome(config.icome, { now: () => clock.now() })
  if (config.environment === 'PRO') return { employeeOf: async () => null }
  return embeddedIcome(config.jwtKey, () => clock.now())
}
