import { randomBytes } from 'node:crypto'
import type { Api } from '@contract'
import { addMoney, compareMoney, sumMoney } from '@domain/money'
import type { TtPurpose } from '@domain/statuses/tt-order'
import { halfWidth } from '@domain/text'
import { nextNo } from '../../../db/sequence'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { lockAccount } from '../../gas-account/service'
import { keyOf } from '../bill/view'
import { planBills, type Plan } from '../order/plan'
import { payerOf } from '../order/orders'
import { refuseBeyondOwn } from '../order/own-limits'
import { receiversOf, type Receiver } from '../repo/bank'
import { insertOrder } from '../repo/orders'
import { countOpen, insertTransfer, claimCode } from '../repo/transfers'
import { orderNo } from '../rules/numbers'
import { remitCode } from '../rules/remit-code'
import { checkTransfer, fitsBills } from '../rules/transfer-rules'
import { topUpTitle } from '../rules/titles'
import { paySettings } from '../settings'
import type { Account, Payer } from '../types'
import { payableOf, type ByTransfer } from '../payables'
import { logCreated } from '../../../states'
import { orderMachine, transferMachine } from '../states'
import { ask } from '../../../wiring'
import { payerAccounts } from '../asked'
import { sealedAccount } from './account'

type Create = Api['default POST /crmgas/pay/tt/create']

/** AE-74: transfers of a customer that may wait for money at once. */
const MOST_OPEN = 5
/** Tries for a new code when the company has used it before; so many collisions in a row do not happen. */
const CODES = 5

/**
 * AE-74: a transfer is ordered. It holds no bill: others may pay the same ones meanwhile, and what it finds paid goes to the balance
 * (AE-80). Refuses A2504, A2317, A2501, A2327, 2901 with the field, and for the bills 2902, A2303, A2311, A2301.
 */
export async function createTransfer(ctx: Ctx<BoundSession>, input: Create['in']): Promise<Create['out']> {
  const account = ownOr2902(await lockAccount(ctx.db, keyOf(ctx.session)))
  if ((await countOpen(ctx.db, account)) >= MOST_OPEN) throw new Refusal('A2504')
  const { ttMin: min, ttMax: max, ttDays } = paySettings(ctx.settings, account.companyCode)
  const checked = checkTransfer(input.amount, { min, max })
  if (!checked.ok) throw new Refusal(checked.code)
  await refuseBeyondOwn(ctx, ctx.session, [checked.amount])
  const receiver = await receiverOf(ctx, account, input.receiverId)
  const ttId = newId(ctx.clock.now())
  const payer = payerOf(ctx.session)
  const expireAt = isoOf(ctx.clock.now() + ttDays * 86_400_000)
  const plan = await planTransfer(ctx, account, input, { ttId, amount: checked.amount, payer, expireAt })
  const from = await senderOf(ctx, account, input)
  const draft = { ttId, plan, from, payer, receiver, amount: checked.amount, purpose: input.purpose }
  const { remark = '', requestNo } = input
  const { byTransfer } = payableOf(ctx, { bizType: input.purpose })
  const payNo = byTransfer ? (input.payNo ?? null) : null
  if (payNo !== null) await byTransfer?.ordered(ctx, account, payNo, ttId)
  return placeTransfer(ctx, account, { ...draft, remark, requestNo, payNo })
}

/** Where the money goes: an account of the company that takes money now, else 2901. */
export async function receiverOf(work: Work, { companyCode }: Account, receiverId: string): Promise<Receiver> {
  const receiver = (await receiversOf(work.db, companyCode)).find((one) => one.receiverId === receiverId)
  if (!receiver) throw badField('receiverId')
  return receiver
}

type TransferPlan = Omit<Plan, 'billIds'> & { expireAt: string }

/** What the money is for, by its purpose. */
async function planTransfer(
  work: Work,
  account: Account,
  input: Create['in'],
  { ttId, amount, payer, expireAt }: { ttId: string; amount: string; payer: Payer; expireAt: string },
): Promise<TransferPlan> {
  const { byTransfer } = payableOf(work, { bizType: input.purpose })
  if (byTransfer) return planExact(work, account, byTransfer, input, amount)
  if (input.purpose === 'PREPAY') {
    // A card account buys volume; its money would lie idle.
    if (account.chargeMode === 'PREPAID_CARD') throw badField('purpose')
    return { ...topUpPlan(ttId, amount), expireAt }
  }
  if (!input.billIds) throw badField('billIds')
  const asked = input.billIds.map((billId) => ({ billId }))
  const plan = await planBills(work, account, asked, payer, { despiteLocks: input.confirmed === '1' })
  if (!fitsBills(amount, sumMoney(plan.items.map((item) => addMoney(item.principal, item.lateFee)))))
    throw badField('amount')
  return { title: plan.title, items: plan.items, expireAt }
}

/** A plan of one item that goes to the balance. */
export const topUpPlan = (ttId: string, amount: string): Omit<TransferPlan, 'expireAt'> => {
  const title = topUpTitle()
  return { title, items: [{ refType: 'PREPAY', refId: ttId, title, principal: amount, lateFee: '0.00' }] }
}

