import { sql } from 'kysely'
import { leadTabs, UNFINISHED, type LeadStatus, type LeadTarget } from '@domain/statuses/demand-lead'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import type { NewRow, Row } from '../../db/rows'

export type Lead = Row<'demandLead'>
export type Quote = Row<'leadQuote'>
export type FollowUp = Row<'leadFollow'>

/** The id of a customer's lead by its number. */
export const idOfNo = (db: Db, bp: string, leadNo: string): Promise<Pick<Lead, 'leadId'> | undefined> =>
  db.selectFrom('demandLead').select('leadId').where('bp', '=', bp).where('leadNo', '=', leadNo).executeTakeFirst()

/** Customer and id of a lead of this company. */
export const keyOfNo = (
  db: Db,
  companyCode: string,
  leadNo: string,
): Promise<Pick<Lead, 'bp' | 'leadId'> | undefined> =>
  db
    .selectFrom('demandLead')
    .select(['bp', 'leadId'])
    .where('companyCode', '=', companyCode)
    .where('leadNo', '=', leadNo)
    .executeTakeFirst()

/** The newest unfinished lead of a customer about this thing; `userId`: of this user alone; `since`: filed since then. */
export async function unfinishedOf(
  db: Db,
  of: { bp: string; targetType: LeadTarget; targetId: string; userId?: string; since?: string },
): Promise<string | undefined> {
  let query = db
    .selectFrom('demandLead')
    .select('leadNo')
    .where('bp', '=', of.bp)
    .where('targetType', '=', of.targetType)
    .where('targetId', '=', of.targetId)
    .where('state', 'in', [...UNFINISHED])
  if (of.userId !== undefined) query = query.where('userId', '=', of.userId)
  if (of.since !== undefined) query = query.where('createdAt', '>', of.since)
  return (await query.orderBy('leadId', 'desc').limit(1).executeTakeFirst())?.leadNo
}

/** Leads of a customer with an open quote; `userId`: of this user alone. */
export async function countQuoted(db: Db, { bp, userId }: { bp: string; userId?: string }): Promise<number> {
  return countOf(
    db
      .selectFrom('demandLead')
      .where('bp', '=', bp)
      .where('state', '=', 'quoted')
      .$if(userId !== undefined, (q) => q.where('userId', '=', userId ?? '')),
  )
}

/** Leads that a user has filed since a moment, whatever the customer. */
export async function filedSince(db: Db, userId: string, since: string): Promise<number> {
  return countOf(db.selectFrom('demandLead').where('userId', '=', userId).where('createdAt', '>=', since))
}

/** Leads about each product filed since a moment, of all customers. */
export async function countsByProduct(db: Db, since: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('demandLead')
    .select(['targetId', sql<number>`count(*)::int`.as('n')])
    .where('targetType', '=', 'product')
    .where('createdAt', '>=', since)
    .groupBy('targetId')
    .execute()
  return new Map(rows.map(({ targetId, n }) => [targetId, n]))
}

export interface QueueFilter {
  state?: LeadStatus | undefined
  adviserId?: string | undefined
}

const queued = (db: Db, companyCode: string, { state, adviserId }: QueueFilter) =>
  db
    .selectFrom('demandLead')
    .where('companyCode', '=', companyCode)
    .where('state', 'in', state === undefined ? [...leadTabs.doing] : [state])
    .$if(adviserId !== undefined, (q) => q.where('adviserId', '=', adviserId ?? ''))

/** Open leads of a company: those without the promised contact first, then by the promise. */
export const queueOf = (
  db: Db,
  companyCode: string,
  filter: QueueFilter,
  page: { offset: number; limit: number },
): Promise<Lead[]> =>
  queued(db, companyCode, filter)
    .selectAll()
    .orderBy('overdue', 'desc')
    .orderBy('firstContactDueAt')
    .orderBy('leadId')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const queueCounts = (db: Db, companyCode: string, filter: QueueFilter) =>
  queued(db, companyCode, filter)
    .select([sql<number>`count(*)::int`.as('n'), sql<number>`(count(*) filter (where overdue))::int`.as('late')])
    .executeTakeFirstOrThrow()

export const insertFollowUp = (db: Db, row: NewRow<'leadFollow'>) => db.insertInto('leadFollow').values(row).execute()

/** Follow-ups, the newest first. */
export const followUpsOf = (db: Db, { bp, leadId }: Lead, onlyVisible: boolean): Promise<FollowUp[]> =>
  db
    .selectFrom('leadFollow')
    .selectAll()
    .where('bp', '=', bp)
    .where('leadId', '=', leadId)
    .$if(onlyVisible, (q) => q.where('visible', '=', true))
    .orderBy('followId', 'desc')
    .limit(200)
    .execute()

/** Quotes of a lead, the newest first. */
export const quotesOf = (db: Db, { bp, leadId }: Pick<Lead, 'bp' | 'leadId'>): Promise<Quote[]> =>
  db
    .selectFrom('leadQuote')
    .selectAll()
    .where('bp', '=', bp)
    .where('leadId', '=', leadId)
    .orderBy('quoteNo', 'desc')
    .limit(50)
    .execute()

/** A quote with its enquiry; undefined: there is none. */
export async function findQuote(
  db: Db,
  key: Pick<Quote, 'bp' | 'leadId' | 'quoteNo'>,
): Promise<{ quote: Quote; lead: Pick<Lead, 'leadNo' | 'targetName'> } | undefined> {
  const quote = await db
    .selectFrom('leadQuote')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('leadId', '=', key.leadId)
    .where('quoteNo', '=', key.quoteNo)
    .executeTakeFirst()
  const lead = await db
    .selectFrom('demandLead')
    .select(['leadNo', 'targetName'])
    .where('bp', '=', key.bp)
    .where('leadId', '=', key.leadId)
    .executeTakeFirst()
  return quote && lead && { quote, lead }
}

/** Versions that a lead's quotes have had so far. */
export async function lastVersion(db: Db, { bp, leadId }: Pick<Lead, 'bp' | 'leadId'>): Promise<number> {
  const row = await db
    .selectFrom('leadQuote')
    .select('version')
    .where('bp', '=', bp)
    .where('leadId', '=', leadId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

export const insertQuote = (db: Db, row: NewRow<'leadQuote'>) => db.insertInto('leadQuote').values(row).execute()

/** Changes the open quote of a lead, if there is one: its end, or the coupon that it is accepted with. */
export const changeOpenQuote = (
  db: Db,
  { bp, leadId }: Pick<Lead, 'bp' | 'leadId'>,
  set: (Pick<Quote, 'status' | 'updatedAt'> & { rejectReason?: string }) | { couponCode: string; discount: string },
) =>
  db
    .updateTable('leadQuote')
    .set(set)
    .where('bp', '=', bp)
    .where('leadId', '=', leadId)
    .where('status', '=', 'open')
    .execute()
