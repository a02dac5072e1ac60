import { einvoiceSettings, group, type Env } from '../../config-world'
import { list } from '../../config-values'

export interface NuonuoConfig {
  appKey: string
  appSecret: string
  token: string
  /** Tax number of the authorised seller. */
  taxNo: string
  endpoint: string
  /** `…/crmgas/invoice/notify`, where the platform says that something has been done; '' = it is asked only. */
  callbackUrl: string
  /** Hosts at which, and below which, files of invoices lie; none other is asked. */
  fileHosts: readonly string[]
}

/** The provider's keys; null without them. */
export function nuonuoOf(env: Env): NuonuoConfig | null {
  return group(env, einvoiceSettings, ([appKey = '', appSecret = '', token = '', taxNo = '']) => ({
    appKey,
    appSecret,
    token,
    taxNo,
    endpoint: env.NUONUO_ENDPOINT || 'https://sdk.nuonuo.com/open/v1/services',
    callbackUrl: env.NUONUO_CALLBACK_URL ?? '',
    fileHosts: list(env.NUONUO_FILE_HOSTS || 'nuonuo.com,jss.com.cn'),
  }))
}