/** AE-74a: exactly what the payment expects, as long as it waits. */
async function planExact(
  work: Work,
  account: Account,
  byTransfer: ByTransfer,
  { purpose, payNo }: Create['in'],
  amount: string,
): Promise<TransferPlan> {
  const expected = payNo === undefined ? null : await byTransfer.expected(work, account, payNo)
  if (payNo === undefined || !expected) throw new Refusal('2902')
  if (compareMoney(expected.amount, amount) !== 0) throw new Refusal('A2327')
  const { title, expireAt } = expected
  return { title, expireAt, items: [{ refType: purpose, refId: payNo, title, principal: amount, lateFee: '0.00' }] }
}

type SenderInput = Pick<Create['in'], 'bankId' | 'payerName' | 'payerAccount' | 'payerBank'>

interface Sender {
  name: string
  account: string
  bank: string
}

/** The account that the money will come from: one on file, or typed. Refuses 2901 with the field. */
export async function senderOf(work: Work, { bp }: Account, input: SenderInput): Promise<Sender> {
  if (input.bankId !== undefined) {
    const kept = await ask(work, payerAccounts).find(work, bp, input.bankId)
    if (!kept) throw badField('bankId')
    return { name: kept.accountName, account: kept.accountNo, bank: kept.bankName }
  }
  const [name, bank] = [input.payerName?.trim() ?? '', input.payerBank?.trim() ?? '']
  const account = halfWidth(input.payerAccount ?? '').replace(/[\s-]/g, '')
  if (name === '') throw badField('payerName')
  if (!/^\d{8,30}$/.test(account)) throw badField('payerAccount')
  if (bank === '') throw badField('payerBank')
  return { name, account, bank }
}

export interface TransferDraft {
  ttId: string
  purpose: TtPurpose
  plan: TransferPlan
  amount: string
  from: Sender
  payer: Payer
  receiver: Receiver
  remark: string
  requestNo: string
  payNo: string | null
}

/** Writes the pay order and its transfer, with a code of its own. The account is locked by the caller. */
export async function placeTransfer(work: Work, account: Account, draft: TransferDraft): Promise<Create['out']> {
  const { ttId, plan, amount, payer, purpose } = draft
  const { bp, companyCode } = account
  const now = work.clock.iso()
  const { expireAt } = plan
  const isNew = await insertOrder(work.db, {
    order: {
      bp,
      companyCode,
      orderId: ttId,
      orderNo: orderNo(bp, work.clock.today(), await nextNo(work.db, 'seq_pay_order_no')),
      bizType: purpose,
      payerUserId: payer.userId,
      payerBp: payer.bp,
      payerMask: payer.mask,
      title: plan.title,
      amount,
      balanceUsed: '0.00',
      payAmount: amount,
      channel: 'TT',
      state: 'WAIT_PAY',
      split: 'NONE',
      asOf: work.clock.today(),
      expireAt,
      requestNo: draft.requestNo,
      createdAt: now,
      updatedAt: now,
    },
    items: plan.items.map((item, index) => ({ bp, orderId: ttId, seq: index + 1, ...item })),
    subOrders: [],
  })
  if (!isNew) throw new Refusal('2905')
  const code = await writeTransfer(work, account, draft)
  await logCreated(work, orderMachine, { bp, orderId: ttId, state: 'WAIT_PAY' }, payer.userId)
  await logCreated(work, transferMachine, { bp, ttId, state: 'WAIT_REMIT' }, payer.userId)
  const { accountName, accountNo, bankName, bankNo } = draft.receiver
  return { ttId, remitCode: code, receiver: { accountName, accountNo, bankName, bankNo }, expireAt }
}

async function writeTransfer(work: Work, { bp, companyCode }: Account, draft: TransferDraft): Promise<string> {
  const now = work.clock.iso()
  const { from, receiver } = draft
  const code = await newRemitCode(work, { companyCode, bp, ttId: draft.ttId })
  await insertTransfer(work.db, {
    bp,
    ttId: draft.ttId,
    companyCode,
    purpose: draft.purpose,
    payNo: draft.payNo,
    amount: draft.amount,
    remitCode: code,
    payerName: from.name,
    payerBank: from.bank,
    ...sealedAccount(work, from.account),
    receiverName: receiver.accountName,
    receiverAccount: receiver.accountNo,
    receiverBank: receiver.bankName,
    receiverBankNo: receiver.bankNo,
    remark: draft.remark,
    state: 'WAIT_REMIT',
    expireAt: draft.plan.expireAt,
    createdAt: now,
    updatedAt: now,
  })
  return code
}

/** A code that the company has never given out before (AE-75); `ttId` names what it was given to. */
export async function newRemitCode(work: Work, of: { companyCode: string; bp: string; ttId: string }): Promise<string> {
  for (let tried = 0; tried < CODES; tried++) {
    const code = remitCode(randomBytes(7))
    if (await claimCode(work.db, { ...of, remitCode: code })) return code
  }
  throw new RangeError(`no free remit code after ${CODES} tries`)
}
