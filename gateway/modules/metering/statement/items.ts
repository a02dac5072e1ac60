import { isZeroMoney, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import * as repo from '../repo/items'
import { headOf, type OtherItem } from '../repo/statement'
import { carriedItems } from '../rules/items'
import type { AccountKey } from '../types'
import { routeOf } from './route'

export interface NewItem extends AccountKey {
  code: string
  name: string
  /** Yuan with tax, not 0.00; negative gives money back. */
  amount: string
  itemKey: string
}

/** `billing.addItem` of CV-7: other money for the next statement that is made. A known key adds nothing. */
export async function addItem(work: Work, item: NewItem): Promise<void> {
  const at = work.clock.iso()
  await repo.insertItem(work.db, { ...item, createdAt: at, updatedAt: at })
}

/**
 * Other money that comes to so much in all (0.00: to nothing): what waits of it, or was on a statement that is void, is changed; what
 * stands on a statement stays there, and a further item has the difference.
 */
export async function setItem(work: Work, item: NewItem): Promise<void> {
  const known = await repo.itemsOf(work.db, item.bp, item.itemKey)
  const [carried, free] = [known.filter(({ isCarried }) => isCarried), known.filter(({ isCarried }) => !isCarried)]
  const amount = subtractMoney(item.amount, sumMoney(carried.map((one) => one.amount)))
  const [only, ...more] = free
  if (only?.amount === amount && more.length === 0) return
  const keysOf = (items: readonly repo.StatementItem[]) => items.map(({ itemKey }) => itemKey)
  await repo.deleteItems(work.db, item.bp, keysOf(free))
  if (!isZeroMoney(amount)) await addItem(work, { ...item, amount, itemKey: freeKey(item.itemKey, keysOf(carried)) })
}

/** The key, from the second item on with its number. */
function freeKey(itemKey: string, taken: readonly string[]): string {
  const keys = [itemKey, ...taken.map((_, place) => `${itemKey}:${place + 2}`)]
  return keys.find((key) => !taken.includes(key)) ?? itemKey
}

/** What a new statement carries besides its gas; the items of the revision that it replaces come again. */
export async function itemsFor(
  work: Work,
  { bp, statementId, gas, voided }: { bp: string; statementId: string; gas: string; voided: string | null },
): Promise<OtherItem[]> {
  const waiting = await repo.waitingItems(work.db, bp, voided)
  const carried = carriedItems(waiting, gas)
  const keysOf = (items: readonly repo.StatementItem[]) => items.map(({ itemKey }) => itemKey)
  const left = waiting.filter((item) => item.statementId !== null && !carried.includes(item))
  await repo.carryItems(work.db, bp, keysOf(carried), statementId, work.clock.iso())
  await repo.carryItems(work.db, bp, keysOf(left), null, work.clock.iso())
  return carried.map(({ code, name, amount, itemKey }) => ({ code, name, amount, itemKey }))
}

/** Page of the statement that carries an item; null while it waits. */
export async function itemRoute(work: Pick<Work, 'db'>, key: AccountKey, itemKey: string): Promise<string | null> {
  const statementId = await repo.carrierOf(work.db, key.bp, itemKey)
  const statement =
    statementId === null ? undefined : await headOf(work.db, { bp: key.bp, companyCode: key.companyCode, statementId })
  return statement ? routeOf(statement) : null
}
