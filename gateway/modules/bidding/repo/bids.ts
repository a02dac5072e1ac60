import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { NgBidTable } from '../../../db/tables.gen'
import type { ActivityKey, Bid, BidKey } from '../types'

export const insertBid = (db: Db, row: NewRow<'ngBid'>) => db.insertInto('ngBid').values(row).execute()

const byKey = (db: Db, { bp, bidNo }: BidKey) =>
  db.selectFrom('ngBid').selectAll().where('bp', '=', bp).where('bidNo', '=', bidNo)

export const findBid = (db: Db, key: BidKey): Promise<Bid | undefined> => byKey(db, key).executeTakeFirst()

/** Under its row lock, after the account's. */
export const lockBid = (db: Db, key: BidKey): Promise<Bid | undefined> => byKey(db, key).forUpdate().executeTakeFirst()

/** Columns other than the state; the version moves with them. The row is locked. */
export async function changeBid(
  db: Db,
  { bp, bidNo }: BidKey,
  set: Omit<Updateable<NgBidTable>, 'state' | 'version'>,
): Promise<void> {
  await db
    .updateTable('ngBid')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('bp', '=', bp)
    .where('bidNo', '=', bidNo)
    .execute()
}

/** The customer's bid in an activity that is not withdrawn. */
export const ownBid = (db: Db, bp: string, ngId: string): Promise<Bid | undefined> =>
  db
    .selectFrom('ngBid')
    .selectAll()
    .where('bp', '=', bp)
    .where('ngId', '=', ngId)
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirst()

/** The customer's bids in some activities, the newest last. */
export const ownBids = (db: Db, bp: string, ngIds: readonly string[]): Promise<Bid[]> =>
  ngIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('ngBid').selectAll().where('bp', '=', bp).where('ngId', 'in', ngIds).orderBy('createdAt').execute()

