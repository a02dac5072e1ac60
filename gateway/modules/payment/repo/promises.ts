import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { MoneyPromiseTable } from '../../../db/tables.gen'

const fields = pick('moneyPromise', [
  'bp',
  'trackId',
  'step',
  'companyCode',
  'orderId',
  'amount',
  'state',
  'beganAt',
  'dueAt',
  'caseNo',
  'lateAt',
  'settledAt',
  'note',
])
export type Promised = Picked<'moneyPromise', typeof fields>

export type PromiseKey = Pick<Promised, 'bp' | 'trackId' | 'step'>

/** False: it is promised already. */
export async function insertPromise(db: Db, row: Insertable<MoneyPromiseTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('moneyPromise')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'trackId', 'step']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const lockPromise = (db: Db, { bp, trackId, step }: PromiseKey) =>
  db
    .selectFrom('moneyPromise')
    .select(fields)
    .where('bp', '=', bp)
    .where('trackId', '=', trackId)
    .where('step', '=', step)
    .forUpdate()
    .executeTakeFirst()

/** Less, or more, is promised than at first. */
export async function setPromisedAmount(db: Db, { bp, trackId, step }: PromiseKey, amount: string): Promise<void> {
  await db
    .updateTable('moneyPromise')
    .set({ amount })
    .where('bp', '=', bp)
    .where('trackId', '=', trackId)
    .where('step', '=', step)
    .execute()
}

/** Everything that is promised of these orders, their refunds with it. */
export const promisesOf = async (db: Db, bps: readonly string[], orderIds: readonly string[]): Promise<Promised[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('moneyPromise')
        .select(fields)
        .where('bp', 'in', [...bps])
        .where('orderId', 'in', [...orderIds])
        .orderBy('beganAt')
        .execute()

export const promisesByCase = async (db: Db, caseNos: readonly string[]): Promise<Promised[]> =>
  caseNos.length === 0
    ? []
    : db
        .selectFrom('moneyPromise')
        .select(fields)
        .where('caseNo', 'in', [...caseNos])
        .execute()

// A literal: as a parameter it would not match the partial index.
const WAITING = sql.lit('WAITING' as const)

/** Expired promises, a page of them after a key of {@link keyText}. */
export const duePromises = (db: Db, now: string, after: string, limit: number): Promise<PromiseKey[]> =>
  db
    .selectFrom('moneyPromise')
    .select(['bp', 'trackId', 'step'])
    .where('state', '=', WAITING)
    .where('dueAt', '<=', now)
    .where((e) => e(e.fn<string>('concat', ['trackId', 'step']), '>', after))
    .orderBy((e) => e.fn<string>('concat', ['trackId', 'step']))
    .limit(limit)
    .execute()

/** Names a promise in a list of what is due. */
export const keyText = ({ trackId, step }: PromiseKey): string => `${trackId}${step}`

/** When the next promise after now runs out. */
export async function nextPromise(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('moneyPromise')
    .select(({ fn }) => fn.min('dueAt').as('at'))
    .where('state', '=', WAITING)
    .where('dueAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
