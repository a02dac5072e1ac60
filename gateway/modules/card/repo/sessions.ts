import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { NfcRecordTable, NfcSessionTable } from '../../../db/tables.gen'

const sessionFields = pick('nfcSession', [
  'bp',
  'companyCode',
  'sessionId',
  'cardNo',
  'gasOrderId',
  'subNo',
  'mode',
  'platform',
  'userId',
  'loginId',
  'userMask',
  'state',
  'challenge',
  'cardUid',
  'imageBefore',
  'imageWanted',
  'isRewrite',
  'seqBefore',
  'startedAt',
  'expireAt',
])
export type NfcSession = Picked<'nfcSession', typeof sessionFields>

const LIVE = ['OPEN', 'AUTHED', 'WRITING', 'VERIFYING'] as const

export async function insertSession(db: Db, row: Insertable<NfcSessionTable>): Promise<void> {
  await db.insertInto('nfcSession').values(row).execute()
}

export const findSession = (db: Db, bp: string, sessionId: string) =>
  db
    .selectFrom('nfcSession')
    .select(sessionFields)
    .where('bp', '=', bp)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()

/** A session of a company by its id alone. */
export const sessionOfCompany = (db: Db, companyCode: string, sessionId: string) =>
  db
    .selectFrom('nfcSession')
    .select('bp')
    .where('companyCode', '=', companyCode)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()

export const lockSession = (db: Db, bp: string, sessionId: string) =>
  db
    .selectFrom('nfcSession')
    .select(sessionFields)
    .where('bp', '=', bp)
    .where('sessionId', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()

/** The session that has the card now. */
export const liveSession = (db: Db, bp: string, cardNo: string): Promise<NfcSession | undefined> =>
  db
    .selectFrom('nfcSession')
    .select(sessionFields)
    .where('bp', '=', bp)
    .where('cardNo', '=', cardNo)
    .where('state', 'in', LIVE)
    .executeTakeFirst()

export async function countSessions(db: Db, userId: string, since: string): Promise<number> {
  return countOf(db.selectFrom('nfcSession').where('userId', '=', userId).where('startedAt', '>=', since))
}

/** Live sessions past their end. */
export const overdueSessions = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('nfcSession')
    .select(['bp', 'sessionId'])
    .where('state', 'in', LIVE)
    .where('expireAt', '<=', now)
    .where('sessionId', '>', after)
    .orderBy('sessionId')
    .limit(limit)
    .execute()

export async function nextEnd(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('nfcSession')
    .select(({ fn }) => fn.min('expireAt').as('at'))
    .where('state', 'in', LIVE)
    .where('expireAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function insertRecord(db: Db, row: Insertable<NfcRecordTable>): Promise<void> {
  await db.insertInto('nfcRecord').values(row).execute()
}

const recordFields = pick('nfcRecord', [
  'recordId',
  'sessionId',
  'gasOrderId',
  'subNo',
  'cardNo',
  'mode',
  'result',
  'failCode',
  'message',
  'card',
  'volume',
  'amount',
  'seqBefore',
  'seqAfter',
  'userMask',
  'endedAt',
])

export const recordOfSession = (db: Db, bp: string, sessionId: string) =>
  db
    .selectFrom('nfcRecord')
    .select(recordFields)
    .where('bp', '=', bp)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()

/** Records of an order, oldest first. */
export const recordsOfOrder = (db: Db, bp: string, gasOrderId: string) =>
  db
    .selectFrom('nfcRecord')
    .select(recordFields)
    .where('bp', '=', bp)
    .where('gasOrderId', '=', gasOrderId)
    .orderBy('endedAt')
    .orderBy('recordId')
    .execute()

export interface RecordFilter {
  bp: string
  cardNo?: string | undefined
  result?: NfcRecordTable['result'] | undefined
  from: string
  to: string
}

const chosen = (db: Db, f: RecordFilter) => {
  let query = db
    .selectFrom('nfcRecord')
    .where('bp', '=', f.bp)
    .where('endedAt', '>=', f.from)
    .where('endedAt', '<', f.to)
  if (f.cardNo !== undefined) query = query.where('cardNo', '=', f.cardNo)
  if (f.result !== undefined) query = query.where('result', '=', f.result)
  return query
}

export async function pageOfRecords(db: Db, filter: RecordFilter, limit: number, offset: number) {
  const rows = await chosen(db, filter)
    .select(recordFields)
    .orderBy('endedAt', 'desc')
    .orderBy('recordId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(chosen(db, filter)) }
}
