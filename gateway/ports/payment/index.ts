import { createHmac } from 'node:crypto'
import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import type { Clock } from '../clock'
import { Sandbox } from './sandbox'
import type { PaymentChannel, PaymentChannels } from './types'
import { WechatChannel } from './wechat'
import { WechatClient } from './wechat-client'

export * from './types'
export { untilSilent } from './until-silent'

/** The channels that the settings open (AE-43): WeChat Pay with merchant keys, the sandbox unless switched off. */
export function createPaymentChannels(config: Config, db: Db, clock: Clock): PaymentChannels {
  const sandbox = config.paySandbox
    ? new Sandbox(db, clock, createHmac('sha256', config.dataKey).update('payment sandbox').digest())
    : null
  const channels = new Map<string, PaymentChannel>()
  if (sandbox) channels.set('SANDBOX', sandbox)
  if (config.wechatPay) {
    const client = new WechatClient(config.wechatPay)
    channels.set('WXMINI', new WechatChannel('WXMINI', config.wechatPay.appId, client))
    if (config.wechatPay.officialAppId)
      channels.set('WXJSAPI', new WechatChannel('WXJSAPI', config.wechatPay.officialAppId, client))
  }
  return { get: (code) => channels.get(code) ?? null, sandbox }
}
