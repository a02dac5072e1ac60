import { createHash } from 'node:crypto'
import {
  ChannelDown,
  type Headers,
  type Notified,
  type OutsideChannel,
  type PaymentChannel,
  type Prepaid,
  type PrepayContext,
  type RefundAnswer,
  type RefundRequest,
  type Statement,
  type Trade,
  type TradeRequest,
  type TradeState,
} from './types'
import { readBill } from './wechat-bill'
import type { WechatAnswer, WechatClient } from './wechat-client'
import { openSealed, type Sealed } from './wechat-crypto'
import { isOver, refundRefused, refusalText } from './wechat-refusals'
import { trades, type TradeType } from './wechat-trades'

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

/**
 * WeChat Pay v3 (5.9): WXMINI under the mini-program's appid, WXJSAPI and WXH5 (a phone's browser) under the official
 * account's, NATIVE (the native app) under the mobile application's.
 */
export class WechatChannel implements PaymentChannel {
  constructor(
    readonly code: Exclude<OutsideChannel, 'SANDBOX'>,
    private readonly tradeType: TradeType,
    private readonly appId: string,
    private readonly client: WechatClient,
  ) {}

  async prepay(request: TradeRequest, context: PrepayContext): Promise<Prepaid> {
    const { mchId, notifyUrl } = this.client.settings
    const trade = trades[this.tradeType]
    const answer = await this.client.send('POST', trade.path, {
      appid: this.appId,
      mchid: mchId,
      description: request.description,
      out_trade_no: request.outTradeNo,
      time_expire: request.expireAt,
      attach: request.attach,
      notify_url: `${notifyUrl.replace(/\/$/, '')}/${this.code}`,
      amount: { total: Number(request.amountFen), currency: 'CNY' },
      ...trade.fields(context),
    })
    const params = answer.status === 200 ? trade.params(answer.body, this.appId, this.client.settings) : null
    if (params === null) throw refused(answer)
    return { params, prepayExpireAt: request.expireAt }
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
    if (answer.status === 200) return refundOf(answer)
    if (isOver(answer)) return { state: 'ABNORMAL', channelRefundNo: null, takenAt: null }
    throw refundRefused(answer)
  }

  async queryRefund(outRefundNo: string): Promise<RefundAnswer | null> {
    const answer = await this.client.send('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`)
    if (answer.status === 200) return refundOf(answer)
    if (answer.status === 404) return null
    throw refundRefused(answer)
  }

  /** The merchant's bill is one for all channels: each takes its own trades out of it. */
  async statement(day: string): Promise<Statement> {
    const answer = await this.client.send('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
    // A day without a single trade has no bill.
    if (answer.body['code'] === 'NO_STATEMENT_EXIST') return { paid: [], refunds: [] }
    const { hash_type: hashType, hash_value: hash, download_url: address } = answer.body
    if (answer.status !== 200 || hashType !== 'SHA1' || typeof address !== 'string') throw refused(answer)
    const bill = await this.client.download(address)
    if (createHash('sha1').update(bill).digest('hex') !== hash)
      throw new ChannelDown('the bill of WeChat Pay does not match its digest')
    return readBill(bill.toString('utf8'), { appId: this.appId, tradeType: this.tradeType })
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
}

function refundOf(answer: WechatAnswer): RefundAnswer {
  const { status, refund_id: id, create_time: takenAt } = answer.body
  if (!isRefundState(status)) throw refused(answer)
  return { state: status, channelRefundNo: textOf(id), takenAt: textOf(takenAt) }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

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

const refused = (answer: WechatAnswer): ChannelDown => new ChannelDown(refusalText(answer))
