import type { Config } from '../../config'
import { httpCredit } from './http'
import type { CreditPort } from './types'

export type * from './types'

const nobody: CreditPort = {
  reaches: () => false,
  send: ({ companyCode }) =>
    Promise.reject(new Error(`no head-end tells meters of company ${companyCode} their credit`)),
}

/** The head-ends of the settings, else what stands in for them; without either no meter is told. */
export function createCredit(config: Config, standIn?: CreditPort): CreditPort {
  if (config.headEnds.length > 0) return httpCredit(config.headEnds)
  return standIn ?? nobody
}
