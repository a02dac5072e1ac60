import { sql } from 'kysely'
import type { DateText } from '@domain/date'
import { chained, type LedgerRow, type RowText } from '@domain/draw/ledger'
import type { Db } from '../../db/connect'
import type { NewRow, Row } from '../../db/rows'

/** A draw of a company, by the number of its activity or campaign. */
export interface DrawKey {
  companyCode: string
  drawId: string
}

/** Rows that follow row `after` of a ledger, in their order. */
export async function rowsAfter(
  db: Db,
  { companyCode, drawId }: DrawKey,
  after: number,
  limit: number,
): Promise<(LedgerRow & { rowNo: number })[]> {
  const rows = await db
    .selectFrom('drawEntry')
    .select(['rowNo', 'hash', 'body'])
    .where('companyCode', '=', companyCode)
    .where('drawId', '=', drawId)
    .where('rowNo', '>', after)
    .orderBy('rowNo')
    .limit(limit)
    .execute()
  return rows.map(({ rowNo, hash, body }) => ({ rowNo, hash, text: body }))
}

/** The row with the seed of a draw of gas (N-13): the only one of its kind, found by an index of its own. */
export const seedRow = (
  db: Db,
  { companyCode, drawId }: DrawKey,
): Promise<{ rowNo: number; body: string } | undefined> =>
  db
    .selectFrom('drawEntry')
    .select(['rowNo', 'body'])
    .where('companyCode', '=', companyCode)
    .where('drawId', '=', drawId)
    // A literal, as in the index: a plan for any value would not find it.
    .where(sql<boolean>`body like '{"is":"SEED",%'`)
    .executeTakeFirst()

/** The number and the hash of the last row; 0 and '' before the first. */
export async function headOf(db: Db, { companyCode, drawId }: DrawKey): Promise<{ rowNo: number; hash: string }> {
  const row = await db
    .selectFrom('drawEntry')
    .select(['rowNo', 'hash'])
    .where('companyCode', '=', companyCode)
    .where('drawId', '=', drawId)
    .orderBy('rowNo', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { rowNo: 0, hash: '' }
}

/** Adds rows behind the last one. Whatever the draw belongs to is locked. */
export async function addRows<T extends RowText>(db: Db, key: DrawKey, texts: readonly T[], at: string): Promise<void> {
  const { rowNo, hash } = await headOf(db, key)
  const rows = chained(hash, texts).map((row, index) => ({
    companyCode: key.companyCode,
    drawId: key.drawId,
    rowNo: rowNo + index + 1,
    hash: row.hash,
    body: row.text,
    at,
  }))
  for (let start = 0; start < rows.length; start += 1000)
    await db
      .insertInto('drawEntry')
      .values(rows.slice(start, start + 1000))
      .execute()
}

/** Hashes of all rows that a company's draws wrote from one moment to another, in the order of draws and rows. */
export async function hashesBetween(db: Db, companyCode: string, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('drawEntry')
    .select('hash')
    .where('companyCode', '=', companyCode)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('drawId')
    .orderBy('rowNo')
    .execute()
  return rows.map(({ hash }) => hash)
}

export interface PlacedRow extends LedgerRow {
  rowNo: number
  /** Hash of the row before; '' before the first. */
  before: string
}

/** Rows of a ledger by their numbers, each with the hash of the row before. */
export async function rowsAt(
  db: Db,
  { companyCode, drawId }: DrawKey,
  rowNos: readonly number[],
): Promise<ReadonlyMap<number, PlacedRow>> {
  const places = [...new Set(rowNos.flatMap((rowNo) => [rowNo - 1, rowNo]))]
  const rows = await db
    .selectFrom('drawEntry')
    .select(['rowNo', 'hash', 'body'])
    .where('companyCode', '=', companyCode)
    .where('drawId', '=', drawId)
    .where('rowNo', 'in', places)
    .execute()
  const hashOf = new Map(rows.map(({ rowNo, hash }) => [rowNo, hash]))
  return new Map(
    rows.map(({ rowNo, hash, body }) => [rowNo, { rowNo, before: hashOf.get(rowNo - 1) ?? '', hash, text: body }]),
  )
}

/** What the public source gave for a day. */
export const beaconOfDay = (db: Db, day: DateText): Promise<Row<'drawBeacon'> | undefined> =>
  db.selectFrom('drawBeacon').selectAll().where('day', '=', day).executeTakeFirst()

/** Keeps the value of a day; the first one stays. */
export async function saveBeacon(db: Db, row: NewRow<'drawBeacon'>): Promise<void> {
  await db
    .insertInto('drawBeacon')
    .values(row)
    .onConflict((c) => c.column('day').doNothing())
    .execute()
}
