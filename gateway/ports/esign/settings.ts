import { esignSettings, group, type Env } from '../../config-world'

export interface ESignConfig {
  appId: string
  secret: string
  endpoint: string
  /** `…/crmgas/contract/sign/callback/esign`, where the provider says that something has been done. */
  callbackUrl: string
}

/** The provider's keys; null without them: contracts are signed in the app itself. */
export function esignOf(env: Env): ESignConfig | null {
  return group(env, esignSettings, ([appId = '', secret = '', callbackUrl = '']) => ({
    appId,
    secret,
    callbackUrl,
    endpoint: env.ESIGN_ENDPOINT || 'https://openapi.esign.cn',
  }))
}
