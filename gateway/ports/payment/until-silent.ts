import { ChannelSilent, type PaymentChannel, type PaymentChannels } from './types'

/** The channels, where one that cannot be reached is left in peace for so many ms: until then every question fails at once. */
export function untilSilent(channels: PaymentChannels, peace: number, now: () => number): PaymentChannels {
  const guarded = new Map<string, PaymentChannel>()
  const get = (code: string): PaymentChannel | null => {
    const channel = guarded.get(code) ?? guarding(channels.get(code), peace, now)
    if (channel) guarded.set(code, channel)
    return channel
  }
  return {
    open: (code) => channels.open(code) && get(code),
    get,
    all: () => channels.all().flatMap(({ code }) => get(code) ?? []),
  }
}

function guarding(channel: PaymentChannel | null, peace: number, now: () => number): PaymentChannel | null {
  if (!channel) return null
  let silent: { error: ChannelSilent; since: number } | null = null
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (silent && now() - silent.since < peace) throw silent.error
    try {
      return await question()
    } catch (error) {
      if (error instanceof ChannelSilent) silent = { error, since: now() }
      throw error
    }
  }
  return {
    code: channel.code,
    prepay: (request, context) => ask(() => channel.prepay(request, context)),
    query: (outTradeNo) => ask(() => channel.query(outTradeNo)),
    close: (outTradeNo) => ask(() => channel.close(outTradeNo)),
    refund: (request) => ask(() => channel.refund(request)),
    queryRefund: (outRefundNo) => ask(() => channel.queryRefund(outRefundNo)),
    verifyNotify: (header, rawBody) => channel.verifyNotify(header, rawBody),
    ack: (ok) => channel.ack(ok),
    statement: (day) => ask(() => channel.statement(day)),
  }
}
