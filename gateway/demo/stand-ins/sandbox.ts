import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromFen, toFen, addMoney } from '@domain/money'
import { rnd } from '@domain/random'
import type { Db } from '../../db/connect'
import type { Work } from '../../http/context'
import { isoOf, type Clock } from '../../ports/clock'
import * as books from './sandbox-repo'
import { modeOf, settingNow } from './trouble'
import {
  BadSignature,
  ChannelSilent,
  RefundLater,
  type Headers,
  type Notified,
  type PaymentChannel,
  type RefundAnswer,
  type RefundRequest,
  type Trade,
  type TradeRequest,
} from '../../ports/payment/types'

/** What the payer does at the sandbox cashier; LATE: the money comes after the order expired. */
export type SandboxAct = 'SUCCESS' | 'FAIL' | 'CANCEL' | 'LATE'

/** A notification that the sandbox wants delivered. */
export interface SandboxNotice {
  companyCode: string
  noticeId: string
  headers: Record<string, string>
  body: string
}

/** Setting `sandbox.mode`: how the provider misbehaves. */
const modes = [
  'NORMAL',
  'NEVER',
  'TWICE',
  'BAD_SIGNATURE',
  'BAD_AMOUNT',
  'SLOW',
  'DOWN',
  'REFUND_REFUSED',
  'REFUND_PROCESSING',
  'REFUND_NOT_ENOUGH',
] as const
type Mode = (typeof modes)[number]

/** A notification older than this is refused, as by real channels. */
const freshFor = 5 * 60_000
/** An unacknowledged notification is sent again after these seconds, then no more; a query still finds the money. */
const retryAfter = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600]
/** Money of LATE comes this long after the trade expired. */
const lateBy = 60_000

/**
 * The embedded provider (AE-43). It keeps books of its own, signs its notifications, sends them after a while and again until
 * they are acknowledged, and fails on demand; nothing of it lives in memory, so a killed process loses nothing.
 */
