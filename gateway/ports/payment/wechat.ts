import { randomBytes } from 'node:crypto'
import {
  ChannelDown,
  type Headers,
  type Notified,
  type PaymentChannel,
  type Prepaid,
  type PrepayContext,
  type RefundAnswer,
  type RefundRequest,
  type Trade,
  type TradeRequest,
  type TradeState,
} from './types'
import type { WechatAnswer, WechatClient } from './wechat-client'
import { openSealed, rsaSign, type Sealed } from './wechat-crypto'

interface Transaction {
  out_trade_no: string
  transaction_id?: string
  trade_state: string
  success_time?: string
  amount?: { total?: number }
}

/** Codes of WeChat Pay that our states do not have: REVOKED is a closed one, ACCEPT is still being worked on. */
const states: Record<string, TradeState> = {
  SUCCESS: 'SUCCESS',
  REFUND: 'REFUND',
  NOTPAY: 'NOTPAY',
  CLOSED: 'CLOSED',
  REVOKED: 'CLOSED',
  USERPAYING: 'USERPAYING',
  ACCEPT: 'USERPAYING',
  PAYERROR: 'PAYERROR',
}

/** WeChat Pay v3 JSAPI (5.9): WXMINI under the mini-program's appid, WXJSAPI under the official account's. */
export class WechatChannel implements PaymentChannel {
  constructor(
    readonly code: 'WXMINI' | 'WXJSAPI',
    private readonly appId: string,
    private readonly client: WechatClient,
  ) {}

  async prepay(request: TradeRequest, context: PrepayContext): Promise<Prepaid> {
    const { mchId, notifyUrl } = this.client.settings
    const answer = await this.client.send('POST', '/v3/pay/transactions/jsapi', {
      appid: this.appId,
      mchid: mchId,
      description: request.description,
      out_trade_no: request.outTradeNo,
      time_expire: request.expireAt,
      attach: request.attach,
      notify_url: `${notifyUrl.replace(/\/$/, '')}/${this.code}`,
      amount: { total: Number(request.amountFen), currency: 'CNY' },
      payer: { openid: context.openId ?? '' },
      scene_info: { payer_client_ip: context.clientIp },
    })
    const prepayId = answer.body['prepay_id']
    if (answer.status !== 200 || typeof prepayId !== 'string') throw refused(answer)
    return { params: this.clientParams(prepayId), prepayExpireAt: request.expireAt }
  }

  async query(outTradeNo: string): Promise<Trade> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}?mchid=${this.client.settings.mchId}`
    const answer = await this.client.send('GET', path)
    // The order never reached WeChat Pay: the process ended before prepay.
    if (answer.status === 404) return { state: 'NOTPAY', amountFen: null, channelTradeNo: null, successTime: null }
    if (answer.status !== 200) throw refused(answer)
    return tradeOf(answer.body as unknown as Transaction)
  }

  async close(outTradeNo: string): Promise<'CLOSED' | 'PAID'> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`
    const answer = await this.client.send('POST', path, { mchid: this.client.settings.mchId })
    if (answer.status === 204 || answer.status === 404) return 'CLOSED'
    const code = answer.body['code']
    if (code === 'ORDERPAID') return 'PAID'
    if (code === 'ORDER_CLOSED' || code === 'ORDERNOTEXIST' || code === 'ORDER_NOT_EXIST') return 'CLOSED'
    throw refused(answer)
  }

  async refund(request: RefundRequest): Promise<RefundAnswer> {
    const answer = await this.client.send('POST', '/v3/refund/domestic/refunds', {
      out_trade_no: request.outTradeNo,
      out_refund_no: request.outRefundNo,
      reason: request.reason.slice(0, 80),
      amount: { refund: Number(request.amountFen), total: Number(request.totalFen), currency: 'CNY' },
    })
    if (answer.status === 403 || answer.status === 400) return { state: 'ABNORMAL', channelRefundNo: null }
    const status = answer.body['status']
    if (answer.status !== 200 || !isRefundState(status)) throw refused(answer)
    const id = answer.body['refund_id']
    return { state: status, channelRefundNo: typeof id === 'string' ? id : null }
  }

  async verifyNotify(header: Headers, rawBody: string): Promise<Notified | null> {
    await this.client.verify(header, rawBody)
    const event = JSON.parse(rawBody) as { id: string; event_type: string; resource: Sealed }
    if (!event.event_type.startsWith('TRANSACTION.')) return null
    const transaction = JSON.parse(openSealed(event.resource, this.client.settings.apiV3Key)) as Transaction
    const trade = tradeOf(transaction)
    return {
      notifyId: event.id,
      outTradeNo: transaction.out_trade_no,
      channelTradeNo: trade.channelTradeNo ?? '',
      amountFen: trade.amountFen ?? '0',
      state: trade.state,
      successTime: trade.successTime ?? '',
    }
  }

  ack(ok: boolean) {
    if (ok) return { status: 204, body: '' }
    const body = JSON.stringify({ code: 'FAIL', message: '失败' })
    return { status: 500, body, headers: { 'content-type': 'application/json' } }
  }

  private clientParams(prepayId: string): Record<string, string> {
    const timeStamp = String(Math.floor(Date.now() / 1000))
    const nonceStr = randomBytes(16).toString('hex')
    const packaged = `prepay_id=${prepayId}`
    const paySign = rsaSign(this.client.settings.privateKey, this.appId, timeStamp, nonceStr, packaged)
    return { appId: this.appId, timeStamp, nonceStr, package: packaged, signType: 'RSA', paySign }
  }
}

const isRefundState = (value: unknown): value is RefundAnswer['state'] =>
  value === 'PROCESSING' || value === 'SUCCESS' || value === 'CLOSED' || value === 'ABNORMAL'

function tradeOf(transaction: Transaction): Trade {
  const state = states[transaction.trade_state]
  if (!state) throw new ChannelDown(`WeChat Pay says ${transaction.trade_state}`)
  const total = transaction.amount?.total
  return {
    state,
    amountFen: total === undefined ? null : String(total),
    channelTradeNo: transaction.transaction_id ?? null,
    successTime: transaction.success_time ?? null,
  }
}

function refused(answer: WechatAnswer): ChannelDown {
  return new ChannelDown(
    `WeChat Pay refused: ${answer.status} ${String(answer.body['code'] ?? '')} ${String(answer.body['message'] ?? '')}`,
  )
}
