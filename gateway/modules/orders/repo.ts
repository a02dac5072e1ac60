import { sql, type Insertable, type SelectQueryBuilder } from 'kysely'
import type { OrderGroup, OrderType } from '@domain/statuses/order-index'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import { pick, type Picked } from '../../db/rows'
import type { DB, OrderIndexTable } from '../../db/tables.gen'

const fields = pick('orderIndex', [
  'bp',
  'companyCode',
  'orderKey',
  'orderType',
  'source',
  'sourceId',
  'sourceState',
  'parentKey',
  'title',
  'volume',
  'amount',
  'orderGroup',
  'actionText',
  'actionRoute',
  'route',
  'orderTime',
])
export type IndexRow = Picked<'orderIndex', typeof fields>

/** Writes the row of an order, replacing a former one. */
export async function upsert(db: Db, row: Insertable<OrderIndexTable>): Promise<void> {
  const { bp: _bp, orderKey: _key, ...set } = row
  await db
    .insertInto('orderIndex')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'orderKey']).doUpdateSet(set))
    .execute()
}

/** Adds the row of an order from before; one that is there is newer. */
export async function insertNew(db: Db, row: Insertable<OrderIndexTable>): Promise<void> {
  await db
    .insertInto('orderIndex')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'orderKey']).doNothing())
    .execute()
}

export interface Owner {
  bp: string
  companyCode: string
}

export const findOrder = (db: Db, { bp, companyCode }: Owner, orderKey: string): Promise<IndexRow | undefined> =>
  db
    .selectFrom('orderIndex')
    .select(fields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('orderKey', '=', orderKey)
    .executeTakeFirst()

/** Orders of these types that are not over. */
export const countUnderWay = (db: Db, { bp, companyCode }: Owner, types: readonly OrderType[]): Promise<number> =>
  countOf(
    db
      .selectFrom('orderIndex')
      .where('bp', '=', bp)
      .where('companyCode', '=', companyCode)
      .where('orderGroup', 'in', ['TODO', 'DOING'])
      .where('orderType', 'in', [...types]),
  )

/** Parts of an order, the oldest first. */
export const partsOf = (db: Db, bp: string, parentKey: string): Promise<IndexRow[]> =>
  db
    .selectFrom('orderIndex')
    .select(fields)
    .where('bp', '=', bp)
    .where('parentKey', '=', parentKey)
    .orderBy('orderTime')
    .orderBy('orderKey')
    .execute()

export interface Chosen extends Owner {
  userId: string
  /** Instants; `openToo`: what is not over is there however old it is. */
  from: string
  to: string
  openToo: boolean
  orderType: OrderType | undefined
  keyword: string
}

/** Literal text for LIKE. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function chosen(db: Db, of: Chosen): SelectQueryBuilder<DB, 'orderIndex', object> {
  let query = db
    .selectFrom('orderIndex')
    .where('orderIndex.bp', '=', of.bp)
    .where('companyCode', '=', of.companyCode)
    .where('orderTime', '<', of.to)
    .where((eb) =>
      eb.or([
        eb('orderTime', '>=', of.from),
        ...(of.openToo ? [eb('orderGroup', 'in', ['TODO', 'DOING'] as OrderGroup[])] : []),
      ]),
    )
    .where(({ not, exists, and, eb, selectFrom }) =>
      not(
        and([
          eb('orderGroup', '=', 'CLOSED'),
          exists(
            selectFrom('orderHidden as h')
              .select('h.orderKey')
              .where('h.bp', '=', of.bp)
              .where('h.userId', '=', of.userId)
              .whereRef('h.orderKey', '=', 'orderIndex.orderKey'),
          ),
        ]),
      ),
    )
  if (of.orderType !== undefined) query = query.where('orderType', '=', of.orderType)
  if (of.keyword !== '') {
    const pattern = `%${literal(of.keyword)}%`
    query = query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('orderKey', 'ilike', pattern)]))
  }
  return query
}

/** O-02: a part is listed alone where it waits for the customer, or where it was searched for. */
const alone = (of: Chosen, group: OrderGroup | undefined): boolean =>
  group === 'TODO' || of.orderType !== undefined || of.keyword !== ''

export async function pageOf(
  db: Db,
  of: Chosen,
  group: OrderGroup | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<IndexRow[]> {
  let query = chosen(db, of).select(fields)
  if (group !== undefined) query = query.where('orderGroup', '=', group)
  if (!alone(of, group)) query = query.where('parentKey', 'is', null)
  return query.orderBy('orderTime', 'desc').orderBy('orderKey', 'desc').limit(limit).offset(offset).execute()
}

export type Counts = Record<'ALL' | OrderGroup, number>

/** How many are under each tab. */
export async function countsOf(db: Db, of: Chosen): Promise<Counts> {
  const shown = alone(of, undefined) ? sql`true` : sql`parent_key is null`
  const count = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`
  const under = (group: OrderGroup) => count(sql`order_group = ${group} and ${shown}`)
  const { all, todo, doing, done, closed } = await chosen(db, of)
    .select([
      count(shown).as('all'),
      count(sql`order_group = 'TODO'`).as('todo'),
      under('DOING').as('doing'),
      under('DONE').as('done'),
      under('CLOSED').as('closed'),
    ])
    .executeTakeFirstOrThrow()
  return { ALL: all, TODO: todo, DOING: doing, DONE: done, CLOSED: closed }
}

/** How many parts orders have, and how many of those wait for the customer. */
export async function partCounts(
  db: Db,
  bp: string,
  orderKeys: readonly string[],
): Promise<Map<string, { total: number; todo: number }>> {
  if (orderKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom('orderIndex')
    .select('parentKey')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`(count(*) filter (where order_group = 'TODO'))::int`.as('todo'))
    .where('bp', '=', bp)
    .where('parentKey', 'in', [...orderKeys])
    .groupBy('parentKey')
    .execute()
  return new Map(rows.map(({ parentKey, total, todo }) => [parentKey ?? '', { total, todo }]))
}

export async function hide(db: Db, of: { bp: string; userId: string; orderKey: string }, at: string): Promise<void> {
  await db
    .insertInto('orderHidden')
    .values({ ...of, createdAt: at })
    .onConflict((c) => c.columns(['bp', 'userId', 'orderKey']).doNothing())
    .execute()
}

/** Sources that have rows from before the order centre still to be taken over. */
export const toTakeOver = (db: Db): Promise<{ source: string; after: string }[]> =>
  db.selectFrom('orderBackfill').select(['source', 'after']).where('doneAt', 'is', null).orderBy('source').execute()

export const takenOver = (db: Db, source: string) =>
  db.selectFrom('orderBackfill').select(['after', 'doneAt']).where('source', '=', source).forUpdate().executeTakeFirst()

export async function setTakenOver(
  db: Db,
  source: string,
  set: { after: string; doneAt: string | null },
): Promise<void> {
  await db.updateTable('orderBackfill').set(set).where('source', '=', source).execute()
}
