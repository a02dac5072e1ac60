import type { Insertable, Selectable } from 'kysely'
import type { DB } from './tables.gen'

/** A row of a table as it is read. */
export type Row<T extends keyof DB> = Selectable<DB[T]>

/** A row of a table as it is written. */
export type NewRow<T extends keyof DB> = Insertable<DB[T]>

/** What a column holds: the codes of its check, for one. */
export type Value<T extends keyof DB, C extends keyof DB[T]> = Row<T>[C & keyof Row<T>]

/** Columns of a table, for its selections; their row is {@link Picked}. */
export const pick = <T extends keyof DB, const C extends readonly (keyof Row<T> & keyof DB[T] & string)[]>(
  _table: T,
  columns: C,
): C => columns

/** The row that a selection of {@link pick} reads. */
export type Picked<T extends keyof DB, C extends readonly (keyof Row<T>)[]> = Pick<Row<T>, C[number]>
