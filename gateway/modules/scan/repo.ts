import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../db/connect'
import type { ScanTicketTable } from '../../db/tables.gen'

export type TicketRow = Selectable<ScanTicketTable>

export const insertTicket = async (db: Db, row: Insertable<ScanTicketTable>): Promise<void> => {
  await db.insertInto('scanTicket').values(row).execute()
}

/** A ticket, locked: of two scans or confirmations at once one comes second. */
export const lockTicket = (db: Db, scanId: string): Promise<TicketRow | undefined> =>
  db.selectFrom('scanTicket').selectAll().where('scanId', '=', scanId).forUpdate().executeTakeFirst()

export const updateTicket = async (db: Db, scanId: string, set: Updateable<ScanTicketTable>): Promise<void> => {
  await db.updateTable('scanTicket').set(set).where('scanId', '=', scanId).execute()
}

export const purgeTickets = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('scanTicket').where('expireAt', '<', before).execute()
}
