import { addMoney, compareMoney, formatAmount, isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { transition } from '../../../states'
import { offsetBills, offsetNamed } from '../../billing/service'
import { dropTask } from '../../desk/service'
import { post } from '../../gas-account/service'
import { done } from '../../todo/service'
import { holdOrder, type HeldOrder } from '../order/hold'
import { moveTo } from '../channel/money-in'
import { notifyArrived } from '../notices'
import { extraKey } from '../order/money'
import { endItems } from '../order/pay-items'
import { payableOf } from '../payables'
import { keep, sendToMeters } from '../promise/promises'
import { lockStatement, type Statement } from '../repo/bank'
import { insertPayment } from '../repo/payments'
import { lockTransfer, noteArrived, OPEN, type Transfer } from '../repo/transfers'
import { transferNo } from '../rules/numbers'
import { NOTE_TOO_LATE, NOTE_TOO_LITTLE, NOTE_PAID_OTHERWISE, NOTE_TO_BALANCE, noteOtherAmount } from '../rules/titles'
import { valueDate } from '../rules/transfer-rules'
import { voucherParts, type Part } from '../rules/voucher-parts'
import { statementMachine, transferMachine } from '../states'
import type { Order } from '../types'
import { makeVoucher } from '../voucher/vouchers'

export const isOpen = ({ state }: Pick<Transfer, 'state'>): boolean => OPEN.some((open) => open === state)

/** A transfer with everything it touches and the money that came for it, all under their locks. */
interface Case {
  held: HeldOrder
  transfer: Transfer
  statement: Statement
  paymentId: string
  by: string
  /** True for history: no notifications. */
  quiet: boolean
}

/**
 * Books money that came for a transfer, once (AE-77): it comes to the balance (TT_IN) and goes from there to what was ordered, all in the
 * caller's transaction. Money for a transfer that is over stays on the balance (3.7). False: the statement is not waiting any more, or
 * the order is over and `onlyOpen` was asked for.
 */
export async function takeTransfer(
  work: Work,
  { bp, ttId }: Pick<Transfer, 'bp' | 'ttId'>,
  { companyCode, stmtId }: Pick<Statement, 'companyCode' | 'stmtId'>,
  { by, onlyOpen, quiet = false }: { by: string; onlyOpen: boolean; quiet?: boolean },
): Promise<boolean> {
  const held = await holdOrder(work, ttId, bp)
  const transfer = held && (await lockTransfer(work.db, bp, ttId))
  const statement = await lockStatement(work.db, companyCode, stmtId)
  if (!held || !transfer || statement?.state !== 'WAITING') return false
  if (onlyOpen && !isOpen(transfer)) return false
  const paymentId = newId(work.clock.now())
  await bookIn(work, held, statement, paymentId)
  await transition(work, statementMachine, statement, 'MATCH', { set: { matchedBp: bp, matchedTtId: ttId } })
  await dropTask(work, { companyCode, bizType: 'BANK_ENTRY', bizNo: stmtId })
  const found = { held, transfer, statement, paymentId, by, quiet }
  let kept = statement.amount
  if (isOpen(transfer)) kept = await settle(work, found)
  else if (held.order.state === 'CLOSED') kept = await late(work, found)
  else await notifyArrived(work, held.order, statement.amount, undefined, `${ttId}|${paymentId}`)
  await offsetBills(work, held.order)
  if (!quiet && isPositiveMoney(kept)) await sendToMeters(work, held.order, kept)
  return true
}

/** The payment of the order, and its entry on the balance. */
async function bookIn(work: Work, { order }: HeldOrder, statement: Statement, paymentId: string): Promise<void> {
  const now = work.clock.iso()
  const { amount, accountNo, tradeNo, tradeAt } = statement
  await insertPayment(work.db, {
    bp: order.bp,
    companyCode: order.companyCode,
    paymentId,
    orderId: order.orderId,
    payerUserId: order.payerUserId,
    outTradeNo: transferNo(order.bp, paymentId),
    channel: 'TT',
    amount,
    received: amount,
    state: 'SUCCESS',
    channelTradeNo: `${accountNo}/${tradeNo}`,
    successAt: tradeAt,
    createdAt: now,
    updatedAt: now,
  })
  await post(work, {
    companyCode: order.companyCode,
    bp: order.bp,
    direction: 'IN',
    amount,
    entryType: 'TT_IN',
    refType: 'ORDER',
    refId: order.orderId,
    key: extraKey({ paymentId }),
    remark: order.title,
  })
}

/** What became of the money. */
interface Outcome {
  parts: Part[]
  note: string | null
  isMatched: boolean
  /** The part that may be sent to meters. */
  kept: string
}

/**
 * The money of an open transfer: its purpose, the order, its voucher, the notifications. Returns what may be sent to meters.
 */
async function settle(work: Work, c: Case): Promise<string> {
  const { order, account } = c.held
  const { amount, tradeAt, stmtId } = c.statement
  const outcome = await useMoney(work, c)
  await moveTo(work, order, 'PAID', c.by, { paidAt: tradeAt, paidAmount: amount, resultNote: outcome.note })
  await transition(work, transferMachine, c.transfer, outcome.isMatched ? 'MATCH' : 'MATCH_OTHER_AMOUNT', {
    set: { stmtId, arrivedAmount: amount, arrivedAt: tradeAt },
    by: c.by,
    ...(outcome.note !== null && { reason: outcome.note }),
  })
  await makeVoucher(work, account, order, { amount, parts: outcome.parts, paidAt: tradeAt })
  await dropTask(work, { companyCode: order.companyCode, bizType: 'TT_PROOF', bizNo: order.orderId })
  await done(work, 'TT_REJECTED', order.orderId, order.bp)
  await keep(work, { bp: order.bp, trackId: order.orderId, step: 'ARRIVED' })
  if (!c.quiet) await notifyArrived(work, order, amount, outcome.note ?? undefined)
  return outcome.kept
}

const useMoney = (work: Work, c: Case): Promise<Outcome> =>
  payableOf(work, c.held.order).byTransfer ? useExact(work, c) : useBills(work, c)

/** The named bills in their order, late fees to the value date (AE-78); what they leave stays on the balance. */
async function useBills(work: Work, { held, transfer, statement, paymentId }: Case): Promise<Outcome> {
  const { amount } = statement
  const billIds = held.items.filter(({ refType }) => refType === 'BILL').map(({ refId }) => refId)
  const asOf = valueDate({ tradeAt: statement.tradeAt, remitDate: transfer.remitDate, proofAt: transfer.proofAt })
  const key = extraKey({ paymentId })
  const paid = await offsetNamed(work, held.account, { billIds, amount, asOf, key, remark: held.order.title })
  const gas = sumMoney(paid.map(({ principal }) => principal))
  const lateFee = sumMoney(paid.map((one) => one.lateFee))
  const rest = subtractMoney(amount, addMoney(gas, lateFee))
  const isForBills = billIds.length > 0
  const isMatched = amount === transfer.amount
  const isPaidOtherwise = isForBills && paid.length === 0
  const note = isPaidOtherwise ? NOTE_PAID_OTHERWISE : isMatched ? null : noteOtherAmount(formatAmount(amount))
  const [surplus, topUp] = isForBills ? [rest, '0.00'] : ['0.00', rest]
  return {
    parts: voucherParts({ paid: { name: '气费', amount: gas }, lateFee, surplus, topUp, fromBalance: '0.00' }),
    note,
    isMatched,
    kept: rest,
  }
}

/** AE-74a: enough pays what was expected, the surplus stays on the balance; too little stays there whole. */
async function useExact(work: Work, { held, transfer, statement, by }: Case): Promise<Outcome> {
  const { order } = held
  const { amount } = statement
  const isEnough = compareMoney(amount, transfer.amount) >= 0
  if (!isEnough) await endItems(work, order, { as: 'REJECTED', by, reason: NOTE_TOO_LITTLE })
  if (!isEnough || !(await spendOnPayable(work, { held, transfer, statement, by }))) {
    const note = isEnough ? NOTE_TOO_LATE : NOTE_TOO_LITTLE
    return { parts: [{ name: '预存', amount }], note, isMatched: false, kept: amount }
  }
  const kept = subtractMoney(amount, transfer.amount)
  return { parts: exactParts(work, order, transfer, kept), note: null, isMatched: true, kept }
}

const exactParts = (work: Work, order: Order, transfer: Transfer, kept: string): Part[] =>
  [
    { name: payableOf(work, order).voucherPart(order), amount: transfer.amount },
    { name: '余款', amount: kept },
  ].filter((part) => isPositiveMoney(part.amount))

/** What was expected leaves the balance for its payment; false where that declines it. */
async function spendOnPayable(
  work: Work,
  { held, transfer, statement, by }: Pick<Case, 'held' | 'transfer' | 'statement' | 'by'>,
): Promise<boolean> {
  const { order, items } = held
  const payable = payableOf(work, order)
  const [item] = items
  if (!item || !(await payable.paid(work, held, item, { at: statement.tradeAt, by }))) return false
  await post(work, {
    companyCode: order.companyCode,
    bp: order.bp,
    direction: 'OUT',
    amount: transfer.amount,
    entryType: payable.entryType,
    refType: 'ORDER',
    refId: order.orderId,
    key: `order|${order.orderId}`,
    remark: order.title,
    floor: null,
  })
  return true
}

/**
 * Money for a transfer that was cancelled or expired: it stays on the balance, and the order records it (3.7, AE-47), unless
 * its purpose still waits for it (B 3.6). Returns what stays.
 */
async function late(work: Work, c: Case): Promise<string> {
  const { transfer, statement } = c
  const isEnough = compareMoney(statement.amount, transfer.amount) >= 0
  const isExact = payableOf(work, c.held.order).byTransfer !== undefined
  const isTaken = isExact && isEnough && (await spendOnPayable(work, c))
  await noteArrived(work.db, transfer, statement)
  return isTaken ? lateTaken(work, c) : lateKept(work, c)
}

async function lateTaken(work: Work, { held, transfer, statement, by }: Case): Promise<string> {
  const { order, account } = held
  const { amount, tradeAt } = statement
  const kept = subtractMoney(amount, transfer.amount)
  await moveTo(work, order, 'LATE_PAID', by, { paidAmount: amount, paidAt: tradeAt, resultNote: null })
  await makeVoucher(work, account, order, { amount, parts: exactParts(work, order, transfer, kept), paidAt: tradeAt })
  await notifyArrived(work, order, amount)
  return kept
}

async function lateKept(work: Work, { held, statement, by }: Case): Promise<string> {
  const { order, account } = held
  const { amount, tradeAt } = statement
  await moveTo(work, order, 'LATE_MONEY', by)
  const set = { paidAmount: amount, paidAt: tradeAt, resultNote: NOTE_TO_BALANCE }
  await moveTo(work, { ...order, state: 'EXCEPTION' }, 'TO_BALANCE', by, set)
  await makeVoucher(work, account, order, { amount, parts: [{ name: '预存', amount }], paidAt: tradeAt })
  await notifyArrived(work, order, amount, NOTE_TO_BALANCE)
  return amount
}
