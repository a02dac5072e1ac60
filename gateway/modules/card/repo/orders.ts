import { sql, type Insertable } from 'kysely'
import { OPEN_GAS_ORDER_STATES } from '@domain/statuses/gas-order'
import type { Db } from '../../../db/connect'
import { stateIn } from '../../../db/state-in'
import { pick, type Picked } from '../../../db/rows'
import type { GasOrderTable, GasSubOrderTable } from '../../../db/tables.gen'
import type { AccountKey } from '../../gas-account/service'

export const orderFields = pick('gasOrder', [
  'bp',
  'companyCode',
  'gasOrderId',
  'gasOrderNo',
  'meterId',
  'cardNo',
  'buyMode',
  'volume',
  'amount',
  'leftover',
  'segments',
  'payOrderId',
  'userId',
  'split',
  'writeMode',
  'state',
  'expireAt',
  'paidAt',
  'unknownAt',
  'finishedAt',
  'createdAt',
])
export type GasOrder = Picked<'gasOrder', typeof orderFields>

const sliceFields = pick('gasSubOrder', [
  'bp',
  'gasOrderId',
  'subNo',
  'volume',
  'amount',
  'targetSeq',
  'state',
  'reservedAt',
  'writtenAt',
  'loadedAt',
  'imageBefore',
  'imageWanted',
  'rewrites',
])
export type Slice = Picked<'gasSubOrder', typeof sliceFields>

/** An order with its writes, lowest first. */
export interface Held {
  order: GasOrder
  slices: Slice[]
}

export async function insertGasOrder(
  db: Db,
  order: Insertable<GasOrderTable>,
  slices: Insertable<GasSubOrderTable>[],
): Promise<void> {
  await db.insertInto('gasOrder').values(order).execute()
  await db.insertInto('gasSubOrder').values(slices).execute()
}

/** Writes of orders, in their order. */
export const slicesOf = (db: Db, bp: string, gasOrderIds: readonly string[]): Promise<Slice[]> =>
  gasOrderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('gasSubOrder')
        .select(sliceFields)
        .where('bp', '=', bp)
        .where('gasOrderId', 'in', [...gasOrderIds])
        .orderBy('gasOrderId')
        .orderBy('subNo')
        .execute()

async function withSlices(db: Db, order: GasOrder | undefined): Promise<Held | null> {
  return order ? { order, slices: await slicesOf(db, order.bp, [order.gasOrderId]) } : null
}

const byId = (db: Db, bp: string, gasOrderId: string) =>
  db.selectFrom('gasOrder').select(orderFields).where('bp', '=', bp).where('gasOrderId', '=', gasOrderId)

/** One order of the customer with its writes; null for an unknown one. */
export const findGasOrder = async (db: Db, bp: string, gasOrderId: string): Promise<Held | null> =>
  withSlices(db, await byId(db, bp, gasOrderId).executeTakeFirst())

/** The same under its row lock: after the account and the payment (A 9.4). */
export const lockGasOrder = async (db: Db, bp: string, gasOrderId: string): Promise<Held | null> =>
  withSlices(db, await byId(db, bp, gasOrderId).forUpdate().executeTakeFirst())

export const lockByPayment = async (db: Db, bp: string, payOrderId: string): Promise<Held | null> =>
  withSlices(
    db,
    await db
      .selectFrom('gasOrder')
      .select(orderFields)
      .where('bp', '=', bp)
      .where('payOrderId', '=', payOrderId)
      .forUpdate()
      .executeTakeFirst(),
  )

export const byPayment = (db: Db, bp: string, payOrderId: string) =>
  db
    .selectFrom('gasOrder')
    .select(orderFields)
    .where('bp', '=', bp)
    .where('payOrderId', '=', payOrderId)
    .executeTakeFirst()

