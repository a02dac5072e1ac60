import type { Insertable, Selectable } from 'kysely'
import type { ValveState } from '@domain/statuses/meter'
import type { Db } from '../../../db/connect'
import type { ChangeRecordTable, ValveCommandTable } from '../../../db/tables.gen'

export type ValveCommand = Selectable<ValveCommandTable>

export interface CommandKey {
  bp: string
  commandId: string
}

interface MeterKey {
  bp: string
  companyCode: string
  meterId: string
}

export const insertCommand = async (db: Db, row: Insertable<ValveCommandTable>): Promise<void> => {
  await db.insertInto('valveCommand').values(row).execute()
}

/** The command of a meter that has no answer yet, locked. */
export const lockOpen = (db: Db, meter: MeterKey): Promise<ValveCommand | undefined> =>
  db
    .selectFrom('valveCommand')
    .selectAll()
    .where('bp', '=', meter.bp)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('state', 'in', ['WAITING', 'SENT'])
    .forUpdate()
    .executeTakeFirst()

export const lockCommand = (db: Db, key: CommandKey): Promise<ValveCommand | undefined> =>
  db
    .selectFrom('valveCommand')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('commandId', '=', key.commandId)
    .forUpdate()
    .executeTakeFirst()

export const findCommand = (db: Db, commandId: string): Promise<ValveCommand | undefined> =>
  db.selectFrom('valveCommand').selectAll().where('commandId', '=', commandId).executeTakeFirst()

/** Open commands that are due for a try, a page of them after the key given. */
export const dueCommands = (db: Db, now: string, after: string, limit: number): Promise<CommandKey[]> =>
  db
    .selectFrom('valveCommand')
    .select(['bp', 'commandId'])
    .where('state', 'in', ['WAITING', 'SENT'])
    .where('askAgainAt', '<=', now)
    .where('commandId', '>', after)
    .orderBy('commandId')
    .limit(limit)
    .execute()

export async function valveOf(db: Db, meter: MeterKey): Promise<ValveState | null> {
  const row = await db
    .selectFrom('meter')
    .select('valveState')
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .executeTakeFirst()
  return row?.valveState ?? null
}

export async function setValve(db: Db, meter: MeterKey, valveState: ValveState, now: string): Promise<void> {
  await db
    .updateTable('meter')
    .set({ valveState, updatedAt: now })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .execute()
}

export const insertChange = async (db: Db, row: Insertable<ChangeRecordTable>): Promise<void> => {
  await db.insertInto('changeRecord').values(row).execute()
}
