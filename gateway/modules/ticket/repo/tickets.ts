import { sql } from 'kysely'
import type { TicketStatus, TicketType } from '@domain/statuses/service-ticket'
import { ticketTabs } from '@domain/statuses/service-ticket'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { lockByName } from '../../../db/lock'
import type { NewRow, Row } from '../../../db/rows'
import { stateIn } from '../../../db/state-in'

export type Ticket = Row<'serviceTicket'>

/** The customer number of a ticket of this company. */
export const bpOfTicket = async (db: Db, companyCode: string, ticketId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('serviceTicket')
      .select('bp')
      .where('companyCode', '=', companyCode)
      .where('ticketId', '=', ticketId)
      .executeTakeFirst()
  )?.bp

/** The id of a ticket by its number. */
export const idOfNo = async (db: Db, bp: string, ticketNo: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('serviceTicket')
      .select('ticketId')
      .where('bp', '=', bp)
      .where('ticketNo', '=', ticketNo)
      .executeTakeFirst()
  )?.ticketId

/** Filings of one user wait for each other, for whatever customer they are. */
export const lockFiler = (db: Db, userId: string): Promise<void> => lockByName(db, 'filer', userId)

/** Tickets that a user has filed since a moment, for whatever customer; without those that the product filed for the user. */
export async function filedSince(db: Db, userId: string, since: string): Promise<number> {
  return countOf(
    db
      .selectFrom('serviceTicket')
      .where('userId', '=', userId)
      .where('source', '<>', 'SYSTEM')
      .where('createdAt', '>=', since),
  )
}

/** Open tickets of a subtype, the newest first; at most `limit`. */
export const openOfSubtype = (db: Db, bp: string, subtype: Ticket['subtype'], limit: number) =>
  db
    .selectFrom('serviceTicket')
    .select(['ticketId', 'userId', 'contactPhoneIndex', 'meterNo'])
    .where('bp', '=', bp)
    .where('subtype', '=', subtype)
    .where(stateIn(ticketTabs.OPEN))
    .orderBy('ticketId', 'desc')
    .limit(limit)
    .execute()

/** Tickets with a deadline to check; a page of them after an id. */
export const dueTickets = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('serviceTicket')
    .select(['bp', 'companyCode', 'ticketId'])
    .where('nextDue', '<=', now)
    .where('ticketId', '>', after)
    .orderBy('ticketId')
    .limit(limit)
    .execute()

export const nextDueTicket = async (db: Db, now: string): Promise<string | null> =>
  (
    await db
      .selectFrom('serviceTicket')
      .select(({ fn }) => fn.min('nextDue').as('at'))
      .where('nextDue', '>', now)
      .executeTakeFirst()
  )?.at ?? null

export interface QueueFilter {
  companyCode: string
  ticketType?: TicketType | undefined
  states: readonly TicketStatus[]
}

const queued = (db: Db, { companyCode, ticketType, states }: QueueFilter) =>
  db
    .selectFrom('serviceTicket')
    .where('companyCode', '=', companyCode)
    .where('state', 'in', [...states])
    .$if(ticketType !== undefined, (q) => q.where('ticketType', '=', ticketType ?? 'REPAIR'))

/** Open tickets, those with the least time left first. Tickets without a running promise come last. */
export const queueOf = (db: Db, filter: QueueFilter, page: { offset: number; limit: number }): Promise<Ticket[]> =>
  queued(db, filter)
    .selectAll()
    .orderBy(({ eb }) => eb('state', '=', 'SUSPENDED'))
    .orderBy(({ eb }) => eb('overdueStep', '=', 'NONE'))
    .orderBy('nextDue', (by) => by.asc().nullsLast())
    .orderBy('ticketId')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const queueCounts = (db: Db, filter: QueueFilter) =>
  queued(db, filter)
    .select(({ fn, eb }) => [
      'ticketType',
      fn.countAll<string>().as('n'),
      fn
        .countAll<string>()
        .filterWhere(eb('overdueStep', '<>', 'NONE'))
        .as('late'),
    ])
    .groupBy('ticketType')
    .execute()

export const insertLog = (db: Db, row: NewRow<'ticketLog'>) => db.insertInto('ticketLog').values(row).execute()

export interface OpenIn {
  subtypes: readonly Ticket['subtype'][]
  meterNos: readonly string[]
  /** Moments; the end is none of it. */
  from: string
  to: string
}

/** Whether one about any of these is not over. */
export const hasOpen = async (
  db: Db,
  bp: string,
  subtypes: readonly Ticket['subtype'][],
  meterNo?: string,
): Promise<boolean> =>
  (await db
    .selectFrom('serviceTicket')
    .select('ticketId')
    .where('bp', '=', bp)
    .where('subtype', 'in', [...subtypes])
    .where(stateIn(ticketTabs.OPEN))
    .$if(meterNo !== undefined, (query) => query.where('meterNo', '=', meterNo ?? ''))
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Whether one about any of these and one of some meters was worked on at a moment of a span. One that was withdrawn or sent back says
 * nothing.
 */
export const wasOpen = async (db: Db, bp: string, { subtypes, meterNos, from, to }: OpenIn): Promise<boolean> =>
  meterNos.length > 0 &&
  (await db
    .selectFrom('serviceTicket')
    .select('ticketId')
    .where('bp', '=', bp)
    .where('subtype', 'in', [...subtypes])
    .where('meterNo', 'in', [...meterNos])
    .where('state', 'not in', ['CANCELLED', 'REJECTED'])
    .where('createdAt', '<', to)
    .where(sql<boolean>`coalesce(resolved_at, closed_at, 'infinity') > ${from}::timestamptz`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** What happened, the newest first. */
export const logsOf = (db: Db, bp: string, ticketId: string, onlyVisible: boolean) =>
  db
    .selectFrom('ticketLog')
    .selectAll()
    .where('bp', '=', bp)
    .where('ticketId', '=', ticketId)
    .$if(onlyVisible, (q) => q.where('visible', '=', true))
    .orderBy('logId', 'desc')
    .limit(200)
    .execute()

export const ratingOf = (db: Db, bp: string, ticketId: string) =>
  db.selectFrom('ticketEvaluation').selectAll().where('bp', '=', bp).where('ticketId', '=', ticketId).executeTakeFirst()

/** Ratings of several tickets, in one statement. */
export const ratingsByKeys = async (db: Db, keys: readonly { bp: string; id: string }[]) =>
  keys.length === 0
    ? []
    : db
        .selectFrom('ticketEvaluation')
        .selectAll()
        .where((eb) => eb.or(keys.map(({ bp, id }) => eb.and([eb('bp', '=', bp), eb('ticketId', '=', id)]))))
        .execute()

/** False: the ticket has been rated before. */
export const insertRating = async (db: Db, row: NewRow<'ticketEvaluation'>): Promise<boolean> =>
  (await db
    .insertInto('ticketEvaluation')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'ticketId']).doNothing())
    .returning('ticketId')
    .executeTakeFirst()) !== undefined

export const ratingsOfUser = (db: Db, userId: string) =>
  db.selectFrom('ticketEvaluation').selectAll().where('userId', '=', userId).orderBy('at', 'desc').execute()
