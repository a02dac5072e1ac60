import { DAY } from '@domain/date'
import { formatMoney, type Money } from '@domain/money'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { withClock } from '../clock'
import { pageOfEntries } from '../../modules/gas-account/repo/ledger'
import { openTask } from '../../modules/desk/service'
import { put } from '../../modules/file/service'
import { holdOrder } from '../../modules/payment/order/hold'
import { moveTo } from '../../modules/payment/channel/money-in'
import { promise } from '../../modules/payment/promise/promises'
import { keepStatement, receiversOf, type Receiver } from '../../modules/payment/repo/bank'
import { insertProofs, lockTransfer, type Transfer } from '../../modules/payment/repo/transfers'
import { transferMachine } from '../../modules/payment/states'
import { endTransfer } from '../../modules/payment/transfer/cancel'
import { placeTransfer, topUpPlan } from '../../modules/payment/transfer/create'
import { takeTransfer } from '../../modules/payment/transfer/money'
import { rejectProof } from '../../modules/payment/transfer/proof'
import type { Account } from '../../modules/payment/types'
import type { Payer } from './plans'
import { slipPicture } from './slip-picture'

const HOUR = DAY / 24
/** Days for which a transfer waits for its money (A 5.10 ttDays). */
const OPEN_FOR = 15
const FROM = { name: '华北精工陶瓷有限公司', account: '6222021001009988776', bank: '中国工商银行廊坊分行' }

/** A transfer of each state at one account (A 8), made by the services with the clock set back; what comes in stays small. */
export async function seedTransfers(work: Work, account: Account, actor: Payer): Promise<void> {
  const [receiver] = await receiversOf(work.db, account.companyCode)
  if (!receiver) throw new RangeError(`company ${account.companyCode} takes no transfers`)
  const now = work.clock.now()
  const then = (before: number) => withClock(work, isoOf(now - before))
  const order = (at: Work, amount: Money) => orderTransfer(at, account, actor, receiver, amount)

  const expired = await order(then(21 * DAY), '80000.00')
  await end(then(21 * DAY - OPEN_FOR * DAY - HOUR), account, expired, 'EXPIRE')
  const cancelled = await order(then(12 * DAY), '60000.00')
  await end(then(12 * DAY - 2 * HOUR), account, cancelled, 'CANCEL')
  const rejected = await order(then(4 * DAY), '30000.00')
  await prove(then(4 * DAY - HOUR), account, actor, rejected)
  await reject(then(3 * DAY), account, rejected, '凭证不清晰')
  const [first, second] = arrivals(now - (await lastBooked(work, account)))
  const matched = await order(then(first + 3 * HOUR), '150.00')
  await prove(then(first + 2 * HOUR), account, actor, matched)
  await arrive(then(first), account, receiver, matched, '150.00')
  const other = await order(then(second + 3 * HOUR), '120.00')
  await arrive(then(second), account, receiver, other, '119.00')
  const verifying = await order(then(5 * HOUR), '45000.00')
  await prove(then(3 * HOUR), account, actor, verifying)
  await order(then(2 * HOUR), '50000.00')
}

/** The moment of the account's newest entry; the account begins with one. */
async function lastBooked({ db, clock }: Work, account: Account): Promise<number> {
  const [last] = await pageOfEntries(db, account, { from: '2000-01-01T00:00:00+08:00', to: clock.iso() }, 1, 0)
  return last ? Date.parse(last.occurredAt) : 0
}

/**
 * How long ago the two transfers came in: after the newest entry and before the orders of the last hours, since entries of the ledger
 * follow each other in time (AE-30).
 */
function arrivals(sinceLast: number): [number, number] {
  const latest = 2 * HOUR
  const room = Math.max(0, Math.min(sinceLast, 9 * DAY) - latest)
  return [latest + (room / 6) * 5, latest + (room / 3) * 2]
}

async function orderTransfer(
  at: Work,
  account: Account,
  actor: Payer,
  receiver: Receiver,
  amount: Money,
): Promise<string> {
  const ttId = newId(at.clock.now())
  const expireAt = isoOf(at.clock.now() + OPEN_FOR * DAY)
  await placeTransfer(at, account, {
    ttId,
    purpose: 'PREPAY',
    plan: { ...topUpPlan(ttId, amount), expireAt },
    amount,
    from: FROM,
    payer: { ...actor, bp: account.bp },
    receiver,
    remark: '',
    requestNo: `seed-${ttId}`,
    payNo: null,
  })
  return ttId
}

/** The pay order and its transfer, under their locks. */
async function held(at: Work, { bp }: Account, ttId: string) {
  const order = await holdOrder(at, ttId, bp)
  const transfer = order && (await lockTransfer(at.db, bp, ttId))
  if (!order || !transfer) throw new RangeError(`transfer ${ttId} vanished`)
  return { order: order.order, transfer }
}

/** The slip is submitted. */
async function prove(at: Work, account: Account, actor: Payer, ttId: string): Promise<void> {
  const { order, transfer } = await held(at, account, ttId)
  const proofAt = at.clock.iso()
  const remitDate = proofAt.slice(0, 10)
  const { companyCode, bp } = account
  const file = await put(at, {
    name: `汇款凭证-${transfer.remitCode}.png`,
    bytes: slipOf(transfer, remitDate),
    bizType: 'TT_PROOF',
    ownerRef: `TT_PROOF:${ttId}`,
    companyCode,
    ownerId: actor.userId,
  })
  await insertProofs(at.db, transfer, 1, [file.fileId], proofAt)
  await transition(at, transferMachine, transfer, 'PROOF', {
    set: { proofRound: 1, proofAt, remitDate },
    by: actor.userId,
  })
  await moveTo(at, order, 'PREPAY', actor.userId)
  await promise(at, order, 'ARRIVED', { amount: transfer.amount })
  await openTask(at, { companyCode, bizType: 'TT_PROOF', bizNo: ttId, bp, rule: 'manual', dueAt: null })
}

const slipOf = ({ amount, payerName, remitCode }: Transfer, remitDate: string): Buffer =>
  slipPicture([`付款人：${payerName}`, `金额：${formatMoney(amount)}`, `交易日期：${remitDate}`, `附言：${remitCode}`])

async function reject(at: Work, account: Account, ttId: string, reason: string): Promise<void> {
  const { transfer } = await held(at, account, ttId)
  await rejectProof(at, transfer, reason, 'desk')
}

async function end(at: Work, account: Account, ttId: string, event: 'CANCEL' | 'EXPIRE'): Promise<void> {
  const { order, transfer } = await held(at, account, ttId)
  await endTransfer(at, order, transfer, event, event === 'CANCEL' ? order.payerUserId : 'ttExpire')
}

/** Money comes in at the bank with the code in its note. */
async function arrive(at: Work, account: Account, receiver: Receiver, ttId: string, amount: Money): Promise<void> {
  const { transfer } = await held(at, account, ttId)
  const now = at.clock.iso()
  const stmtId = newId(at.clock.now())
  const { companyCode } = account
  await keepStatement(at.db, {
    companyCode,
    stmtId,
    accountNo: receiver.accountNo,
    tradeNo: `H${stmtId}`,
    amount,
    payerName: transfer.payerName,
    payerAccount: transfer.payerAccount,
    payerIndex: transfer.payerIndex,
    note: transfer.remitCode,
    tradeAt: now,
    state: 'WAITING',
    createdAt: now,
    updatedAt: now,
  })
  await takeTransfer(at, transfer, { companyCode, stmtId }, { by: 'ttMatch', onlyOpen: true, quiet: true })
}
