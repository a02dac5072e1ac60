import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'

export type Derived = Row<'invoiceDerived'>

/** Undefined: nothing was derived for the customer yet. */
export const findDerived = (db: Db, bp: string): Promise<Derived | undefined> =>
  db.selectFrom('invoiceDerived').selectAll().where('bp', '=', bp).executeTakeFirst()

export async function keepDerived(db: Db, derived: Derived): Promise<void> {
  const { derivedAt, beforePay } = derived
  await db
    .insertInto('invoiceDerived')
    .values(derived)
    .onConflict((conflict) => conflict.column('bp').doUpdateSet({ derivedAt, beforePay }))
    .execute()
}
