import { type MoneyPicture, moneyPicture, type PayWay } from '@domain/billing/picture'
import type { Static } from '@sinclair/typebox'
import type { InPayment } from '@contract/payment/words'
import { sumMoney } from '@domain/money'
import { isOwing } from '@domain/statuses/bill'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { ask } from '../../wiring'
import { owed } from './bill-money'
import { findAccount, findAccounts } from '../gas-account/service'
import { openBills, openBillsOf } from './repo/bills'
import { isLocked } from './rules/lock'
import type { Owed } from './rules/owed'
import type { Account, AccountKey } from '../gas-account/service'
import type { Bill } from './repo/bills'

export interface OwingBill extends Bill {
  owed: Owed
  way: PayWay
  /** The unfinished payment order that holds it. */
  orderId: string | null
}

/** What an account owes today, and the bills that can be paid singly, oldest first. */
export interface Arrears extends MoneyPicture {
  bills: OwingBill[]
}

/** Sum of what is owed on the clock's day, late fees included (A 2.1 `arrears`). Unknown account: 2902. */
export async function arrears(work: Work, key: AccountKey): Promise<Arrears> {
  const account = ownOr2902(await findAccount(work.db, key))
  return accountArrears(work, account)
}

/** The same for an account already read. */
export const accountArrears = async (work: Work, account: Account): Promise<Arrears> =>
  arrearsOf(work, account, await openBills(work.db, account))

/** What each of these customer numbers owes, in two statements however many there are; one without an account is left out. */
export async function arrearsOfAll(work: Work, bps: readonly string[]): Promise<Map<string, Arrears>> {
  if (bps.length === 0) return new Map()
  const accounts = await findAccounts(work.db, bps)
  const bills = await openBillsOf(work.db, bps)
  const ofBp = new Map(accounts.map(({ bp }) => [bp, [] as Bill[]]))
  for (const bill of bills) ofBp.get(bill.bp)?.push(bill)
  return new Map(accounts.map((account) => [account.bp, arrearsOf(work, account, ofBp.get(account.bp) ?? [])]))
}

/** The same for bills already read, oldest first; those that owe nothing count for nothing. */
export function arrearsOf(work: Work, account: Account, bills: readonly Bill[]): Arrears {
  const today = work.clock.today()
  const open = bills
    .filter(({ state }) => isOwing(state) || state === 'IN_INSTALLMENT')
    .map((bill) => ({
      ...bill,
      owed: owed(work, bill, account, today),
      way: wayOf(bill),
      orderId: isLocked(bill, work.clock.now()) ? bill.lockOrderId : null,
    }))
  return { ...moneyPicture(open, today), bills: open.filter(({ way }) => way === 'SINGLE') }
}

/** AE-42: held from the application on, so that the requested state is unchanged when it is granted. */
const wayOf = ({ state, heldByPlan }: Pick<Bill, 'state' | 'heldByPlan'>): PayWay =>
  state === 'IN_INSTALLMENT' ? 'PLAN' : heldByPlan === null ? 'SINGLE' : 'HELD'

/** Is an open bill paid through a plan, or held by an application for one, and not singly? */
export const isPlanned = (bill: Pick<Bill, 'state' | 'heldByPlan'>): boolean =>
  (bill.state === 'IN_INSTALLMENT' || isOwing(bill.state)) && wayOf(bill) !== 'SINGLE'

/** What unfinished payment orders have been paid so far, yuan by order; it goes on their bills when all of it is there (AE-49). */
export const paidOnOrders = question<(work: Work, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>>(
  'paidOnOrders',
  () => Promise.resolve(new Map()),
)

/** Owed bills that payment orders hold, and what these orders have been paid of them. */
export async function heldByOrders(work: Work, { inPayment }: Arrears): Promise<Static<typeof InPayment>> {
  const { orderIds, count, totalDue } = inPayment
  if (orderIds.length === 0) return { count, totalDue, paid: '0.00' }
  const paid = await ask(work, paidOnOrders)(work, orderIds)
  return { count, totalDue, paid: sumMoney([...paid.values()]) }
}
