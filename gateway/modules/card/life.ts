import { sumMoney } from '@domain/money'
import { seasons } from '@domain/statuses/names'
import { formatVolume, sumVolume, volume } from '@domain/volume'
import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { emit } from '../../wiring'
import { salesChanged } from '../billing/service'
import { keyOf, post, type AccountKey } from '../gas-account/service'
import { listMeters, meterNames, type CardGas } from '../metering/service'
import type { Payable, RefundOutcome } from '../payment/service'
import { done, drop, upsert } from '../todo/service'
import {
  boughtVolumes,
  byPayment,
  highestSeq,
  lastWritten,
  lockByPayment,
  metersWithGas,
  openOrdersOf,
  openSlices,
  setTargets,
} from './repo/orders'
import { nextToWrite } from './rules/slices'
import { gasOrderMachine } from './states'
import type { GasOrder, Held } from './types'

interface Payment {
  bp: string
  orderId: string
}

export const detailRoute = (gasOrderId: string): string => `/subPages/gasPaymentOrder/detail?gasOrderId=${gasOrderId}`

/** AE-57a: the gas is paid; its writes get their counters, and users with the right to write get a to-do. */
async function awaitWriting(work: Work, payment: Payment, { at, by }: { at: string; by: string }): Promise<void> {
  const held = await lockByPayment(work.db, payment.bp, payment.orderId)
  if (held?.order.state !== 'WAIT_PAY') return
  const { order, slices } = held
  const meter = (await listMeters(work, order)).find(({ meterId }) => meterId === order.meterId)
  const highest = Math.max(meter?.purchaseSeq ?? 0, await highestSeq(work.db, order.bp, order.meterId))
  await setTargets(work.db, slices, highest + 1)
  await transition(work, gasOrderMachine, order, 'PAID', { set: { paidAt: at }, by })
  const name = (await meterNames(work, order)).get(order.meterId) || (meter?.meterNo ?? '')
  await upsert(work, {
    ...keyOf(order),
    modelCode: 'NFC_WRITE',
    type: 'WRITE_CARD',
    bizId: order.gasOrderId,
    title: `${name}购气待写卡`,
    summary: order.volume === null ? '' : formatVolume(order.volume),
    amount: order.amount,
    route: detailRoute(order.gasOrderId),
  })
}

/** The payment ended without money: nothing is bought. */
async function closeUnpaid(work: Work, payment: Payment, by: string): Promise<void> {
  const held = await lockByPayment(work.db, payment.bp, payment.orderId)
  if (held?.order.state === 'WAIT_PAY') await transition(work, gasOrderMachine, held.order, 'CLOSE', { by })
}

/** AE-53: the price of gas that is given back comes to the balance at the decision; refused, the gas waits to be written again. */
async function followRefund(work: Work, payment: Payment, { outcome, by, reason }: RefundOutcome): Promise<void> {
  const held = await lockByPayment(work.db, payment.bp, payment.orderId)
  if (held?.order.state !== 'REFUNDING') return
  if (outcome === 'APPROVED') return giveBack(work, held.order)
  const answered = outcome === 'DONE' ? 'REFUND_DONE' : 'REFUND_REFUSED'
  await transition(work, gasOrderMachine, held.order, answered, { by, reason })
  if (outcome === 'DONE') await drop(work, 'WRITE_CARD', held.order.gasOrderId, held.order.bp)
}

/** The price of the gas, or of what of it was never written, to the balance: once however often. */
export async function giveBack(work: Work, order: GasOrder, amount = order.amount): Promise<void> {
  await post(work, {
    ...keyOf(order),
    direction: 'IN',
    amount,
    entryType: 'REFUND_IN',
    refType: 'ORDER',
    refId: order.payOrderId,
    key: `gas|${order.gasOrderId}`,
    remark: '购气退款',
  })
  await emit(work, salesChanged, keyOf(order))
}

/** Nothing waits to be written any more. */
export const nothingToWrite = (work: Work, order: GasOrder): Promise<number> =>
  done(work, 'WRITE_CARD', order.gasOrderId, order.bp)

/** What a phone may write now or later. */
const writable = new Set<GasOrder['state']>(['WAIT_WRITE', 'WRITING', 'PART_WRITTEN', 'UNKNOWN'])

export const isWritable = (order: Pick<GasOrder, 'state' | 'writeMode'>): boolean =>
  order.writeMode === 'NFC' && writable.has(order.state)

const isWrittenOut = ({ state }: Pick<GasOrder, 'state'>): boolean => state === 'WRITTEN' || state === 'FINISHED'

export const soldCardGas: CardGas = {
  async openOrders(work, key) {
    const open = (await openOrdersOf(work.db, key)).filter(isWritable)
    return new Map(open.map((one) => [one.meterId, one.gasOrderId]))
  },
  pending: async (work, key) =>
    new Map(
      (await openOrdersOf(work.db, key)).map(({ meterId, gasOrderId, state, volume, amount }) => [
        meterId,
        { gasOrderId, state, volume, amount },
      ]),
    ),
  unfinished: async (work, key) => new Set(await metersWithGas(work.db, key)),
  boughtBetween: (work, key, { from, to }) =>
    boughtVolumes(work.db, key, { from: `${from}T00:00:00+08:00`, before: `${addDays(to, 1)}T00:00:00+08:00` }),
}

/** Payment of gas for a card (AE-46, AE-50, AE-53, AE-56). */
export const gasPayable: Payable = {
  balance: 'PART',
  entryType: 'IC_BUY',
  topUpAs: 'LEFTOVER',
  voucherPart: () => '气费',
  declines: false,
  async paid(work, { order }, item, money) {
    await awaitWriting(work, order, money)
    return { principal: item.principal }
  },
  ended: (work, { bp }, { orderId }, { by }) => closeUnpaid(work, { bp, orderId }, by),
  refund: followRefund,
  async priced(work, { bp, orderId }) {
    const found = await byPayment(work.db, bp, orderId)
    if (!found) return new Map()
    const parts = found.segments.map((one) => ({
      name: `阶梯${one.tierNo} ${seasons[one.season]}`,
      volume: volume(one.volume),
      price: one.price,
      amount: one.amount,
    }))
    return new Map([[found.gasOrderId, parts]])
  },
  async gasBehind(work, bp, orderId) {
    const found = await byPayment(work.db, bp, orderId)
    if (!found) return null
    const writtenAt = isWrittenOut(found) ? await lastWritten(work.db, bp, found.gasOrderId) : null
    return { gasOrderId: found.gasOrderId, toWrite: isWritable(found), writtenAt }
  },
}

const paid = (order: GasOrder): boolean => order.paidAt !== null && order.state !== 'REFUNDING'

/** Gas that is paid and not on its card yet: m³, and on the cards of amount meters yuan. */
export async function unwritten(work: Work, key: AccountKey): Promise<{ volume: string; yuan: string }> {
  const waiting = (await openSlices(work.db, key)).filter(({ order }) => paid(order)).flatMap(toWrite)
  return {
    volume: sumVolume(
      waiting.flatMap(({ volume }) => (volume === null ? [] : [volume])),
      1,
    ),
    yuan: sumMoney(waiting.flatMap(({ volume, amount }) => (volume === null ? [amount] : []))),
  }
}

const toWrite = ({ slices }: Held) => {
  const next = nextToWrite(slices)
  return next ? slices.filter(({ subNo }) => subNo >= next.subNo) : []
}
