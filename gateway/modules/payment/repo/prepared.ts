import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { PreparedPaymentTable, PreparedTrailTable } from '../../../db/tables.gen'
import type { AccountKey } from '../types'

const fields = pick('preparedPayment', [
  'bp',
  'preparedId',
  'companyCode',
  'kind',
  'title',
  'amount',
  'wish',
  'state',
  'preparedBy',
  'preparedMask',
  'decidedBy',
  'decidedAt',
  'reason',
  'orderId',
  'version',
  'expireAt',
  'createdAt',
])
export type Prepared = Picked<'preparedPayment', typeof fields>

export const insertPrepared = async (db: Db, row: Insertable<PreparedPaymentTable>): Promise<void> => {
  await db.insertInto('preparedPayment').values(row).execute()
}

const byId = (db: Db, bp: string, preparedId: string) =>
  db.selectFrom('preparedPayment').select(fields).where('bp', '=', bp).where('preparedId', '=', preparedId)

export const findPrepared = (db: Db, bp: string, preparedId: string) => byId(db, bp, preparedId).executeTakeFirst()

/** Under its row lock: after the account (A 9.4). */
export const lockPrepared = (db: Db, bp: string, preparedId: string) =>
  byId(db, bp, preparedId).forUpdate().executeTakeFirst()

/** The payment that an approval made this order of. */
export const preparedOfOrder = (db: Db, bp: string, orderId: string) =>
  db
    .selectFrom('preparedPayment')
    .select(['preparedMask', 'decidedAt'])
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .executeTakeFirst()

export interface PreparedFilter extends AccountKey {
  /** Only those of this user; null = of all users. */
  userId: string | null
  state?: Prepared['state'] | undefined
}

const chosen = (db: Db, { bp, companyCode, userId, state }: PreparedFilter) =>
  db
    .selectFrom('preparedPayment')
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .$if(userId !== null, (query) => query.where('preparedBy', '=', userId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'PREPARED'))

export async function pageOfPrepared(
  db: Db,
  filter: PreparedFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: Prepared[]; total: number }> {
  const rows = await chosen(db, filter)
    .select(fields)
    .orderBy('createdAt', 'desc')
    .orderBy('preparedId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countPrepared(db, filter) }
}

export async function countPrepared(db: Db, filter: PreparedFilter): Promise<number> {
  return countOf(chosen(db, filter))
}

/** Another wish; what others have read of it is out of date. */
export async function changeWish(
  db: Db,
  { bp, preparedId }: Pick<Prepared, 'bp' | 'preparedId'>,
  set: Pick<Insertable<PreparedPaymentTable>, 'wish' | 'amount' | 'title'> & { updatedAt: string },
): Promise<void> {
  await db
    .updateTable('preparedPayment')
    .set({ ...set, version: sql`version + 1` })
    .where('bp', '=', bp)
    .where('preparedId', '=', preparedId)
    .execute()
}

export const duePrepared = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('preparedPayment')
    .select(['bp', 'companyCode', 'preparedId'])
    .where('state', '=', 'PREPARED')
    .where('expireAt', '<=', now)
    .where('preparedId', '>', after)
    .orderBy('preparedId')
    .limit(limit)
    .execute()

export async function nextPrepared(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('preparedPayment')
    .select(({ fn }) => fn.min('expireAt').as('at'))
    .where('state', '=', 'PREPARED')
    .where('expireAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

/** The next line of a trail; its payment is locked. */
export async function addTrail(db: Db, row: Omit<Insertable<PreparedTrailTable>, 'seq'>): Promise<void> {
  const { bp, preparedId } = row
  const n = await countOf(db.selectFrom('preparedTrail').where('bp', '=', bp).where('preparedId', '=', preparedId))
  await db
    .insertInto('preparedTrail')
    .values({ ...row, seq: n + 1 })
    .execute()
}

export const trailOf = (db: Db, bp: string, preparedId: string) =>
  db
    .selectFrom('preparedTrail')
    .select(['act', 'byMask', 'at', 'note'])
    .where('bp', '=', bp)
    .where('preparedId', '=', preparedId)
    .orderBy('seq')
    .execute()
