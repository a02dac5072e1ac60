import { sumMoney } from '@domain/money'
import { isOwing } from '@domain/statuses/bill'
import type { PreparedWish } from '../../../db/column-types'
import type { Work } from '../../../http/context'
import { badField, Refusal } from '../../../http/refusal'
import { findBills, isPlanned, owed } from '../../billing/service'
import { checkTopUp } from '../rules/limits'
import { billOrderTitle, billTitle, topUpTitle } from '../rules/titles'
import { checkTransfer, fitsBills } from '../rules/transfer-rules'
import { paySettings } from '../settings'
import type { Account, Bill } from '../types'

/** What a prepared payment pays today, and which of its bills cannot be paid any more. */
export interface PreparedPlan {
  title: string
  items: { billId: string | null; title: string; amount: string }[]
  amount: string
  fallen: { billId: string; title: string; reason: string }[]
}

type Kind = 'BILL' | 'PREPAY' | 'TRANSFER'

/** Why a bill has fallen out; null while it can be paid. */
function fallenWhy(bill: Bill): string | null {
  if (isPlanned(bill)) return '已纳入分期计划'
  if (bill.state === 'REVERSED') return '已冲正'
  return isOwing(bill.state) ? null : '已缴清'
}

/**
 * Y-12: bills in their current state; what was paid meanwhile is named. Refuses 2902 for bills of another customer, A2304,
 * A2305, A2317, A2501.
 */
export async function planPrepared(
  work: Work,
  account: Account,
  kind: Kind,
  wish: Pick<PreparedWish, 'billIds' | 'amount'>,
): Promise<PreparedPlan> {
  if (wish.billIds.length === 0) return planAmount(work, account, kind, wish.amount)
  const bills = await findBills(work.db, account, wish.billIds)
  if (bills.length !== new Set(wish.billIds).size) throw new Refusal('2902')
  const sorted = [...bills].sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
  const payable = sorted.filter((bill) => fallenWhy(bill) === null)
  const items = payable.map((bill) => {
    const due = owed(work, bill, account, work.clock.today())
    return { billId: bill.billId, title: billTitle(bill), amount: due.totalDue }
  })
  const due = sumMoney(items.map(({ amount }) => amount))
  // A transfer may say a little more than its bills come to, as long as they are all still open; what they owe may have changed since.
  const amount =
    kind === 'TRANSFER' && payable.length === bills.length && wish.amount !== null && fitsBills(wish.amount, due)
      ? wish.amount
      : due
  return {
    title: billOrderTitle(payable.length > 0 ? payable : sorted),
    items,
    amount,
    fallen: sorted.flatMap((bill) => {
      const reason = fallenWhy(bill)
      return reason === null ? [] : [{ billId: bill.billId, title: billTitle(bill), reason }]
    }),
  }
}

async function planAmount(work: Work, account: Account, kind: Kind, asked: string | null): Promise<PreparedPlan> {
  const { orderMin, orderMax, ttMin, ttMax } = paySettings(work.settings, account.companyCode)
  if (kind === 'BILL') throw badField('billIds')
  if (account.chargeMode === 'PREPAID_CARD') throw badField('kind')
  const text = asked ?? ''
  const checked =
    kind === 'PREPAY' ? checkTopUp(text, orderMin, orderMax) : checkTransfer(text, { min: ttMin, max: ttMax })
  if (!checked.ok) throw new Refusal(checked.code)
  const title = topUpTitle()
  return { title, items: [{ billId: null, title, amount: checked.amount }], amount: checked.amount, fallen: [] }
}

/** Names what was removed, in the words of the trail. */
export const fallenText = (fallen: PreparedPlan['fallen']): string =>
  fallen.map(({ title, reason }) => `${title}（${reason}）`).join('、')
