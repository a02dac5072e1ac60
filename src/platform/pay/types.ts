/** The parameters of prepay for the client, by channel (part A 5.4). */
export interface WxPayParams {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

export type PayParams =
  | { channel: 'WXMINI' | 'WXJSAPI'; params: WxPayParams }
  | { channel: 'WXH5'; params: { h5Url: string } }
  | { channel: 'NATIVE'; params: { payInfo: string } }
  | { channel: 'SANDBOX'; params: { sandboxToken: string } }

/**
 * How the cashier was left. Never "paid": only the gateway knows that (AE-45), so each outcome is followed by pay/query.
 */
export type PayOutcome = 'done' | 'cancelled' | 'failed' | 'unavailable'

/** The built-in cashier: a sheet of the payment feature. */
export type OpenSandbox = (sandboxToken: string) => Promise<PayOutcome>
