import type { Config, WechatPayConfig } from '../../config'
import type { OutsideChannel, PaymentChannel, PaymentChannels } from './types'
import { WechatChannel } from './wechat'
import { WechatClient } from './wechat-client'
import type { TradeType } from './wechat-trades'

export * from './types'
export { untilSilent } from './until-silent'

type WechatCode = Exclude<OutsideChannel, 'SANDBOX'>

interface Way {
  channel: PaymentChannel
  isOpen: boolean
  hasStatement: boolean
}

/** The channels of the settings (AE-43): WeChat Pay with merchant keys, and what stands in for a bank. */
export function createPaymentChannels(
  config: Pick<Config, 'wechatPay'>,
  standIn: PaymentChannel | null = null,
): PaymentChannels {
  const ways = [
    ...(standIn ? [{ channel: standIn, isOpen: true, hasStatement: true }] : []),
    ...(config.wechatPay ? wechatWays(config.wechatPay) : []),
  ]
  const find = (code: string) => ways.find(({ channel }) => channel.code === code) ?? null
  return {
    open(code) {
      const way = find(code)
      return way?.isOpen ? way.channel : null
    },
    get: (code) => find(code)?.channel ?? null,
    all: () => ways.flatMap(({ channel, hasStatement }) => (hasStatement ? [channel] : [])),
  }
}

/** One merchant behind all of them; without its app id a channel's trades are not to be found in the merchant's bill. */
function wechatWays(of: WechatPayConfig): Way[] {
  const { appId, officialAppId = '', nativeAppId = '', hasH5 = false } = of
  const client = new WechatClient(of)
  const way = (code: WechatCode, type: TradeType, id: string, isOpen = true): Way => ({
    channel: new WechatChannel(code, type, id, client),
    isOpen: isOpen && id !== '',
    hasStatement: id !== '',
  })
  return [
    way('WXMINI', 'JSAPI', appId),
    way('WXJSAPI', 'JSAPI', officialAppId),
    way('WXH5', 'MWEB', officialAppId, hasH5),
    way('NATIVE', 'APP', nativeAppId),
  ]
}
