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
