import type { PayOutcome, WxPayParams } from './types'

interface JsBridge {
  invoke(name: 'getBrandWCPayRequest', params: WxPayParams, done: (answer: { err_msg: string }) => void): void
}

const bridgeOf = (): JsBridge | undefined => (window as Window & { WeixinJSBridge?: JsBridge }).WeixinJSBridge

const BRIDGE_WITHIN = 3000

/** WeChat puts its bridge into the page some time after loading. */
function whenReady(): Promise<JsBridge | undefined> {
  const there = bridgeOf()
  if (there) return Promise.resolve(there)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), BRIDGE_WITHIN)
    document.addEventListener('WeixinJSBridgeReady', () => {
      clearTimeout(timer)
      resolve(bridgeOf())
    })
  })
}

/** WXJSAPI: the cashier of WeChat's browser. */
export async function payInWeChatBrowser(params: WxPayParams): Promise<PayOutcome> {
  const bridge = await whenReady()
  if (!bridge) return 'unavailable'
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => {
      if (err_msg.endsWith(':ok')) resolve('done')
      else resolve(err_msg.endsWith(':cancel') ? 'cancelled' : 'failed')
    })
  })
}
