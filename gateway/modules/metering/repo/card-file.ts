import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { KnownRegister } from '../rules/card-register'

/** Registers of a meter that its card is judged by; those of cards are read newest first. */
export async function registersKnown(
  db: Db,
  meter: { companyCode: string; meterId: string },
  channelNo: string,
): Promise<KnownRegister> {
  const { companyCode, meterId } = meter
  const channel = await db
    .selectFrom('meterChannel')
    .select('lastReading')
    .where('companyCode', '=', companyCode)
    .where('meterId', '=', meterId)
    .where('channelNo', '=', channelNo)
    .executeTakeFirst()
  const newest = (state: 'VALID' | 'SUSPECT') =>
    db
      .selectFrom('meterReading')
      .select('stdReading')
      .where('companyCode', '=', companyCode)
      .where('meterId', '=', meterId)
      .where('channelNo', '=', channelNo)
      .where('source', '=', 'CARD')
      .where('state', '=', state)
      .orderBy('readAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  const [confirmed, doubted] = [await newest('VALID'), await newest('SUSPECT')]
  return {
    register: channel?.lastReading ?? null,
    confirmed: confirmed?.stdReading ?? null,
    doubted: doubted?.stdReading ?? null,
  }
}

/** What a card brought from its meter: the counter never goes back. */
export async function saveCardFile(
  db: Db,
  meter: { companyCode: string; meterId: string },
  file: { loadedSeq: number; remain: string },
  now: string,
): Promise<void> {
  await db
    .updateTable('meter')
    .set({
      purchaseSeq: sql`greatest(purchase_seq, ${file.loadedSeq}::int)`,
      remainVolume: file.remain,
      updatedAt: now,
    })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .execute()
}

export interface CardRegister {
  meterId: string
  readAt: string
  /** m³. */
  register: string
}

/** Valid registers of meters since a moment, by meter, the newest first; at most so many of each. */
export async function registersSince(
  db: Db,
  companyCode: string,
  meterIds: readonly string[],
  { from, channelNo, most }: { from: string; channelNo: string; most: number },
): Promise<CardRegister[]> {
  const { rows } = await sql<CardRegister>`
    select m.meter_id as "meterId", r.read_at as "readAt", r.std_reading as "register"
    from unnest(${sql.val([...meterIds])}::text[]) with ordinality as m(meter_id, place)
    cross join lateral (
      select read_at, std_reading from meter_reading
      where company_code = ${companyCode} and meter_id = m.meter_id and channel_no = ${channelNo}
        and read_at >= ${from} and state = 'VALID'
      order by read_at desc limit ${most}) r
    order by m.place, r.read_at desc`.execute(db)
  return rows
}

/** When a card last brought what is left in each of these meters, since a moment: what is left in a meter is as of then. */
export async function newestRest(
  db: Db,
  companyCode: string,
  meterIds: readonly string[],
  from: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ meterId: string; readAt: string }>`
    select m.meter_id as "meterId", r.read_at as "readAt" from unnest(${sql.val([...meterIds])}::text[]) as m(meter_id)
    cross join lateral (
      select read_at from meter_reading
      where company_code = ${companyCode} and meter_id = m.meter_id and source = 'CARD' and read_at >= ${from}
      order by read_at desc limit 1) r`.execute(db)
  return new Map(rows.map(({ meterId, readAt }) => [meterId, readAt]))
}
