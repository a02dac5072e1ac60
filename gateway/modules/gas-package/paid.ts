import { dateOf, toMillis } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { addMoney } from '@domain/money'
import { effectDateOf } from '@domain/package/change'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { done } from '../todo/service'
import { completeIfDone, differencePaid } from './extract/complete'
import { PAY_TODO, takeEffect } from './life'
import { numberOf } from './numbers'
import { findChange } from './repo/changes'
import { changeChild } from './repo/children'
import { insertDeposit } from './repo/deposits'
import { changeOrder } from './repo/orders'
import { extractFrom } from './rules/payable'
import { packageSettings } from './settings'
import { childOrderMachine, extractionChangeMachine, supplementMachine } from './states'
import { sell } from './stock'
import type { Child, Order, Supplement } from './types'

/* What money does to what it was for (B 3.2 to 3.5). The rows are locked, the order's first. */

export interface Money {
  payNo: string
  amount: string
  /** When it was there. */
  at: string
  by: string
}

/** K-10: the deposit is there: its entry, the order in force, what was held for it sold. */
export async function depositPaid(work: Work, order: Order, { payNo, amount, by }: Money): Promise<void> {
  const depositPaid = addMoney(order.depositPaid, amount)
  await insertDeposit(work.db, {
    bp: order.bp,
    entryNo: await numberOf(work, 'D'),
    orderNo: order.orderNo,
    direction: 'IN',
    amount,
    balanceAfter: depositPaid,
    remark: '缴纳保证金',
    cause: payNo,
    createdAt: work.clock.iso(),
  })
  await takeEffect(work, order, 'PAY', { set: { depositPaid }, by })
}

/** A cycle is paid; one that has begun counts gas from the next day on (K-22). */
export async function childPaid(
  work: Work,
  order: Order,
  child: Child,
  { payNo, amount, at, by }: Money,
): Promise<void> {
  await transition(work, childOrderMachine, child, 'PAY', {
    by,
    set: {
      payNo,
      paidAmount: addMoney(child.paidAmount, amount),
      paidAt: at,
      extractFrom: extractFrom(child.startDate, dateOf(at)),
      version: child.version + 1,
    },
  })
  await changeOrder(work.db, order, { paidAmount: addMoney(order.paidAmount, amount) })
  await done(work, PAY_TODO, child.childNo, order.bp)
}

interface Supplemented {
  order: Order
  child: Child
  supplement: Supplement
}

/** More gas counts from now on, with its change; a difference settles its cycle (3.4). */
export async function supplementPaid(work: Work, of: Supplemented, money: Money): Promise<void> {
  const { order, supplement } = of
  const { payNo, amount, at, by } = money
  const isDiff = supplement.buType === 'DIFF'
  await transition(work, supplementMachine, supplement, isDiff ? 'PAY_DIFF' : 'PAY', {
    by,
    set: { payNo, paidAt: at, version: supplement.version + 1 },
  })
  await changeOrder(work.db, order, { paidAmount: addMoney(order.paidAmount, amount) })
  await done(work, PAY_TODO, supplement.buNo, order.bp)
  if (!isDiff) return addGas(work, of, { at, by })
  await differencePaid(work, order, supplement)
  await completeIfDone(work, order)
}

async function addGas(
  work: Work,
  { order, child, supplement }: Supplemented,
  { at, by }: Pick<Money, 'at' | 'by'>,
): Promise<void> {
  const { bp, changeNo, volume, buType } = supplement
  await changeChild(work.db, child, { addVolume: fixed(decimal(child.addVolume).plus(decimal(volume)), 0) })
  if (buType === 'ADD') await sell(work, order, volume)
  const change = changeNo === null ? undefined : await findChange(work.db, { bp, changeNo })
  if (!change) return
  const { cutoffHour } = packageSettings(work.settings, order.companyCode).change
  const soonest = effectDateOf(toMillis(at), cutoffHour)
  // A change counts from its chosen day, at the earliest from the day after its payment.
  const effectDate = change.effectDate > soonest ? change.effectDate : soonest
  await transition(work, extractionChangeMachine, change, 'TAKE_EFFECT', { by, set: { effectDate } })
}
