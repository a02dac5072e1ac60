import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { ExtractionRecordTable } from '../../../db/tables.gen'

const recordFields = pick('extractionRecord', [
  'bp',
  'recordId',
  'orderNo',
  'childNo',
  'meterId',
  'usageDate',
  'meterVolume',
  'extractedVolume',
  'outVolume',
  'source',
  'adjustOf',
  'createdAt',
])
export type ExtractionRecord = Picked<'extractionRecord', typeof recordFields>

export async function insertRecords(db: Db, rows: Insertable<ExtractionRecordTable>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('extractionRecord').values(rows).execute()
}

const sums = {
  metered: sql<string>`coalesce(sum(meter_volume), 0)::numeric(16,2)`,
  extracted: sql<string>`coalesce(sum(extracted_volume), 0)::numeric(16,2)`,
  out: sql<string>`coalesce(sum(out_volume), 0)::numeric(16,2)`,
}

/** m³ taken by child, corrections counted; one without records is left out. */
export async function extractedOf(
  db: Db,
  bp: string,
  childNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (childNos.length === 0) return new Map()
  const rows = await db
    .selectFrom('extractionRecord')
    .select(['childNo', sums.extracted.as('extracted')])
    .where('bp', '=', bp)
    .where('childNo', 'in', [...childNos])
    .groupBy('childNo')
    .execute()
  return new Map(rows.map(({ childNo, extracted }) => [childNo, extracted]))
}

/** What a meter's day was counted to one child, corrections counted. */
export interface Counted {
  childNo: string
  meterId: string
  usageDate: string
  metered: string
  extracted: string
  out: string
}

const counted = (db: Db, bp: string) =>
  db
    .selectFrom('extractionRecord')
    .select([
      'childNo',
      'meterId',
      'usageDate',
      sums.metered.as('metered'),
      sums.extracted.as('extracted'),
      sums.out.as('out'),
    ])
    .where('bp', '=', bp)
    .groupBy(['childNo', 'meterId', 'usageDate'])
    .orderBy('usageDate')
    .orderBy('meterId')

export const countedOfChild = (db: Db, bp: string, childNo: string): Promise<Counted[]> =>
  counted(db, bp).where('childNo', '=', childNo).execute()

/** What was counted of a customer's meters from one day to another, both included. */
export const countedBetween = (db: Db, bp: string, from: string, to: string): Promise<Counted[]> =>
  counted(db, bp).where('usageDate', '>=', from).where('usageDate', '<=', to).execute()

/** First records of meters' days: what a correction belongs to. */
export const originalsBetween = (db: Db, bp: string, from: string, to: string): Promise<ExtractionRecord[]> =>
  db
    .selectFrom('extractionRecord')
    .select(recordFields)
    .where('bp', '=', bp)
    .where('source', '<>', 'ADJUST')
    .where('usageDate', '>=', from)
    .where('usageDate', '<=', to)
    .execute()

/** m³ of meters that packages have covered, by meter and day, from one day to another, both included (AE-17a). */
export async function coveredOf(
  db: Db,
  bp: string,
  { meterIds, from, to }: { meterIds: readonly string[]; from: string; to: string },
): Promise<{ meterId: string; usageDate: string; covered: string }[]> {
  if (meterIds.length === 0) return []
  return db
    .selectFrom('extractionRecord')
    .select(['meterId', 'usageDate', sums.extracted.as('covered')])
    .where('bp', '=', bp)
    .where('meterId', 'in', [...meterIds])
    .where('usageDate', '>=', from)
    .where('usageDate', '<=', to)
    .groupBy(['meterId', 'usageDate'])
    .execute()
}

/** The same by the price of the cycle that covers it; null before the price of a cycle is known (K-17). */
export async function coveredByPrice(
  db: Db,
  bp: string,
  { meterIds, from, to }: { meterIds: readonly string[]; from: string; to: string },
): Promise<{ unitPrice: string | null; covered: string }[]> {
  if (meterIds.length === 0) return []
  return db
    .selectFrom('extractionRecord as r')
    .innerJoin('childOrder as c', (join) => join.onRef('c.bp', '=', 'r.bp').onRef('c.childNo', '=', 'r.childNo'))
    .select(['c.unitPrice', sums.extracted.as('covered')])
    .where('r.bp', '=', bp)
    .where('r.meterId', 'in', [...meterIds])
    .where('r.usageDate', '>=', from)
    .where('r.usageDate', '<=', to)
    .groupBy('c.unitPrice')
    .execute()
}

export interface RecordFilter {
  bp: string
  orderNo?: string | undefined
  childNo?: string | undefined
  meterId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const chosen = (db: Db, { bp, orderNo, childNo, meterId, from, to }: RecordFilter) => {
  let query = db.selectFrom('extractionRecord').where('bp', '=', bp)
  if (orderNo !== undefined) query = query.where('orderNo', '=', orderNo)
  if (childNo !== undefined) query = query.where('childNo', '=', childNo)
  if (meterId !== undefined) query = query.where('meterId', '=', meterId)
  if (from !== undefined) query = query.where('usageDate', '>=', from)
  if (to !== undefined) query = query.where('usageDate', '<=', to)
  return query
}

/** One page of records, the newest first, with count and sums over all of them. */
export async function recordPage(db: Db, filter: RecordFilter, page: { limit: number; offset: number }) {
  const rows = await chosen(db, filter)
    .select(recordFields)
    .orderBy('usageDate', 'desc')
    .orderBy('recordId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const all = await chosen(db, filter)
    .select([sql<number>`count(*)::int`.as('total'), sums.extracted.as('extracted'), sums.out.as('out')])
    .executeTakeFirstOrThrow()
  return { rows, ...all }
}

/** m³ taken by child up to and with each of some records, in the order in which they were counted. */
export async function cumulativeOf(
  db: Db,
  bp: string,
  records: readonly Pick<ExtractionRecord, 'recordId' | 'childNo'>[],
): Promise<ReadonlyMap<string, string>> {
  if (records.length === 0) return new Map()
  const childNos = [...new Set(records.map(({ childNo }) => childNo))]
  const counted = db
    .selectFrom('extractionRecord')
    .select([
      'recordId',
      sql<string>`(sum(extracted_volume) over (partition by child_no order by usage_date, record_id))::numeric(16,2)`.as(
        'cumulative',
      ),
    ])
    .where('bp', '=', bp)
    .where('childNo', 'in', childNos)
  const rows = await db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .where(
      'recordId',
      'in',
      records.map(({ recordId }) => recordId),
    )
    .execute()
  return new Map(rows.map(({ recordId, cumulative }) => [recordId, cumulative]))
}
