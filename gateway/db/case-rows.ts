import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { likePattern } from './audience'
import type { Db } from './connect'
import { lockByName } from './lock'
import type { Stateful } from './guarded'
import type { Row } from './rows'

/** Tables with cases of one customer as rows: a state, the customer's key, the moment of filing. */
export type CaseTable = {
  [T in Stateful]: Row<T> extends { bp: string; companyCode: string; createdAt: string } ? T : never
}[Stateful]

/** A row of some case table. The declaring types of the kind hold its columns. */
export type CaseRow = Readonly<Record<string, unknown>> & {
  readonly bp: string
  readonly companyCode: string
  readonly createdAt: string
}

/** Where the rows of one kind of case are. */
export interface CasePlace {
  readonly table: CaseTable
  /** Its own id: the last column of the primary key (bp, id). */
  readonly id: string
  /** The column of its state. */
  readonly column: string
}

export interface CaseFilter {
  readonly bp: string
  /** Values of columns that must be equal; undefined values do not filter. */
  readonly where?: Readonly<Record<string, string | boolean | undefined>>
  /** Values of columns of which one must be equal. */
  readonly anyOf?: Readonly<Record<string, string>> | undefined
  /** Moments between which a case was filed, both included. */
  readonly created?: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** Text that one of the columns must contain; '' does not filter. */
  readonly search?: { readonly text: string; readonly columns: readonly string[] }
}

type Loose = Record<string, Record<string, unknown>>

// The builder cannot follow a table that is a parameter (as in guarded.ts): the caller's types hold names and values.
const loose = (db: Db): Kysely<Loose> => db as unknown as Kysely<Loose>

const from = (db: Db, { table }: CasePlace): SelectQueryBuilder<Loose, string, object> => {
  const name: string = table
  return loose(db).selectFrom(name)
}

const rowsOf = async (query: SelectQueryBuilder<Loose, string, object>): Promise<CaseRow[]> =>
  (await query.selectAll().execute()) as CaseRow[]

/** One case of a customer; `lock` holds its row until the end of the transaction. */
export async function findCase(
  db: Db,
  place: CasePlace,
  key: { bp: string; id: string },
  { lock = false } = {},
): Promise<CaseRow | undefined> {
  const query = from(db, place).where('bp', '=', key.bp).where(place.id, '=', key.id)
  return (await rowsOf(lock ? query.forUpdate() : query))[0]
}

/** Rules about several cases of one customer and kind run one after the other, until the end of the transaction. */
export const lockCases = (db: Db, { table }: CasePlace, bp: string): Promise<void> =>
  lockByName(db, `case ${table}`, bp)

/** Cases by their keys, in one statement, in no order. */
export async function casesByKeys(
  db: Db,
  place: CasePlace,
  keys: readonly { bp: string; id: string }[],
): Promise<CaseRow[]> {
  if (keys.length === 0) return []
  return rowsOf(
    from(db, place).where((eb) => eb.or(keys.map(({ bp, id }) => eb.and([eb('bp', '=', bp), eb(place.id, '=', id)])))),
  )
}

/** A company's case by its id alone: staff do not know the customer. */
export const caseOfCompany = async (
  db: Db,
  place: CasePlace,
  companyCode: string,
  id: string,
): Promise<CaseRow | undefined> =>
  (await rowsOf(from(db, place).where('companyCode', '=', companyCode).where(place.id, '=', id)))[0]

/** All cases of a customer, those that are over too. */
export const casesOf = (db: Db, place: CasePlace, bp: string): Promise<CaseRow[]> =>
  rowsOf(from(db, place).where('bp', '=', bp))

/** Cases with this user id in a column, newest first. */
export const casesOfUser = (db: Db, place: CasePlace, column: string, userId: string): Promise<CaseRow[]> =>
  rowsOf(from(db, place).where(column, '=', userId).orderBy('createdAt', 'desc').orderBy(place.id, 'desc'))

export async function insertCase(db: Db, place: CasePlace, row: Readonly<Record<string, unknown>>): Promise<CaseRow> {
  const name: string = place.table
  const inserted = await loose(db).insertInto(name).values(row).returningAll().executeTakeFirstOrThrow()
  return inserted as CaseRow
}

/** Writes columns of a case other than its state. */
export async function updateCase(
  db: Db,
  place: CasePlace,
  key: { bp: string; id: string },
  set: Readonly<Record<string, unknown>>,
): Promise<void> {
  const name: string = place.table
  await loose(db).updateTable(name).set(set).where('bp', '=', key.bp).where(place.id, '=', key.id).execute()
}

function filtered(db: Db, place: CasePlace, { bp, where = {}, anyOf = {}, created = {}, search }: CaseFilter) {
  let query = from(db, place).where('bp', '=', bp)
  if (created.from !== undefined) query = query.where('createdAt', '>=', created.from)
  if (created.to !== undefined) query = query.where('createdAt', '<=', created.to)
  for (const [column, value] of Object.entries(where)) if (value !== undefined) query = query.where(column, '=', value)
  const anyValues = Object.entries(anyOf)
  if (anyValues.length > 0)
    query = query.where((eb) => eb.or(anyValues.map(([column, value]) => eb(column, '=', value))))
  if (search === undefined || search.text === '') return query
  const pattern = likePattern(search.text)
  return query.where((eb) => eb.or(search.columns.map((column) => eb(column, 'ilike', pattern))))
}

/** A page of a customer's cases in some states, the newest first: ids sort by creation, so the primary key is the order. */
export const pageOfCases = (
  db: Db,
  place: CasePlace,
  filter: CaseFilter,
  { states, offset, limit }: { states: readonly string[]; offset: number; limit: number },
): Promise<CaseRow[]> =>
  rowsOf(
    filtered(db, place, filter)
      .where(place.column, 'in', [...states])
      .orderBy(place.id, 'desc')
      .offset(offset)
      .limit(limit),
  )

/** How many of a customer's cases stand in each state. */
export async function countCases(db: Db, place: CasePlace, filter: CaseFilter): Promise<ReadonlyMap<string, number>> {
  const rows = await filtered(db, place, filter)
    .select((eb) => [eb.ref(place.column).as('state'), eb.fn.countAll<string>().as('n')])
    .groupBy(place.column)
    .execute()
  return new Map(rows.map(({ state, n }) => [String(state), Number(n)]))
}

/** Cases in a state with a column that is at most a moment or day; a page of them after an id. */
export const dueCases = (
  db: Db,
  place: CasePlace,
  due: { state: string; column: string; until: string },
  after: string,
  limit: number,
): Promise<CaseRow[]> =>
  rowsOf(
    from(db, place)
      .where(place.column, '=', due.state)
      .where(due.column, '<=', due.until)
      .where(place.id, '>', after)
      .orderBy(place.id)
      .limit(limit),
  )

/** The first moment after now at which a case in a state is due; null without one. */
export async function nextDueCase(
  db: Db,
  place: CasePlace,
  due: { state: string; column: string; now: string },
): Promise<string | null> {
  const row = await from(db, place)
    .select(sql<string | null>`min(${sql.ref(due.column)})`.as('at'))
    .where(place.column, '=', due.state)
    .where(due.column, '>', due.now)
    .executeTakeFirst()
  return row?.at ?? null
}
