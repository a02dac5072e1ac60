import { randomBytes } from 'node:crypto'
import type { PrepayContext } from './types'
import { rsaSign } from './wechat-crypto'

/** The ways of WeChat Pay v3 to open a payment, by the name that its bill has for them (MWEB: H5). */
export type TradeType = 'JSAPI' | 'APP' | 'MWEB'

/** What signs the client's parameters. */
interface Merchant {
  mchId: string
  privateKey: string
}

interface Trade {
  path: string
  /** Fields of the order that only this way has. */
  fields(context: PrepayContext): object
  /** What the client's cashier is opened with; null when the answer does not hold it. */
  params(answer: Record<string, unknown>, appId: string, merchant: Merchant): Record<string, string> | null
}

const nonceOf = () => randomBytes(16).toString('hex')
const secondsNow = () => String(Math.floor(Date.now() / 1000))
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const trades: Record<TradeType, Trade> = {
  /** Mini-program and WeChat's browser. */
  JSAPI: {
    path: '/v3/pay/transactions/jsapi',
    fields: ({ openId, clientIp }) => ({
      payer: { openid: openId ?? '' },
      scene_info: { payer_client_ip: clientIp },
    }),
    params(answer, appId, { privateKey }) {
      const prepayId = textOf(answer['prepay_id'])
      if (prepayId === null) return null
      const timeStamp = secondsNow()
      const nonceStr = nonceOf()
      const packaged = `prepay_id=${prepayId}`
      const paySign = rsaSign(privateKey, appId, timeStamp, nonceStr, packaged)
      return { appId, timeStamp, nonceStr, package: packaged, signType: 'RSA', paySign }
    },
  },
  /** The native app: `payInfo` is what its shell hands to WeChat's SDK. */
  APP: {
    path: '/v3/pay/transactions/app',
    fields: ({ clientIp }) => ({ scene_info: { payer_client_ip: clientIp } }),
    params(answer, appid, { mchId, privateKey }) {
      const prepayid = textOf(answer['prepay_id'])
      if (prepayid === null) return null
      const timestamp = secondsNow()
      const noncestr = nonceOf()
      const sign = rsaSign(privateKey, appid, timestamp, noncestr, prepayid)
      const payInfo = { appid, partnerid: mchId, prepayid, package: 'Sign=WXPay', noncestr, timestamp, sign }
      return { payInfo: JSON.stringify(payInfo) }
    },
  },
  /** A phone's browser outside of WeChat: the address opens WeChat's app and comes back to the page that led there. */
  MWEB: {
    path: '/v3/pay/transactions/h5',
    fields: ({ clientIp }) => ({ scene_info: { payer_client_ip: clientIp, h5_info: { type: 'Wap' } } }),
    params(answer) {
      const h5Url = textOf(answer['h5_url'])
      return h5Url === null ? null : { h5Url }
    },
  },
}
