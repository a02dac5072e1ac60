/** Channels that take money from outside; BALANCE and TT are the product's own (AE-43). */
export type OutsideChannel = 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX'

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
  /** When the channel took it on; null where it did not, or does not say. */
  takenAt: string | null
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

/** A channel's statement of a day (reconciliation, 5.9). */
export interface Statement {
  paid: StatementRow[]
  /** Refunds that the channel took on that day, whatever became of them later. */
  refunds: StatementRefund[]
}

export interface StatementRefund {
  outRefundNo: string
  outTradeNo: string
  amountFen: string
}

/** One paid trade of a statement. */
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
/** The channel did not answer at all: asking again at once would only wait again. */
export class ChannelSilent extends ChannelDown {}
/**
 * The channel took note of a refund and will not carry it out now: the merchant's account is empty, too many asked at once, a failure
 * of its own. Nothing is decided; the same refund number is asked again later, and after some days the desk is asked.
 */
export class RefundLater extends ChannelDown {
  constructor(
    /** The channel's own code: NOT_ENOUGH, FREQUENCY_LIMITED, … */
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * A refund that the channel will go on to refuse until a person mends something: a right, a key, a wrong number. The money has neither
 * gone back nor been refused: the refund stays as it is until the desk has decided.
 */
export class RefundBlocked extends Error {
  constructor(
    /** The channel's own code: INVALID_REQUEST, NO_AUTH, … */
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

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
  /** Asks for a refund; the same refund number is carried out once. Throws RefundLater or RefundBlocked where nothing is decided yet. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** What became of a refund; null when the channel never heard of it. Throws as `refund` does. */
  queryRefund(outRefundNo: string): Promise<RefundAnswer | null>
  /** Throws BadSignature. Returns null for an event that is no payment. */
  verifyNotify(header: Headers, rawBody: string): Promise<Notified | null>
  /** The channel's answer to a notification: taken, or "send it again". */
  ack(ok: boolean): { status: number; body: string }
  /** The trades and refunds of a day ('YYYY-MM-DD'); throws while the channel has not closed its books of it. */
  statement(day: string): Promise<Statement>
}

export interface PaymentChannels {
  /**
   * Where payments may begin; null when the settings do not open it. A channel that was closed since takes the money of the payers that
   * stand in its cashier, and is asked, closed and notified by `get`.
   */
  open(code: string): PaymentChannel | null
  /** Every channel that the merchant's keys reach, open or not; null for others. */
  get(code: string): PaymentChannel | null
  /** Those of `get` with a statement that is not mixed with the others'. */
  all(): readonly PaymentChannel[]
}
