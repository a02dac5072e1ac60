import type { Config } from '../../config'
import { refuses } from '../switched-off'
import { nuonuoProvider } from './nuonuo'
import type { EInvoiceProvider } from './types'

export type * from './types'

/** The provider of the settings, else what stands in for it. */
export function createEInvoice(config: Config, standIn?: EInvoiceProvider): EInvoiceProvider {
  if (config.einvoice) return nuonuoProvider(config.einvoice)
  const off = refuses('provider of invoices')
  return (
    standIn ?? {
      issue: off,
      query: off,
      createRed: off,
      queryRed: off,
      withdrawRed: off,
      issueRed: off,
      isFromPlatform: () => false,
      taken: '',
    }
  )
}
