import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { BpBindingTable } from '../../../db/tables.gen'
import { entrustedOn } from './tenants'

export type BindingRecord = Selectable<BpBindingTable>

/** Live bindings of a customer number, the master first. */
export const liveOfBp = (db: Db, bp: string): Promise<BindingRecord[]> =>
  db
    .selectFrom('bpBinding')
    .selectAll()
    .where('bp', '=', bp)
    .where('status', '=', 'LIVE')
    .orderBy('isMaster', 'desc')
    .orderBy('applyAt', 'desc')
    .orderBy('bindingId')
    .execute()

export const liveById = (db: Db, bindingId: string): Promise<BindingRecord | undefined> =>
  db
    .selectFrom('bpBinding')
    .selectAll()
    .where('bindingId', '=', bindingId)
    .where('status', '=', 'LIVE')
    .executeTakeFirst()

/** Every binding of a user, ended ones too: for the copy of personal data. */
export const everBound = (db: Db, userId: string): Promise<BindingRecord[]> =>
  db
    .selectFrom('bpBinding')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('applyAt', 'desc')
    .orderBy('bindingId')
    .execute()

/** Customer numbers of a user: of live bindings, and of what is entrusted on this day to a tenant of the user. */
export async function numbersOfUser(db: Db, userId: string, today: string): Promise<string[]> {
  const entrusted = entrustedOn(db, today)
    .select(sql<string>`unnest(e.bps)`.as('bp'))
    .where('m.userId', '=', userId)
  const rows = await db
    .selectFrom('bpBinding')
    .select('bp')
    .where('userId', '=', userId)
    .where('status', '=', 'LIVE')
    .union(entrusted)
    .execute()
  return rows.map(({ bp }) => bp)
}

/** How many customer numbers a user holds (BD-01). */
export async function countOfUser(db: Db, userId: string): Promise<number> {
  return countOf(db.selectFrom('bpBinding').where('userId', '=', userId).where('status', '=', 'LIVE'))
}

/** Whether one of the user's live bindings opens at login. */
export const hasDefault = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('bpBinding')
    .select('bindingId')
    .where('userId', '=', userId)
    .where('status', '=', 'LIVE')
    .where('isDefault', '=', true)
    .executeTakeFirst()) !== undefined

export const insertBinding = async (db: Db, row: Insertable<BpBindingTable>): Promise<void> => {
  await db.insertInto('bpBinding').values(row).execute()
}

/** Goes along with every change of a binding (SA-04). */
export const nextVersion = sql<number>`version + 1`

/** Changes the content of a binding, not its state; its version counts on. */
export const versionOf = async (db: Db, key: Pick<BindingRecord, 'bp' | 'bindingId'>): Promise<number> =>
  (
    await db
      .selectFrom('bpBinding')
      .select('version')
      .where('bp', '=', key.bp)
      .where('bindingId', '=', key.bindingId)
      .executeTakeFirstOrThrow()
  ).version

export const updateBinding = async (
  db: Db,
  key: Pick<BindingRecord, 'bp' | 'bindingId'>,
  set: Omit<Updateable<BpBindingTable>, 'status' | 'reviewStatus'>,
): Promise<void> => {
  await db
    .updateTable('bpBinding')
    .set({ ...set, version: nextVersion })
    .where('bp', '=', key.bp)
    .where('bindingId', '=', key.bindingId)
    .execute()
}

/** Customer numbers that a user left as their master, or is master of. */
export const masteredBy = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('bpBinding')
    .select('bp')
    .distinct()
    .where('userId', '=', userId)
    .where('isMaster', '=', true)
    .execute()
  return rows.map(({ bp }) => bp)
}

/** SA-06: applications and sub-accounts are under another master now, or (null) under none. */
export const moveApplications = async (
  db: Db,
  bp: string,
  masterPhoneEnc: string | null,
  now: string,
): Promise<void> => {
  await db
    .updateTable('bpBinding')
    .set({ masterPhoneEnc, updatedAt: now })
    .where('bp', '=', bp)
    .where('status', '=', 'LIVE')
    .where('isMaster', '=', false)
    .execute()
}

