import { fromFen, toFen } from '@domain/money'
import { addDays } from '@domain/date'
import { newId } from '../../../http/ids'
import type { Value } from '../../../db/rows'
import type { PaymentChannel, StatementRefund, StatementRow } from '../../../ports/payment'
import { partsOf } from '../basket/trade'
import type { Outside } from '../order/close'
import { goesBack } from '../order/money'
import { takeMoney } from './money-in'
import { byOutTradeNo, byRefundNo, refundedOn, successOn } from '../repo/payments'
import { saveDiff } from '../repo/reconcile'
import type { Payment } from '../types'

const counted: readonly Payment['state'][] = ['SUCCESS', 'REFUNDING', 'REFUNDED']

/**
 * 5.9: every channel's statement of a day against our payments. LONG (only the channel has it): the money is counted now.
 * SHORT (only we have it) and AMOUNT: an alarm for the staff, no automatic reversal. Differences of refunds all go to the
 * staff. A difference is saved once for any number of runs of the day. A channel without open books does not block the others.
 */
export async function reconcileDay(outside: Outside, day: string): Promise<void> {
  const failed: unknown[] = []
  for (const channel of outside.ports.payment.all()) {
    try {
      await reconcileChannel(outside, channel, day)
    } catch (error) {
      failed.push(error)
      outside.log.warn({ err: error, channel: channel.code, day }, 'channel not reconciled')
    }
  }
  // The caller tries again; what has been reconciled stays unchanged.
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} channels not reconciled for ${day}`)
}

async function reconcileChannel(outside: Outside, channel: PaymentChannel, day: string): Promise<void> {
  const { paid, refunds } = await channel.statement(day)
  const book = { channel: channel.code, day, from: `${day}T00:00:00+08:00`, to: `${addDays(day, 1)}T00:00:00+08:00` }
  await reconcilePaid(outside, book, paid)
  await reconcileRefunds(outside, book, refunds)
}

async function reconcilePaid(outside: Outside, book: Book, rows: readonly StatementRow[]): Promise<void> {
  const single = (await Promise.all(rows.map((row) => partsOf(outside, row)))).flat()
  for (const row of single) {
    const ours = await byOutTradeNo(outside.db, row.outTradeNo)
    if (ours && counted.includes(ours.state)) {
      if (toFen(amountOf(ours)) !== row.amountFen)
        await tell(outside, book, { kind: 'AMOUNT', number: row.outTradeNo, ours, theirs: row.amountFen })
      continue
    }
    const known = { companyCode: ours?.companyCode ?? '' }
    await tell(outside, book, { kind: 'LONG', number: row.outTradeNo, ours: null, theirs: row.amountFen, ...known })
    if (ours) await outside.transaction((work) => takeMoney(work, { ...row, by: 'reconcile' }))
  }
  const theirs = new Set(single.map((row) => row.outTradeNo))
  for (const ours of await successOn(outside.db, book.channel, book.from, book.to))
    if (!theirs.has(ours.outTradeNo))
      await tell(outside, book, { kind: 'SHORT', number: ours.outTradeNo, ours, theirs: null })
}

/**
 * A refund that the channel accepted and that we have no record of is money that left by another way (the merchant's own
 * console).
 */
async function reconcileRefunds(outside: Outside, book: Book, rows: readonly StatementRefund[]): Promise<void> {
  for (const { outRefundNo: number, outTradeNo, amountFen: theirs } of rows) {
    const ours = await byRefundNo(outside.db, number)
    if (!ours) {
      const of = await byOutTradeNo(outside.db, outTradeNo)
      await tell(outside, book, { kind: 'REFUND_LONG', number, ours: null, theirs, companyCode: of?.companyCode ?? '' })
    } else if (toFen(goesBack(ours)) !== theirs)
      await tell(outside, book, { kind: 'REFUND_AMOUNT', number, ours, theirs })
  }
  const theirs = new Set(rows.map((row) => row.outRefundNo))
  for (const ours of await refundedOn(outside.db, book.channel, book.from, book.to))
    if (ours.refundNo !== null && !theirs.has(ours.refundNo))
      await tell(outside, book, { kind: 'REFUND_SHORT', number: ours.refundNo, ours, theirs: null })
}

/** One day of one channel. */
interface Book {
  channel: PaymentChannel['code']
  day: string
  from: string
  to: string
}

interface Difference {
  kind: Value<'reconcileDiff', 'kind'>
  /** Of the payment, or of the refund. */
  number: string
  ours: Payment | null
  /** Fen. */
  theirs: string | null
  companyCode?: string
}

const amountOf = (payment: Payment): string => payment.received ?? payment.amount

async function tell(outside: Outside, { channel, day }: Book, found: Difference): Promise<void> {
  const { kind, number: outTradeNo, ours, theirs } = found
  const diff = {
    companyCode: ours?.companyCode ?? found.companyCode ?? '',
    diffId: newId(outside.clock.now()),
    day,
    channel,
    outTradeNo,
    kind,
    ours: ours && (kind.startsWith('REFUND') ? goesBack : amountOf)(ours),
    theirs: theirs && fromFen(theirs),
    createdAt: outside.clock.iso(),
  }
  const isNew = await outside.transaction((work) => saveDiff(work.db, diff))
  if (isNew) outside.log.error({ alarm: 'RECONCILE', day, channel, kind, outTradeNo }, 'channel and payments differ')
}
