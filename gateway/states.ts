import { next, type Transition } from '@domain/machine'
import { changeState, type Alongside, type StateColumn, type Stateful } from './db/guarded'
import type { Row } from './db/rows'
import { logStates, type StateChange } from './db/state-log'
import type { Event } from './extensions'
import { refuseOwnNumber } from './http/admission'
import type { Work } from './http/context'
import { Refusal } from './http/refusal'
import { emit } from './wiring'

type StateOf<T extends Stateful, C extends StateColumn<T>> =
  Row<T> extends Record<C, infer S extends string> ? S : never

/** A row that was made, or has moved. */
export interface Moved {
  bp: string
  entity: StateChange['entity']
  id: string
}

/** A state machine and the rows that go by it. */
export interface Machine<
  T extends Stateful,
  C extends StateColumn<T>,
  E extends string,
  K extends keyof Row<T> & string,
> {
  readonly table: T
  readonly column: C
  /** Columns that find one row; the last one is its own id. */
  readonly key: readonly K[]
  readonly moves: readonly Transition<StateOf<T, C>, E>[]
  /** Its name in the state log; null: it keeps none there. */
  readonly entity: StateChange['entity'] | null
  /** Null: the table keeps no moment of its last change. */
  readonly touched?: null
  /** Emitted when a row is made or moves, in the transaction in which that happens. */
  readonly tells?: Event<Moved>
}

/** Declares the transitions for the rows of a table (A 3). */
export const machine = <
  T extends Stateful,
  C extends StateColumn<T>,
  E extends string,
  const K extends keyof Row<T> & string,
>(
  declared: Machine<T, C, E, K>,
): Machine<T, C, E, K> => declared

export interface Move<T extends Stateful> {
  /** Other columns that change with the state. */
  set?: Alongside<T>
  /** User id, or the name of the process that moves it; SYSTEM by default. */
  by?: string
  reason?: string
}

/** A machine with types known to the caller: for code that serves any kind of row. */
export interface AnyMachine {
  readonly table: Stateful
  readonly column: string
  readonly key: readonly string[]
  readonly moves: readonly Transition[]
  readonly entity: StateChange['entity'] | null
  readonly touched?: null
  readonly tells?: Event<Moved>
}

/** The columns of `key`, by name. */
type AnyRow = Readonly<Record<string, unknown>>

/**
 * Moves a row by its machine: the one way in which a state changes. The row is guarded by the state in which the caller read it, and
 * the change is in the state log. Refuses 2904 where the machine has no such move from that state, and where the row was moved
 * meanwhile; 2210 where staff move a row of a customer number of the own. Returns the new state.
 */
export async function transition<
  T extends Stateful,
  C extends StateColumn<T>,
  E extends string,
  K extends keyof Row<T> & string,
>(
  work: Work,
  machine: Machine<T, C, E, K>,
  row: Pick<Row<T>, K> & Record<C, StateOf<T, C>>,
  event: E,
  move: Move<T> = {},
): Promise<StateOf<T, C>> {
  return (await moveRow(work, machine, row, event, move)) as StateOf<T, C>
}

/** {@link transition} for rows of any table. */
export async function moveRow(
  work: Work,
  { table, column, key, moves, entity, touched, tells }: AnyMachine,
  row: AnyRow,
  event: string,
  { set, by = 'SYSTEM', reason }: { set?: object; by?: string; reason?: string },
): Promise<string> {
  refuseOwnNumber(work, row['bp'])
  const from = String(row[column])
  const to = next(moves, from, event)
  if (to === null) throw new Refusal('2904')
  const at = work.clock.iso()
  const where = Object.fromEntries(key.map((name) => [name, row[name]]))
  const change = { ...set, [column]: to, ...(touched === null ? {} : { updatedAt: at }) }
  if (!(await changeState(work.db, table, column, where, from, change))) throw new Refusal('2904')
  if (entity === null) return to
  const { bp, entityId } = named(row, key)
  await logStates(work.db, [{ bp, entity, entityId, from, to, by, at, ...(reason && { reason }) }])
  if (tells) await emit(work, tells, { bp, entity, id: entityId })
  return to
}

/** Writes the first state of new rows into the state log, in the transaction that inserts them. `by` is a user id, or SYSTEM. */
export async function logCreated(
  work: Work,
  { column, key, entity, tells }: AnyMachine,
  rows: object | readonly object[],
  by = 'SYSTEM',
): Promise<void> {
  if (entity === null) return
  const at = work.clock.iso()
  const created = [rows].flat() as AnyRow[]
  await logStates(
    work.db,
    created.map((row) => ({ ...named(row, key), entity, from: '', to: String(row[column]), by, at })),
  )
  if (!tells) return
  for (const { bp, entityId } of created.map((row) => named(row, key)))
    await emit(work, tells, { bp, entity, id: entityId })
}

const named = (row: AnyRow, key: readonly string[]) => ({
  bp: String(row['bp']),
  entityId: String(row[key.at(-1) ?? '']),
})
