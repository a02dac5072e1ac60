import type { Config } from '../../config'
import { httpBank } from './http'
import type { BankFeed } from './types'

export type * from './types'

/** The bank of the settings, else what stands in for it; switched off nothing comes in. */
export function createBankFeed(config: Config, standIn?: BankFeed): BankFeed {
  if (config.bankFeed) return httpBank(config.bankFeed)
  return standIn ?? { entries: async () => [] }
}
