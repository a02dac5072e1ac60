import { DAY, toMillis } from '@domain/date'
import { installments, minDownPayment, type InstallmentItem } from '@domain/billing/installments'
import { sumMoney } from '@domain/money'
import type { InstallmentState } from '@domain/statuses/installment'
import { nextNo } from '../../db/sequence'
import { logStates } from '../../db/state-log'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { intoPlan, owed } from '../../modules/billing/bill-money'
import { orderChanged } from '../../modules/payment/service'
import { emit } from '../../wiring'
import { insertPlan } from '../../modules/payment/repo/plans'
import { planNo } from '../../modules/payment/rules/numbers'
import { planItemTitle } from '../../modules/payment/rules/titles'
import type { Account, AccountKey, Bill, Channel } from '../../modules/payment/types'
import { isoOf } from '../../ports/clock'
import { payHistoric, type HistoricPayer } from './history'

/** The payer of a customer's history. */
export interface Payer {
  userId: string
  mask: string
}

export const payerOf = (at: Work, key: AccountKey, actor: Payer, channel: Channel): HistoricPayer => ({
  companyCode: key.companyCode,
  bp: key.bp,
  channel,
  paidAt: at.clock.iso(),
  payerUserId: actor.userId,
  payerMask: actor.mask,
})

interface Terms {
  periods: number
  reason: string
  /** The item that is the one to be paid now. */
  dueSeq?: number
}

/** What is signed over these bills at the clock's moment, with the least down payment (AE-82). */
export function signedOver(at: Work, account: Account, bills: readonly Bill[], { periods, reason, dueSeq }: Terms) {
  const signedOn = at.clock.today()
  const frozen = bills.map((bill) => {
    const due = owed(at, bill, account, signedOn)
    return { billId: bill.billId, principal: due.unpaid, lateFee: due.lateFee }
  })
  const total = sumMoney(frozen.flatMap((row) => [row.principal, row.lateFee]))
  const items = installments(total, minDownPayment(total), periods, signedOn)
  return { planId: newId(at.clock.now()), total, items, bills: frozen, reason, dueSeq }
}

/** A plan that runs from the clock's moment on; its down payment is still to be paid. */
export async function signPlan(at: Work, account: Account, bills: readonly Bill[], actor: Payer, terms: Terms) {
  const signed = signedOver(at, account, bills, terms)
  const { planId, items } = signed
  await savePlan(at, account, { ...signed, actor, state: 'ACTIVE' })
  for (const bill of bills) {
    const lateFee = signed.bills.find(({ billId }) => billId === bill.billId)?.lateFee ?? '0.00'
    await intoPlan(at, bill, { planId, lateFee, on: at.clock.today() }, 'desk')
  }
  return { planId, items }
}

/** Pays one item of a plan as its customer did at the clock's moment. */
export async function payItem(
  at: Work,
  account: Account,
  actor: Payer,
  planId: string,
  item: Pick<InstallmentItem, 'seq' | 'amount'>,
): Promise<void> {
  const title = planItemTitle(item.seq)
  const ref = {
    refType: 'INSTALLMENT' as const,
    refId: `${planId}|${item.seq}`,
    title,
    principal: item.amount,
    lateFee: '0.00',
  }
  const plan = { title, items: [ref], billIds: [] }
  await payHistoric(at, account, plan, 'INSTALLMENT', payerOf(at, account, actor, 'WXMINI'))
}

interface PlanDraft extends ReturnType<typeof signedOver> {
  actor: Payer
  state: InstallmentState
  note?: string
}

export async function savePlan(at: Work, account: Account, draft: PlanDraft): Promise<void> {
  const { bp, companyCode } = account
  const now = at.clock.iso()
  await insertPlan(at.db, {
    plan: {
      bp,
      planId: draft.planId,
      companyCode,
      planNo: planNo(at.clock.today(), await nextNo(at.db, 'seq_plan_no')),
      totalAmount: draft.total,
      downPayment: draft.items[0]?.amount ?? draft.total,
      periods: draft.items.length - 1,
      state: draft.state,
      applyReason: draft.reason,
      applyUserId: draft.actor.userId,
      appliedAt: isoOf(toMillis(now) - DAY),
      reviewNote: draft.note ?? null,
      reviewedAt: now,
      updatedAt: now,
    },
    bills: draft.bills.map((row) => ({ bp, planId: draft.planId, ...row })),
    items: draft.items.map((item) => ({
      bp,
      planId: draft.planId,
      seq: item.seq,
      dueDate: item.dueDate,
      amount: item.amount,
      state: draft.dueSeq === item.seq ? 'DUE' : 'WAIT',
    })),
  })
  await logStates(at.db, [
    {
      bp,
      entity: 'installment_plan',
      entityId: draft.planId,
      from: 'APPLYING',
      to: draft.state,
      by: 'desk',
      reason: draft.note ?? '',
      at: at.clock.iso(),
    },
  ])
  await emit(at, orderChanged, { bp, entity: 'installment_plan', id: draft.planId })
}
