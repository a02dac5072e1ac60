import type { Config } from '../../config'
import { httpCredit } from './http'
import type { CreditPort } from './types'

export type * from './types'

const unconnected: CreditPort = {
  reaches: () => false,
  send: ({ companyCode }) =>
    Promise.reject(new Error(`no head-end tells meters of company ${companyCode} their credit`)),
}

/** The head-ends of the settings, else their stand-in; without either no meter gets a credit. */
export function createCredit(config: Config, standIn?: CreditPort): CreditPort {
  if (config.headEnds.length > 0) return httpCredit(config.headEnds)
  return standIn ?? unconnected
}
