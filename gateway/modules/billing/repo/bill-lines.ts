import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'

/** Meters that bills charge for, from their frozen lines; m³ of each that gas packages cover. */
export const metersOfBills = prepared((db, p: { bp: string; billIds: readonly string[] }) =>
  db
    .selectFrom('billLine')
    .select(['billId', 'meterId', 'meterNo'])
    .select(sql<string>`coalesce(sum(package_volume), 0)`.as('packageVolume'))
    .groupBy(['billId', 'meterId', 'meterNo'])
    .where('bp', '=', p.bp)
    .where(sql<boolean>`bill_id = any(${p.billIds}::text[])`)
    .where('meterId', 'is not', null)
    .orderBy('meterId'),
)

export const linesOfBill = (db: Db, bp: string, billId: string) => lines(db, { bp, billId })
const lines = prepared((db, p: { bp: string; billId: string }) =>
  db.selectFrom('billLine').selectAll().where('bp', '=', p.bp).where('billId', '=', p.billId).orderBy('lineNo'),
)

/** Lines of several bills, in their order. */
export const linesOfBills = prepared((db, p: { bp: string; billIds: readonly string[] }) =>
  db
    .selectFrom('billLine')
    .selectAll()
    .where('bp', '=', p.bp)
    .where(sql<boolean>`bill_id = any(${p.billIds}::text[])`)
    .orderBy('billId')
    .orderBy('lineNo'),
)