/** Customers that take part, by activity (N-05). */
export async function participants(
  db: Db,
  companyCode: string,
  ngIds: readonly string[],
): Promise<Map<string, number>> {
  if (ngIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ngBid')
    .select(['ngId', sql<number>`count(distinct bp)::int`.as('n')])
    .where('companyCode', '=', companyCode)
    .where('ngId', 'in', ngIds)
    .where('state', '<>', 'WITHDRAWN')
    .groupBy('ngId')
    .execute()
  return new Map(rows.map(({ ngId, n }) => [ngId, n]))
}

/** Bids of an activity in some states, by number. */
export const bidsIn = (db: Db, { companyCode, ngId }: ActivityKey, states: readonly Bid['state'][]): Promise<Bid[]> =>
  db
    .selectFrom('ngBid')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('ngId', '=', ngId)
    .where('state', 'in', states)
    .orderBy('bidNo')
    .execute()

export interface Award extends BidKey {
  rank: number
  volume: string
  price: string | null
  candidateVolume: string
  won?: readonly string[]
}

/** What the clearing gave, for all bids of an activity in one statement (N-08). */
export async function saveAwards(db: Db, awards: readonly Award[]): Promise<void> {
  const rows = awards.map(({ bp, bidNo, rank, volume, price, candidateVolume, won = [] }) => ({
    bp,
    bid_no: bidNo,
    rank,
    volume,
    price,
    candidate: candidateVolume,
    won: `{${won.join(',')}}`,
  }))
  await sql`update ng_bid b set bid_rank = a.rank, award_volume = a.volume, award_price = a.price,
      candidate_volume = a.candidate, won_entries = a.won::text[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a (bp text, bid_no text, rank int, volume numeric, price numeric, candidate numeric, won text)
    where b.bp = a.bp and b.bid_no = a.bid_no`.execute(db)
}

/** The numbers that lots were given at the close. */
export async function saveNumbers(db: Db, numbers: readonly (BidKey & { entryFrom: number })[]): Promise<void> {
  const rows = numbers.map(({ bp, bidNo, entryFrom }) => ({ bp, bid_no: bidNo, entry_from: entryFrom }))
  await sql`update ng_bid b set entry_from = n.entry_from
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (bp text, bid_no text, entry_from int)
    where b.bp = n.bp and b.bid_no = n.bid_no`.execute(db)
}

export type Due = Pick<Bid, 'bp' | 'companyCode' | 'bidNo'>

/** Bids of activities that have gone on: closed without their margin, published, ended or cancelled. */
export async function dueBids(db: Db, after: string, limit: number): Promise<Due[]> {
  return db
    .selectFrom('ngBid as b')
    .innerJoin('ngActivity as a', (join) =>
      join.onRef('a.companyCode', '=', 'b.companyCode').onRef('a.ngId', '=', 'b.ngId'),
    )
    .select(['b.bp', 'b.companyCode', 'b.bidNo'])
    .where('b.state', 'in', ['SIGNED_UP', 'WAIT_MARGIN', 'VALID', 'CANDIDATE'])
    .where('b.bidNo', '>', after)
    .where((eb) =>
      eb.or([
        eb('a.state', 'in', ['CANCELLED', 'FAILED', 'FINISHED']),
        eb.and([eb('a.state', '=', 'PUBLISHED'), eb('b.state', '=', 'VALID')]),
        eb.and([eb('a.clearedAt', 'is not', null), eb('b.state', 'in', ['SIGNED_UP', 'WAIT_MARGIN'])]),
      ]),
    )
    .orderBy('b.bidNo')
    .limit(limit)
    .execute()
}

/** Wins not confirmed in time; one with an order that waits for its signature ends with that (N-12). */
export const lapsedWins = (db: Db, now: string, after: string, limit: number): Promise<Due[]> =>
  db
    .selectFrom('ngBid')
    .select(['bp', 'companyCode', 'bidNo'])
    .where('state', 'in', ['WON', 'PART_WON'])
    .where('confirmDeadline', '<=', now)
    .where('orderNo', 'is', null)
    .where('bidNo', '>', after)
    .orderBy('bidNo')
    .limit(limit)
    .execute()

export async function nextLapse(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('ngBid')
    .select(({ fn }) => fn.min('confirmDeadline').as('at'))
    .where('state', 'in', ['WON', 'PART_WON'])
    .where('confirmDeadline', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

/** When a customer last renounced a win; null for never (K-02, CREDIT). */
export async function lastDefaulted(db: Db, bp: string): Promise<string | null> {
  const row = await db
    .selectFrom('ngBid')
    .select(({ fn }) => fn.max('finishedAt').as('at'))
    .where('bp', '=', bp)
    .where('state', '=', 'DEFAULTED')
    .executeTakeFirst()
  return row?.at ?? null
}

const WON: readonly Bid['state'][] = ['WON', 'PART_WON', 'CONFIRMED', 'DEFAULTED']

/** Winners of an activity by rank; `word` is a part of the name. */
export async function winnersOf(
  db: Db,
  { companyCode, ngId }: ActivityKey,
  word: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Bid[]; total: number }> {
  const query = db
    .selectFrom('ngBid')
    .where('companyCode', '=', companyCode)
    .where('ngId', '=', ngId)
    .where('awardVolume', '>', '0')
    .where('offerRound', '=', 0)
    .where('state', 'in', ['VALID', ...WON])
    .$if(word !== '', (q) => q.where(sql<boolean>`position(${word} in customer_name) > 0`))
  const rows = await query.selectAll().orderBy('bidRank').orderBy('bidNo').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(query) }
}

/** Candidates before this one that still wait. */
export async function candidatesBefore(db: Db, { companyCode, ngId, bidRank }: Bid): Promise<number> {
  return countOf(
    db
      .selectFrom('ngBid')
      .where('companyCode', '=', companyCode)
      .where('ngId', '=', ngId)
      .where('state', '=', 'CANDIDATE')
      .where('bidRank', '<', bidRank),
  )
}

export type Change = Row<'ngBidChange'>

export const insertChange = (db: Db, row: NewRow<'ngBidChange'>) => db.insertInto('ngBidChange').values(row).execute()

/** What was offered, the newest first. */
export const changesOf = (db: Db, { bp, bidNo }: BidKey): Promise<Change[]> =>
  db
    .selectFrom('ngBidChange')
    .selectAll()
    .where('bp', '=', bp)
    .where('bidNo', '=', bidNo)
    .orderBy('revision', 'desc')
    .execute()
