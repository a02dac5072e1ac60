import { host } from '../host'
import { invokeNative } from '../native'
import { payInWeChatBrowser } from './wx-jsapi'
import type { OpenSandbox, PayOutcome, PayParams } from './types'

export type * from './types'

/** Opens the channel's cashier and answers how it was left. Never rejects. */
export async function payWith(pay: PayParams, openSandbox: OpenSandbox): Promise<PayOutcome> {
  switch (pay.channel) {
    case 'SANDBOX':
      return openSandbox(pay.params.sandboxToken)
    case 'WXJSAPI':
      return host() === 'wechat' ? payInWeChatBrowser(pay.params) : 'unavailable'
    case 'WXH5':
      return leaveFor(pay.params.h5Url)
    case 'NATIVE':
      return payInShell(pay.params.payInfo)
    case 'WXMINI':
      return 'unavailable'
  }
}

async function payInShell(payInfo: string): Promise<PayOutcome> {
  const answer = await invokeNative('system.pay', { payInfo })
  if (answer === null) return 'unavailable'
  if (answer.code === 0) return 'done'
  return answer.code === -2 ? 'cancelled' : 'failed'
}

/** WeChat's page opens its app and comes back to ours, which asks the gateway then (AE-45). */
function leaveFor(address: string): PayOutcome {
  window.location.assign(address)
  return 'done'
}