export class Sandbox implements PaymentChannel {
  readonly code = 'SANDBOX'

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly key: Buffer,
  ) {}

  async prepay(request: TradeRequest): Promise<{ params: Record<string, string>; prepayExpireAt: string }> {
    await this.mode()
    const token = randomBytes(24).toString('base64url')
    await books.open(this.db, {
      ...request,
      token,
      transactionId: `SB${randomBytes(12).toString('hex')}`,
      createdAt: this.clock.iso(),
    })
    return { params: { sandboxToken: token }, prepayExpireAt: request.expireAt }
  }

  async query(outTradeNo: string): Promise<Trade> {
    await this.mode()
    const trade = await books.byOutTradeNo(this.db, outTradeNo)
    if (!trade) return unpaid('NOTPAY')
    if (trade.state !== 'PAID') return unpaid(trade.state)
    if (trade.paysAt === null || Date.parse(trade.paysAt) > this.clock.now()) return unpaid('NOTPAY')
    return {
      state: 'SUCCESS',
      amountFen: trade.amountFen,
      channelTradeNo: trade.transactionId,
      successTime: trade.paysAt,
    }
  }

  async close(outTradeNo: string): Promise<'CLOSED' | 'PAID'> {
    const { state } = await this.query(outTradeNo)
    if (state === 'SUCCESS') return 'PAID'
    await books.close(this.db, outTradeNo)
    return 'CLOSED'
  }

  async refund(request: RefundRequest): Promise<RefundAnswer> {
    const mode = await this.mode()
    if (mode === 'REFUND_NOT_ENOUGH') throw new RefundLater('NOT_ENOUGH', 'the sandbox merchant has no money')
    const done = mode !== 'REFUND_REFUSED' && (await books.refund(this.db, request, this.clock.iso()))
    return done ? taken(request.outRefundNo, mode) : { state: 'ABNORMAL', channelRefundNo: null, takenAt: null }
  }

  async queryRefund(outRefundNo: string): Promise<RefundAnswer | null> {
    const mode = await this.mode()
    return (await books.isRefunded(this.db, outRefundNo)) ? taken(outRefundNo, mode) : null
  }

  async verifyNotify(header: Headers, rawBody: string): Promise<Notified> {
    const timestamp = header('x-sandbox-timestamp') ?? ''
    const nonce = header('x-sandbox-nonce') ?? ''
    const given = Buffer.from(header('x-sandbox-signature') ?? '', 'hex')
    const wanted = Buffer.from(this.sign(timestamp, nonce, rawBody), 'hex')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new BadSignature('sandbox signature')
    // Not the other way round: what is no number is not fresh either.
    if (!(Math.abs(this.clock.now() - Number(timestamp)) <= freshFor))
      throw new BadSignature('sandbox notification too old')
    return JSON.parse(rawBody) as Notified
  }

  ack(ok: boolean) {
    return { status: ok ? 200 : 500, body: ok ? 'success' : 'fail' }
  }

  async statement(day: string) {
    const rows = await books.paidOn(this.db, day)
    const paid = rows.map((row) => ({
      outTradeNo: row.outTradeNo,
      channelTradeNo: row.transactionId,
      amountFen: row.amountFen,
      successTime: row.paysAt ?? '',
    }))
    return { paid, refunds: await books.refundedOn(this.db, day) }
  }

  /** What the payer does. False when there is no such open trade. */
  async act(token: string, act: SandboxAct): Promise<boolean> {
    const mode = await this.mode()
    const trade = await books.byToken(this.db, token)
    if (!trade || trade.state === 'CLOSED') return false
    if (trade.state === 'PAID' || act === 'CANCEL') return true
    const now = this.clock.now()
    if (act === 'FAIL') return books.fail(this.db, trade.companyCode, trade.outTradeNo)
    const paysAt = act === 'LATE' ? Date.parse(trade.expireAt) + lateBy : now
    if (act === 'SUCCESS' && Date.parse(trade.expireAt) <= now) return false
    const delay = mode === 'SLOW' ? 60_000 : 1000 + Math.floor(3000 * rnd(`A|notify|${trade.outTradeNo}`))
    const notices = (mode === 'NEVER' ? [] : mode === 'TWICE' ? [0, 1] : [0]).map((n) => ({
      companyCode: trade.companyCode,
      noticeId: `${trade.transactionId}-${n}`,
      outTradeNo: trade.outTradeNo,
      flaw:
        mode === 'BAD_SIGNATURE'
          ? ('SIGNATURE' as const)
          : mode === 'BAD_AMOUNT'
            ? ('AMOUNT' as const)
            : ('NONE' as const),
      dueAt: isoOf(paysAt + (act === 'LATE' ? 0 : delay)),
    }))
    return books.pay(this.db, trade, isoOf(paysAt), notices)
  }

  /** Whether there are such notifications; asked inside a transaction. */
  hasDue = (db: Db): Promise<boolean> => books.hasDue(db, this.clock.iso(), retryAfter.length)

  /** Takes due notifications for one attempt each; unacknowledged ones come again later. */
  async takeDue(limit: number): Promise<SandboxNotice[]> {
    if (await this.isDown()) return []
    const rows = await books.takeDue(this.db, this.clock.iso(), retryAfter, limit)
    return rows.map((row) => this.signed(row))
  }

  async acknowledged(notice: SandboxNotice): Promise<void> {
    await books.acknowledge(this.db, notice.companyCode, notice.noticeId, this.clock.iso())
  }

  private signed(row: books.DueNotice): SandboxNotice {
    const amountFen = row.flaw === 'AMOUNT' ? toFen(addMoney(fromFen(row.amountFen), '0.01')) : row.amountFen
    const body = JSON.stringify({
      notifyId: row.noticeId,
      outTradeNo: row.outTradeNo,
      channelTradeNo: row.transactionId,
      amountFen,
      state: 'SUCCESS',
      successTime: row.paysAt,
    } satisfies Notified)
    const timestamp = String(this.clock.now())
    const nonce = randomBytes(12).toString('hex')
    const signature = this.sign(timestamp, nonce, body)
    const flawed = row.flaw === 'SIGNATURE' ? signature.replace(/^./, (c) => (c === '0' ? '1' : '0')) : signature
    const headers = { 'x-sandbox-timestamp': timestamp, 'x-sandbox-nonce': nonce, 'x-sandbox-signature': flawed }
    return { companyCode: row.companyCode, noticeId: row.noticeId, headers, body }
  }

  private sign(timestamp: string, nonce: string, body: string): string {
    return createHmac('sha256', this.key).update(`${timestamp}\n${nonce}\n${body}\n`).digest('hex')
  }

  /** How it behaves now; switched off it answers no call. */
  private async mode(): Promise<Exclude<Mode, 'DOWN'>> {
    const mode = await this.wanted()
    if (mode === 'DOWN') throw new ChannelSilent('the sandbox is switched off')
    return mode
  }

  private async isDown(): Promise<boolean> {
    return (await this.wanted()) === 'DOWN'
  }

  private async wanted(): Promise<Mode> {
    return modeOf(settingNow(this.db), 'sandbox', modes)
  }
}

const unpaid = (state: Trade['state']): Trade => ({ state, amountFen: null, channelTradeNo: null, successTime: null })

/** REFUND_PROCESSING: the money is on its way for as long as the mode stands. */
const taken = (outRefundNo: string, mode: Mode): RefundAnswer => ({
  state: mode === 'REFUND_PROCESSING' ? 'PROCESSING' : 'SUCCESS',
  channelRefundNo: `SBR${outRefundNo}`,
  takenAt: null,
})

/** The sandbox seen from its own side, where it is open: its cashier and its sender of notifications. */
export function sandboxOf({ ports }: Pick<Work, 'ports'>): Sandbox | null {
  const channel = ports.payment.get('SANDBOX')
  return channel instanceof Sandbox ? channel : null
}
