/** Channels that take money from outside; BALANCE and TT are the product's own (AE-43). */
export type OutsideChannel = 'WXMINI' | 'WXJSAPI' | 'NATIVE' | 'SANDBOX'

/** What a channel needs to open a payment. Amounts cross this border as whole fen only (5.9). */
export interface TradeRequest {
  companyCode: string
  outTradeNo: string
  amountFen: string
  description: string
  /** The order, given back by the channel. */
  attach: string
  /** ISO; after it the channel takes no money. */
  expireAt: string
}

export interface PrepayContext {
  openId: string | null
  clientIp: string
}

export interface Prepaid {
  /** What the client hands to the channel's own cashier. */
  params: Record<string, string>
  prepayExpireAt: string
}

export type TradeState = 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'CLOSED' | 'PAYERROR' | 'REFUND'

export interface Trade {
  state: TradeState
  /** What the payer paid; null until SUCCESS. */
  amountFen: string | null
  channelTradeNo: string | null
  successTime: string | null
}

export interface RefundRequest {
  outTradeNo: string
  outRefundNo: string
  amountFen: string
  /** Amount of the whole payment. */
  totalFen: string
  reason: string
}

export interface RefundAnswer {
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
  channelRefundNo: string | null
}

/** A verified notification. */
export interface Notified {
  notifyId: string
  outTradeNo: string
  channelTradeNo: string
  amountFen: string
  state: TradeState
  successTime: string
}

/** One line of a channel's statement of a day (reconciliation, 5.9). */
export interface StatementRow {
  outTradeNo: string
  channelTradeNo: string
  amountFen: string
  successTime: string
}

/** The signature of a notification or an answer is wrong, or it is too old: never believed, answered 400. */
export class BadSignature extends Error {}
/** The channel cannot be reached, or answers nonsense: nothing is known about the payment. */
export class ChannelDown extends Error {}
/** Nobody answered at all: asking again at once would only wait again. */
export class ChannelSilent extends ChannelDown {}

/** Reads a header by its lower-case name. */
export type Headers = (name: string) => string | undefined

/**
 * A way to take money (AE-43, 5.9). Every method but `verifyNotify` waits for something outside: never inside a transaction.
 * Any of them may throw ChannelDown.
 */
export interface PaymentChannel {
  readonly code: OutsideChannel
  prepay(request: TradeRequest, context: PrepayContext): Promise<Prepaid>
  query(outTradeNo: string): Promise<Trade>
  /** 'PAID' when the money came first: then nothing was closed. */
  close(outTradeNo: string): Promise<'CLOSED' | 'PAID'>
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** Throws BadSignature. Returns null for an event that is no payment. */
  verifyNotify(header: Headers, rawBody: string): Promise<Notified | null>
  /** The channel's answer to a notification: taken, or "send it again". */
  ack(ok: boolean): { status: number; body: string; headers?: Record<string, string> }
  /** Trades of a day, where the channel gives them. */
  statement?(day: string): Promise<StatementRow[]>
}

/** What the payer does at the sandbox cashier; LATE: the money comes after the order expired. */
export type SandboxAct = 'SUCCESS' | 'FAIL' | 'CANCEL' | 'LATE'

/** A notification that the sandbox wants delivered. */
export interface SandboxNotice {
  companyCode: string
  noticeId: string
  headers: Record<string, string>
  body: string
}

/** The sandbox provider seen from its own side: its cashier and its sender of notifications. */
export interface SandboxProvider {
  /** False when there is no such open trade. */
  act(companyCode: string, token: string, act: SandboxAct): Promise<boolean>
  /** Takes due notifications for one attempt each; unacknowledged ones come again later. */
  takeDue(limit: number): Promise<SandboxNotice[]>
  acknowledged(notice: SandboxNotice): Promise<void>
}

export interface PaymentChannels {
  /** Null when the settings do not open it. */
  get(code: string): PaymentChannel | null
  readonly sandbox: SandboxProvider | null
}
