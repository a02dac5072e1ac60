import { fromFen, toFen } from '@domain/money'
import { addDays } from '@domain/date'
import { newId } from '../../http/ids'
import type { PaymentChannel, StatementRow } from '../../ports/payment'
import type { Outside } from './close'
import { takeMoney } from './money-in'
import { byOutTradeNo, successOn } from './repo/payments'
import { keepDiff } from './repo/reconcile'
import type { Payment } from './types'

const counted: readonly Payment['state'][] = ['SUCCESS', 'REFUNDING', 'REFUNDED']

/**
 * 5.9: every channel's statement of a day against our payments. LONG (it has, we do not): the money is counted now. SHORT (we have, it
 * does not) and AMOUNT: an alarm for people, nothing is reversed by itself. A difference is kept once, however often the day is run; a
 * channel whose books are not open yet leaves the others alone.
 */
export async function reconcileDay(outside: Outside, day: string): Promise<void> {
  const failed: unknown[] = []
  for (const channel of outside.ports.payment.all()) {
    try {
      await reconcileChannel(outside, channel, day, await channel.statement(day))
    } catch (error) {
      failed.push(error)
      outside.log.warn({ err: error, channel: channel.code, day }, 'channel not reconciled')
    }
  }
  // Whoever runs this tries again: what has been reconciled stays as it is.
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} channels not reconciled for ${day}`)
}

async function reconcileChannel(
  outside: Outside,
  channel: PaymentChannel,
  day: string,
  rows: StatementRow[],
): Promise<void> {
  for (const row of rows) {
    const ours = await byOutTradeNo(outside.db, row.outTradeNo)
    if (ours && counted.includes(ours.state)) {
      if (toFen(ours.received ?? ours.amount) !== row.amountFen)
        await keep(outside, channel, day, 'AMOUNT', row.outTradeNo, ours, row)
      continue
    }
    await keep(outside, channel, day, 'LONG', row.outTradeNo, ours ?? null, row)
    if (ours) await outside.transaction((work) => takeMoney(work, { ...row, by: 'reconcile' }))
  }
  const theirs = new Set(rows.map((row) => row.outTradeNo))
  const ours = await successOn(outside.db, channel.code, `${day}T00:00:00+08:00`, `${addDays(day, 1)}T00:00:00+08:00`)
  for (const payment of ours)
    if (!theirs.has(payment.outTradeNo)) await keep(outside, channel, day, 'SHORT', payment.outTradeNo, payment, null)
}

async function keep(
  outside: Outside,
  channel: PaymentChannel,
  day: string,
  kind: 'LONG' | 'SHORT' | 'AMOUNT',
  outTradeNo: string,
  ours: Payment | null,
  theirs: StatementRow | null,
): Promise<void> {
  const diff = {
    companyCode: ours?.companyCode ?? '',
    diffId: newId(outside.clock.now()),
    day,
    channel: channel.code,
    outTradeNo,
    kind,
    ours: ours && counted.includes(ours.state) ? (ours.received ?? ours.amount) : null,
    theirs: theirs ? fromFen(theirs.amountFen) : null,
    createdAt: outside.clock.iso(),
  }
  const isNew = await outside.transaction((work) => keepDiff(work.db, diff))
  if (isNew)
    outside.log.error(
      { alarm: 'RECONCILE', day, channel: channel.code, kind, outTradeNo },
      'channel and payments differ',
    )
}
