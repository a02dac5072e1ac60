import type { Config } from '../../config'
import type { PaymentChannel, PaymentChannels } from './types'
import { WechatChannel } from './wechat'
import { WechatClient } from './wechat-client'

export * from './types'
export { untilSilent } from './until-silent'

/** The channels that the settings open (AE-43): WeChat Pay with merchant keys, and what stands in for a bank. */
export function createPaymentChannels(config: Config, standIn?: PaymentChannel): PaymentChannels {
  const channels = new Map<string, PaymentChannel>()
  if (standIn) channels.set(standIn.code, standIn)
  if (config.wechatPay) {
    const { appId, officialAppId, nativeAppId, hasH5 } = config.wechatPay
    const client = new WechatClient(config.wechatPay)
    channels.set('WXMINI', new WechatChannel('WXMINI', 'JSAPI', appId, client))
    if (officialAppId) channels.set('WXJSAPI', new WechatChannel('WXJSAPI', 'JSAPI', officialAppId, client))
    if (officialAppId && hasH5) channels.set('WXH5', new WechatChannel('WXH5', 'MWEB', officialAppId, client))
    if (nativeAppId) channels.set('NATIVE', new WechatChannel('NATIVE', 'APP', nativeAppId, client))
  }
  return { get: (code) => channels.get(code) ?? null, all: () => [...channels.values()] }
}