/** The unfinished orders of a customer: at most one of each meter (AE-57). */
export const openOrdersOf = (db: Db, { bp, companyCode }: AccountKey): Promise<GasOrder[]> =>
  db
    .selectFrom('gasOrder')
    .select(orderFields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where(stateIn(OPEN_GAS_ORDER_STATES))
    .execute()

/** The order that waits to be written to a card, or to be checked on it. */
export const openOrderOf = (db: Db, bp: string, cardNo: string) =>
  db
    .selectFrom('gasOrder')
    .select('gasOrderId')
    .where('bp', '=', bp)
    .where('cardNo', '=', cardNo)
    .where(stateIn(['WAIT_WRITE', 'WRITING', 'UNKNOWN', 'PART_WRITTEN']))
    .executeTakeFirst()

/** Orders with gas that is not all in the meter. */
export async function ordersOnCard(db: Db, bp: string, cardNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gasOrder')
    .select('gasOrderId')
    .where('bp', '=', bp)
    .where('cardNo', '=', cardNo)
    .where(stateIn([...OPEN_GAS_ORDER_STATES, 'WRITTEN']))
    .orderBy('gasOrderId')
    .execute()
  return rows.map(({ gasOrderId }) => gasOrderId)
}

/** An order goes on with another card (AE-73); a phone cannot write a contact card. */
export async function moveToCard(
  db: Db,
  { bp, gasOrderId }: { bp: string; gasOrderId: string },
  { cardNo, cardType }: { cardNo: string; cardType: 'NFC' | 'CONTACT' },
  now: string,
): Promise<void> {
  await db
    .updateTable('gasOrder')
    .set({ cardNo, updatedAt: now, ...(cardType === 'CONTACT' && { writeMode: 'OUTLET' }) })
    .where('bp', '=', bp)
    .where('gasOrderId', '=', gasOrderId)
    .execute()
}

/** Meters with an unfinished order, or with one that is on the card and not in the meter. */
export async function metersWithGas(db: Db, { bp, companyCode }: AccountKey): Promise<string[]> {
  const rows = await db
    .selectFrom('gasOrder')
    .select('meterId')
    .distinct()
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where(stateIn([...OPEN_GAS_ORDER_STATES, 'WRITTEN']))
    .execute()
  return rows.map(({ meterId }) => meterId)
}

/** Orders of a card that were written and not yet loaded by the meter. */
export const unloadedOf = (db: Db, bp: string, cardNo: string) =>
  db
    .selectFrom('gasSubOrder as s')
    .innerJoin('gasOrder as o', (join) => join.onRef('o.bp', '=', 's.bp').onRef('o.gasOrderId', '=', 's.gasOrderId'))
    .select(['s.gasOrderId', 's.subNo', 's.targetSeq'])
    .where('o.bp', '=', bp)
    .where('o.cardNo', '=', cardNo)
    .where('s.state', '=', sql.lit('WRITTEN' as const))
    .orderBy('s.targetSeq')
    .execute()

/** Slices of open orders, for the cards' list. */
export const openSlices = async (db: Db, key: AccountKey): Promise<Held[]> => {
  const orders = await openOrdersOf(db, key)
  const slices = await slicesOf(
    db,
    key.bp,
    orders.map((one) => one.gasOrderId),
  )
  return orders.map((order) => ({ order, slices: slices.filter((one) => one.gasOrderId === order.gasOrderId) }))
}

/**
 * The highest counter that was ever given to a write of the meter which may have reached its card (AE-57a). It stands in the newest order
 * with such a write: a meter has one open order at a time (AE-57), so that a later one begins above all counters of those before.
 */
export async function highestSeq(db: Db, bp: string, meterId: string): Promise<number> {
  const row = await db
    .selectFrom('gasOrder as o')
    .innerJoin('gasSubOrder as s', (join) => join.onRef('s.bp', '=', 'o.bp').onRef('s.gasOrderId', '=', 'o.gasOrderId'))
    .select('s.targetSeq')
    .where('o.bp', '=', bp)
    .where('o.meterId', '=', meterId)
    .where('s.state', 'in', ['RESERVED', 'WRITTEN', 'LOADED'])
    .where('s.targetSeq', 'is not', null)
    .orderBy('o.createdAt', 'desc')
    .orderBy('s.targetSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.targetSeq ?? 0
}

/** When the last write of an order reached its card. */
export async function lastWritten(db: Db, bp: string, gasOrderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('gasSubOrder')
    .select(({ fn }) => fn.max('writtenAt').as('at'))
    .where('bp', '=', bp)
    .where('gasOrderId', '=', gasOrderId)
    .executeTakeFirst()
  return row?.at ?? null
}

const updateOf = (db: Db, { bp, gasOrderId, subNo }: Slice) =>
  db.updateTable('gasSubOrder').where('bp', '=', bp).where('gasOrderId', '=', gasOrderId).where('subNo', '=', subNo)

export async function setTargets(db: Db, slices: readonly Slice[], first: number): Promise<void> {
  for (const [index, slice] of slices.entries())
    await updateOf(db, slice)
      .set({ targetSeq: first + index })
      .execute()
}

/** Counts a rewrite of a torn card, or takes it back where nothing was sent (AE-68a). */
export async function countRewrite(db: Db, slice: Slice, by: 1 | -1): Promise<void> {
  await updateOf(db, slice)
    .set({ rewrites: sql`rewrites + ${by}::int` })
    .execute()
}

/** m³ bought by meter in days of payment, both included; what was given back is not counted (A 9.9). */
export async function boughtVolumes(
  db: Db,
  key: AccountKey,
  span: { from: string; before: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('gasOrder')
    .select([
      'meterId',
      sql<string>`sum(case state when 'REFUNDED' then (
        select coalesce(sum(s.volume), 0) from gas_sub_order s
        where s.bp = gas_order.bp and s.gas_order_id = gas_order.gas_order_id and s.state in ('WRITTEN', 'LOADED'))
        else volume end)::numeric(16,2)`.as('volume'),
    ])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('paidAt', '>=', span.from)
    .where('paidAt', '<', span.before)
    .where('volume', 'is not', null)
    .where('state', '<>', 'CLOSED')
    .groupBy('meterId')
    .execute()
  return new Map(rows.map((row) => [row.meterId, row.volume]))
}

/** Orders in an unknown state since before a moment (AE-72). */
export const longUnknown = (db: Db, before: string, after: string, limit: number) =>
  db
    .selectFrom('gasOrder')
    .select(['bp', 'companyCode', 'gasOrderId'])
    .where('state', '=', 'UNKNOWN')
    .where('unknownAt', '<=', before)
    .where('gasOrderId', '>', after)
    .orderBy('gasOrderId')
    .limit(limit)
    .execute()

/** Orders that were paid between two moments and still wait to be written. */
export const longUnwritten = (db: Db, paid: { from: string; to: string }, after: string, limit: number) =>
  db
    .selectFrom('gasOrder')
    .select(['bp', 'companyCode', 'gasOrderId'])
    .where('state', 'in', ['WAIT_WRITE', 'PART_WRITTEN'])
    .where('paidAt', '>', paid.from)
    .where('paidAt', '<=', paid.to)
    .where('gasOrderId', '>', after)
    .orderBy('gasOrderId')
    .limit(limit)
    .execute()

/** What the desk is asked about, by id. */
export const gasOrdersById = async (db: Db, gasOrderIds: readonly string[]): Promise<GasOrder[]> =>
  gasOrderIds.length === 0
    ? []
    : db
        .selectFrom('gasOrder')
        .select(orderFields)
        .where('gasOrderId', 'in', [...gasOrderIds])
        .execute()
