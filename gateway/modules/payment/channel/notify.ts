import type { JobCtx, Work } from '../../../http/context'
import { BadSignature, type Headers, type Notified, type PaymentChannel } from '../../../ports/payment'
import { takeMoney } from './money-in'
import { findTrade } from '../repo/baskets'
import { byOutTradeNo, saveNotification } from '../repo/payments'

/** The reply to a channel. */
export type Acknowledgement = { status: number; body: string }

/**
 * AE-46: a notification from any sender. The signature is checked first (400 when wrong: never believed). The same
 * notification is saved and counted once. An unknown payment is saved for the reconciliation and acknowledged. After an
 * internal failure the reply makes the channel send it again.
 */
export async function receive(
  outside: Work & Pick<JobCtx, 'transaction'>,
  channel: PaymentChannel,
  header: Headers,
  rawBody: string,
): Promise<Acknowledgement> {
  const notified = await verified(outside, channel, header, rawBody)
  if (notified === 'BAD') return { status: 400, body: 'bad signature' }
  if (notified === null || notified.state !== 'SUCCESS') return channel.ack(true)
  try {
    await outside.transaction((work) => count(work, channel, notified, rawBody))
    return channel.ack(true)
  } catch (error) {
    outside.log.error({ err: error, payment: notified.outTradeNo }, 'notification not taken')
    return channel.ack(false)
  }
}

async function verified(
  work: Work,
  channel: PaymentChannel,
  header: Headers,
  rawBody: string,
): Promise<Notified | null | 'BAD'> {
  try {
    return await channel.verifyNotify(header, rawBody)
  } catch (error) {
    // Without its stack, which a stranger could have written as often as they like: the first one of a process costs a second.
    work.log.warn(
      { reason: error instanceof Error ? error.message : String(error), channel: channel.code },
      error instanceof BadSignature ? 'notification with a wrong signature' : 'unreadable notification',
    )
    return 'BAD'
  }
}

async function count(work: Work, channel: PaymentChannel, notified: Notified, rawBody: string): Promise<void> {
  const payment = (await byOutTradeNo(work.db, notified.outTradeNo)) ?? (await findTrade(work.db, notified.outTradeNo))
  // First the money, then its trace: every transaction locks the account first (A 9.4).
  const effect = await takeMoney(work, { ...notified, by: 'notify' })
  const isFirst = await saveNotification(work.db, {
    companyCode: payment?.companyCode ?? '',
    channel: channel.code,
    notifyId: notified.notifyId,
    outTradeNo: notified.outTradeNo,
    channelTradeNo: notified.channelTradeNo,
    amountFen: notified.amountFen,
    tradeState: notified.state,
    effect,
    body: rawBody,
    receivedAt: work.clock.iso(),
  })
  work.log.info({ payment: notified.outTradeNo, channel: channel.code, effect, again: !isFirst }, 'notification')
}
