import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type StatementItem = Row<'statementItem'>

/** A key that is there already adds nothing. */
export async function insertItem(db: Db, row: NewRow<'statementItem'>): Promise<void> {
  await db
    .insertInto('statementItem')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'itemKey']).doNothing())
    .execute()
}

/** An item and those that have changed it since, with whether a statement that stands carries each. */
export const itemsOf = async (
  db: Db,
  bp: string,
  itemKey: string,
): Promise<(StatementItem & { isCarried: boolean })[]> =>
  (
    await db
      .selectFrom('statementItem as i')
      .leftJoin('statement as s', (join) =>
        join.onRef('s.bp', '=', 'i.bp').onRef('s.statementId', '=', 'i.statementId'),
      )
      .selectAll('i')
      .select('s.state')
      .where('i.bp', '=', bp)
      .where((eb) => eb.or([eb('i.itemKey', '=', itemKey), eb('i.itemKey', 'like', `${itemKey}:%`)]))
      .execute()
  ).map(({ state, ...item }) => ({ ...item, isCarried: state !== null && state !== 'VOID' }))

export async function deleteItems(db: Db, bp: string, itemKeys: readonly string[]): Promise<void> {
  if (itemKeys.length === 0) return
  await db
    .deleteFrom('statementItem')
    .where('bp', '=', bp)
    .where('itemKey', 'in', [...itemKeys])
    .execute()
}

/** Items that no statement carries, or that a voided one did, oldest first; under the account's lock. */
export const waitingItems = (db: Db, bp: string, voided: string | null): Promise<StatementItem[]> =>
  db
    .selectFrom('statementItem')
    .selectAll()
    .where('bp', '=', bp)
    .where((eb) => eb.or([eb('statementId', 'is', null), eb('statementId', '=', voided)]))
    .orderBy('createdAt')
    .orderBy('itemKey')
    .execute()

/** `statementId` null: they wait again. */
export async function carryItems(
  db: Db,
  bp: string,
  itemKeys: readonly string[],
  statementId: string | null,
  now: string,
): Promise<void> {
  if (itemKeys.length === 0) return
  await db
    .updateTable('statementItem')
    .set({ statementId, updatedAt: now })
    .where('bp', '=', bp)
    .where('itemKey', 'in', [...itemKeys])
    .execute()
}

/** The statement that carries an item; null while it waits and for an unknown key. */
export const carrierOf = async (db: Db, bp: string, itemKey: string): Promise<string | null> =>
  (
    await db
      .selectFrom('statementItem')
      .select('statementId')
      .where('bp', '=', bp)
      .where('itemKey', '=', itemKey)
      .executeTakeFirst()
  )?.statementId ?? null