/** Applications past their deadline (C 3.3). */
export const overdueBindings = (
  db: Db,
  now: string,
  after: string,
  limit: number,
): Promise<{ bp: string; bindingId: string }[]> =>
  overdue(db, now)
    .select(['bp', 'bindingId'])
    .where('bindingId', '>', after)
    .orderBy('bindingId')
    .limit(limit)
    .execute()

/** One of them, if it still is one, taken by one gateway only. */
export const takeOverdue = (
  db: Db,
  { bp, bindingId }: { bp: string; bindingId: string },
  now: string,
): Promise<BindingRecord | undefined> =>
  overdue(db, now)
    .selectAll()
    .where('bp', '=', bp)
    .where('bindingId', '=', bindingId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

const overdue = (db: Db, now: string) =>
  db.selectFrom('bpBinding').where('status', '=', 'LIVE').where('reviewStatus', '=', '2').where('deadlineAt', '<=', now)

export const lockLiveOf = (db: Db, userId: string): Promise<BindingRecord[]> =>
  db
    .selectFrom('bpBinding')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'LIVE')
    .orderBy('bindingId')
    .forUpdate()
    .execute()

/** LG-17: stores the new phone in applications and sub-accounts under this master. */
export const setMasterPhone = async (db: Db, userId: string, phoneEnc: string, now: string): Promise<void> => {
  await db
    .updateTable('bpBinding')
    .set({ masterPhoneEnc: phoneEnc, updatedAt: now })
    .where('isMaster', '=', false)
    .where('status', '=', 'LIVE')
    .where('bp', 'in', (eb) =>
      eb
        .selectFrom('bpBinding as m')
        .select('m.bp')
        .where('m.userId', '=', userId)
        .where('m.isMaster', '=', true)
        .where('m.status', '=', 'LIVE'),
    )
    .execute()
}

/** Makes one live binding of the user the default; false where it belongs to another user. */
export async function makeDefault(db: Db, userId: string, bindingId: string, now: string): Promise<boolean> {
  const mine = await db
    .selectFrom('bpBinding')
    .select('bindingId')
    .where('userId', '=', userId)
    .where('bindingId', '=', bindingId)
    .where('status', '=', 'LIVE')
    .executeTakeFirst()
  if (!mine) return false
  await db
    .updateTable('bpBinding')
    .set({ isDefault: sql<boolean>`binding_id = ${bindingId}`, updatedAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'LIVE')
    .execute()
  return true
}

export const insertApplication = async (
  db: Db,
  row: { bp: string; applicationId: string; bindingId: string; userId: string; appliedAt: string },
): Promise<void> => {
  await db.insertInto('bindingApplication').values(row).execute()
}

/** BD-09: applications of a user for a customer number since then. */
export async function applicationsSince(db: Db, bp: string, userId: string, since: string): Promise<number> {
  return countOf(
    db
      .selectFrom('bindingApplication')
      .where('bp', '=', bp)
      .where('userId', '=', userId)
      .where('appliedAt', '>', since),
  )
}

/** Searches of a user that found nothing today, the row locked (BD-02). */
export async function lockMisses(db: Db, userId: string, day: string): Promise<number> {
  const row = await db
    .insertInto('customerSearchMiss')
    .values({ userId, day, misses: 0 })
    .onConflict((c) =>
      c.columns(['userId', 'day']).doUpdateSet((eb) => ({ misses: eb.ref('customerSearchMiss.misses') })),
    )
    .returning('misses')
    .executeTakeFirstOrThrow()
  return row.misses
}

export const addMiss = async (db: Db, userId: string, day: string): Promise<void> => {
  await db
    .updateTable('customerSearchMiss')
    .set((eb) => ({ misses: eb('misses', '+', 1) }))
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute()
}
