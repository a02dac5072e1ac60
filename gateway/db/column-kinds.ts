import type { ColumnType, RawBuilder } from 'kysely'

/**
 * A jsonb column: read as T, written as `jsonb(value)` of connect.ts only (the driver would take a plain array for an SQL array).
 * `Absent` is what may stand in its place: null, undefined where the column has a default, or both.
 */
export type Json<T, Absent = never> = ColumnType<
  T | Extract<Absent, null>,
  RawBuilder<Fixed<T>> | Absent,
  RawBuilder<Fixed<T>> | Extract<Absent, null>
>

/** The same, read-only, so that constants may be written too. */
type Fixed<T> = T extends readonly (infer One)[]
  ? readonly Fixed<One>[]
  : T extends object
    ? { readonly [Name in keyof T]: Fixed<T[Name]> }
    : T

declare const sealed: unique symbol
/** Personal text under the data key (gateway/secret.ts). Not a string for the compiler: it is opened before it is shown or compared. */
export interface Sealed {
  readonly [sealed]: true
}

/** A row with its sealed columns opened. */
export type Opened<Row> = { [Name in keyof Row]: Row[Name] extends Sealed ? string : Row[Name] }
