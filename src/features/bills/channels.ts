import type { Out } from '@contract'

type Channel = Out<'default GET /crmgas/bill/detail'>['payments'][number]['channel']

/** How money came, in the customer's words (A 2.10). */
export const channelNames: Readonly<Record<Channel, string>> = {
  WXMINI: '微信支付',
  WXJSAPI: '微信支付',
  NATIVE: '微信支付',
  SANDBOX: '模拟支付',
  TT: '电汇缴费',
  BALANCE: '余额支付',
}
