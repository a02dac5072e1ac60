import Taro from '@tarojs/taro'
import type { OpenSandbox, PayOutcome, PayParams, WxPayParams } from './types'

export type * from './types'

/** Opens the channel's cashier and answers how it was left. Never rejects. */
export async function payWith(pay: PayParams, openSandbox: OpenSandbox): Promise<PayOutcome> {
  if (pay.channel === 'SANDBOX') return openSandbox(pay.params.sandboxToken)
  if (pay.channel === 'WXMINI') return payInMiniProgram(pay.params)
  return 'unavailable'
}

/**
 * A wrong signature is reported as cancel too (part A, ports): the outcome is a hint, the gateway decides. With callbacks,
 * because Taro leaves this one API without its promise.
 */
function payInMiniProgram({
  timeStamp,
  nonceStr,
  package: prepay,
  signType,
  paySign,
}: WxPayParams): Promise<PayOutcome> {
  return new Promise((resolve) => {
    void Taro.requestPayment({
      timeStamp,
      nonceStr,
      package: prepay,
      signType,
      paySign,
      success: () => resolve('done'),
      fail: ({ errMsg = '' }: { errMsg?: string }) => resolve(errMsg.includes('cancel') ? 'cancelled' : 'failed'),
    })
  })
}
