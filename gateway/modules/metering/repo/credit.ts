import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { CreditCommandTable } from '../../../db/tables.gen'

export type CreditCommand = Selectable<CreditCommandTable>

export interface CreditKey {
  bp: string
  /** The credit's own id. */
  orderId: string
}

/** Once per id, however often it is asked for. */
export const insertCredit = async (db: Db, row: Insertable<CreditCommandTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('creditCommand')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'orderId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const byKey = (db: Db, { bp, orderId }: CreditKey) =>
  db.selectFrom('creditCommand').selectAll().where('bp', '=', bp).where('orderId', '=', orderId)

export const findCredit = (db: Db, key: CreditKey): Promise<CreditCommand | undefined> =>
  byKey(db, key).executeTakeFirst()

export const lockCredit = (db: Db, key: CreditKey): Promise<CreditCommand | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** The newest credit of an order or refund; one of the release before has the order's id as its own, and no number. */
export const newestCredit = (
  db: Db,
  { bp, refId }: { bp: string; refId: string },
): Promise<CreditCommand | undefined> =>
  db
    .selectFrom('creditCommand')
    .selectAll()
    .where('bp', '=', bp)
    .where((e) => e.or([e('refId', '=', refId), e('orderId', '=', refId)]))
    .orderBy((e) => e.fn.coalesce('seq', e.lit(0)), 'desc')
    .limit(1)
    .executeTakeFirst()

/** By its id alone, as a head-end names it. */
export const creditById = (db: Db, orderId: string): Promise<CreditCommand | undefined> =>
  db.selectFrom('creditCommand').selectAll().where('orderId', '=', orderId).executeTakeFirst()

/** Credits that are due for a try, a page of them after the id given. */
export const dueCredits = (db: Db, now: string, after: string, limit: number): Promise<CreditKey[]> =>
  db
    .selectFrom('creditCommand')
    .select(['bp', 'orderId'])
    .where('state', 'in', ['WAITING', 'SENT'])
    .where('askAgainAt', '<=', now)
    .where('orderId', '>', after)
    .orderBy('orderId')
    .limit(limit)
    .execute()

/** The head-end has it: said once. */
export async function noteSent(db: Db, { bp, orderId }: CreditKey, sentAt: string): Promise<void> {
  await db
    .updateTable('creditCommand')
    .set({ sentAt })
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .where('sentAt', 'is', null)
    .execute()
}
