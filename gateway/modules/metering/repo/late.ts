import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../types'

/** Meters of a customer with a message about late data, each with its first silent gas day. */
export async function lateMeters(db: Db, key: AccountKey): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('meter')
    .select(['meterId', 'lateSince'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('lateSince', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ meterId, lateSince }) => (lateSince === null ? [] : [[meterId, lateSince] as const])))
}

export async function setLate(
  db: Db,
  meter: AccountKey & { meterId: string },
  lateSince: string | null,
): Promise<void> {
  await db
    .updateTable('meter')
    .set({ lateSince })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('bp', '=', meter.bp)
    .execute()
}

/** Customers with a remote meter that lacks a register since a moment or is marked as late, a page of them after a customer number. */
export async function lateCustomers(db: Db, since: string, after: string, limit: number): Promise<AccountKey[]> {
  return db
    .selectFrom('meter')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('meterType', '=', 'IOT')
    .where('state', '<>', 'REMOVED')
    .where('bp', '>', after)
    .where((eb) =>
      eb.or([
        eb('lateSince', 'is not', null),
        sql<boolean>`exists (select 1 from meter_channel c where c.company_code = meter.company_code
          and c.meter_id = meter.meter_id and (c.last_reading_at is null or c.last_reading_at < ${since}::timestamptz))`,
      ]),
    )
    .orderBy('bp')
    .limit(limit)
    .execute()
}
