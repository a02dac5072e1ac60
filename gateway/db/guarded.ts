import type { Kysely, UpdateObject } from 'kysely'
import type { Db } from './connect'
import type { DB } from './tables.gen'

/** Tables with a state in each row. */
export type Stateful = {
  [T in keyof DB]: DB[T] extends { state: unknown } | { status: unknown } ? T : never
}[keyof DB]

/** What a table calls the state of its rows. */
export type StateColumn<T extends Stateful> = keyof DB[T] & ('state' | 'status' | 'reviewStatus')

/** Columns that change with a state. */
export type Alongside<T extends Stateful> = Omit<UpdateObject<DB, T>, StateColumn<T> | 'updatedAt'>

/** Changes the row that `where` finds while it stands in `from`; false when it does not. */
export async function changeState(
  db: Db,
  table: Stateful,
  column: string,
  where: Readonly<Record<string, unknown>>,
  from: string,
  set: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  // The builder cannot follow a table that is a parameter: names and values are held to it by the caller's types.
  const rows = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const name: string = table
  let update = rows.updateTable(name).set(set).where(column, '=', from)
  for (const [column, value] of Object.entries(where)) update = update.where(column, '=', value)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}
