import { ChannelSilent, type PaymentChannel, type PaymentChannels } from './types'

/**
 * The channels for one run of a job: one that cannot be reached costs its time-out once. For the rest of the run it is not asked any
 * more, so that its silence does not hold up everything else that is due.
 */
export function untilSilent(channels: PaymentChannels): PaymentChannels {
  const guarded = new Map<string, PaymentChannel>()
  return {
    sandbox: channels.sandbox,
    get(code) {
      const channel = guarded.get(code) ?? guarding(channels.get(code))
      if (channel) guarded.set(code, channel)
      return channel
    },
  }
}

function guarding(channel: PaymentChannel | null): PaymentChannel | null {
  if (!channel) return null
  let silent: ChannelSilent | null = null
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (silent) throw silent
    try {
      return await question()
    } catch (error) {
      if (error instanceof ChannelSilent) silent = error
      throw error
    }
  }
  const statement = channel.statement?.bind(channel)
  return {
    code: channel.code,
    prepay: (request, context) => ask(() => channel.prepay(request, context)),
    query: (outTradeNo) => ask(() => channel.query(outTradeNo)),
    close: (outTradeNo) => ask(() => channel.close(outTradeNo)),
    refund: (request) => ask(() => channel.refund(request)),
    verifyNotify: (header, rawBody) => channel.verifyNotify(header, rawBody),
    ack: (ok) => channel.ack(ok),
    ...(statement && { statement: (day: string) => ask(() => statement(day)) }),
  }
}
