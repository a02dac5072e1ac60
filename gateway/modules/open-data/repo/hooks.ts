import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { OpenHookTable } from '../../../db/tables.gen'

const fields = pick('openHook', [
  'bp',
  'hookId',
  'companyCode',
  'url',
  'secret',
  'events',
  'madeBy',
  'failures',
  'arrivedAt',
  'failedAt',
  'createdAt',
])
export type HookRow = Picked<'openHook', typeof fields>
export type HookId = Pick<HookRow, 'bp' | 'hookId'>

export const insertHook = async (db: Db, row: Insertable<OpenHookTable>): Promise<void> => {
  await db.insertInto('openHook').values(row).execute()
}

export const findHook = (db: Db, { bp, hookId }: HookId) =>
  db.selectFrom('openHook').select(fields).where('bp', '=', bp).where('hookId', '=', hookId).executeTakeFirst()

/** The hook that this number made. */
export const hookOfRequest = (db: Db, bp: string, madeBy: string, requestNo: string) =>
  db
    .selectFrom('openHook')
    .select(['hookId', 'bodyHash'])
    .where('bp', '=', bp)
    .where('madeBy', '=', madeBy)
    .where('requestNo', '=', requestNo)
    .executeTakeFirst()

export const hooksOf = (db: Db, { bp, companyCode }: { bp: string; companyCode: string }): Promise<HookRow[]> =>
  db
    .selectFrom('openHook')
    .select(fields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .orderBy('createdAt', 'desc')
    .orderBy('hookId', 'desc')
    .execute()

export const updateHook = async (
  db: Db,
  { bp, hookId }: HookId,
  set: Updateable<OpenHookTable> & { updatedAt: string },
): Promise<void> => {
  await db.updateTable('openHook').set(set).where('bp', '=', bp).where('hookId', '=', hookId).execute()
}

/** A try that failed. */
export const countFailure = async (db: Db, { bp, hookId }: HookId, now: string): Promise<void> => {
  await db
    .updateTable('openHook')
    .set({ failures: sql`failures + 1`, failedAt: now, updatedAt: now })
    .where('bp', '=', bp)
    .where('hookId', '=', hookId)
    .execute()
}

/** With its deliveries. */
export const dropHook = async (db: Db, { bp, hookId }: HookId): Promise<void> => {
  await db.deleteFrom('openHook').where('bp', '=', bp).where('hookId', '=', hookId).execute()
}

/** Hooks of a master that left: nothing more is sent there. */
export const dropHooksOf = async (db: Db, bp: string, madeBy: string): Promise<void> => {
  await db.deleteFrom('openHook').where('bp', '=', bp).where('madeBy', '=', madeBy).execute()
}
