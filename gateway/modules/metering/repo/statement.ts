import { sql } from 'kysely'
import type { OtherItem } from '../../../db/column-types'
import { jsonb, type Db } from '../../../db/connect'
import { prepared, preparedOne } from '../../../db/prepared'
import { pick, type Picked, type Row } from '../../../db/rows'
import type { AccountKey } from '../types'

export type { OtherItem }

/**
 * `carried` ≤ 0: what the adjustment took below what packages cover, left to the next statement (AE-26); `carriedIn`: what earlier statements left, a
 * part of `adjustVolume`.
 */
export type StatementLine = Omit<Row<'statementLine'>, 'bp' | 'statementId'>

export type StatementSegment = Omit<Row<'statementSegment'>, 'bp' | 'statementId'>

export const statementFields = pick('statement', [
  'bp',
  'companyCode',
  'statementId',
  'statementNo',
  'scope',
  'scopeKey',
  'billVersion',
  'billMonth',
  'periodFrom',
  'periodTo',
  'totalVolume',
  'otherItems',
  'totalAmount',
  'taxAmount',
  'netAmount',
  'state',
  'revision',
  'companySignName',
  'companySignAt',
  'customerSignUserId',
  'customerSignName',
  'customerSignAt',
  'signFileId',
  'signSha256',
  'confirmDeadline',
  'disputeCount',
  'billId',
])
export type Statement = Picked<'statement', typeof statementFields>

export interface FullStatement {
  head: Statement
  lines: StatementLine[]
  segments: StatementSegment[]
}

/** Writes a statement with its lines and segments: three statements. */
export async function insertStatement(db: Db, full: FullStatement, now: string): Promise<void> {
  const { head, lines, segments } = full
  const owner = { bp: head.bp, statementId: head.statementId }
  await db
    .insertInto('statement')
    .values({ ...head, otherItems: jsonb(head.otherItems), createdAt: now, updatedAt: now })
    .execute()
  if (lines.length > 0)
    await db
      .insertInto('statementLine')
      .values(lines.map((line) => ({ ...owner, ...line })))
      .execute()
  if (segments.length > 0)
    await db
      .insertInto('statementSegment')
      .values(segments.map((one) => ({ ...owner, ...one })))
      .execute()
}

/** Statements of the customer; VOID and DRAFT are not shown to customers (A 3.2). */
export async function statements(
  db: Db,
  key: AccountKey,
  filter: {
    meterIds?: readonly string[]
    year?: string
    months?: readonly string[]
    statementId?: string
  },
): Promise<Statement[]> {
  const rows = await db
    .selectFrom('statement')
    .select(statementFields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('state', 'not in', filter.statementId === undefined ? ['DRAFT', 'VOID'] : ['DRAFT'])
    .$if(filter.statementId !== undefined, (query) => query.where('statementId', '=', filter.statementId ?? ''))
    .$if(filter.year !== undefined, (query) => query.where('billMonth', 'like', `${filter.year}-%`))
    .$if(filter.months !== undefined, (query) => query.where('billMonth', 'in', [...(filter.months ?? []), '']))
    .$if(filter.meterIds !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('statementLine')
            .select('statementLine.meterId')
            .whereRef('statementLine.bp', '=', 'statement.bp')
            .whereRef('statementLine.statementId', '=', 'statement.statementId')
            .where('statementLine.meterId', 'in', [...(filter.meterIds ?? []), '']),
        ),
      ),
    )
    .orderBy('billMonth', 'desc')
    .orderBy('scopeKey')
    .execute()
  return rows
}

/** Month and deadline of each statement that waits for the customer's signature; deadline '' for one without. */
export async function pendingStatements(
  db: Db,
  key: AccountKey,
): Promise<{ billMonth: string; confirmDeadline: string }[]> {
  const rows = await pending(db, key)
  return rows.map(({ billMonth, confirmDeadline }) => ({ billMonth, confirmDeadline: confirmDeadline ?? '' }))
}
const pending = prepared((db, key: AccountKey) =>
  db
    .selectFrom('statement')
    .select(['billMonth', 'confirmDeadline'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where(sql<boolean>`state = 'PENDING'`),
)

/** A statement's head; a draft is not shown yet. */
export const headOf = preparedOne((db, p: AccountKey & { statementId: string }) =>
  db
    .selectFrom('statement')
    .select(statementFields)
    .where('bp', '=', p.bp)
    .where('companyCode', '=', p.companyCode)
    .where('statementId', '=', p.statementId)
    .where(sql<boolean>`state <> 'DRAFT'`),
)

/** The same, locked until the end of the transaction: signing, disputing and answering come one after the other (AE-23). */
export async function lockHead(db: Db, key: AccountKey, statementId: string): Promise<Statement | null> {
  const row = await db
    .selectFrom('statement')
    .select(statementFields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('statementId', '=', statementId)
    .where('state', '<>', 'DRAFT')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** All revisions of what a statement settles, void ones included, the newest first. */
export const revisionsOf = (
  db: Db,
  { bp, companyCode, billMonth, scopeKey }: Pick<Statement, 'bp' | 'companyCode' | 'billMonth' | 'scopeKey'>,
): Promise<Statement[]> =>
  db
    .selectFrom('statement')
    .select(statementFields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('billMonth', '=', billMonth)
    .where('scopeKey', '=', scopeKey)
    .where('state', '<>', 'DRAFT')
    .orderBy('revision', 'desc')
    .execute()

export async function linesOf(db: Db, bp: string, statementIds: readonly string[]): Promise<Row<'statementLine'>[]> {
  if (statementIds.length === 0) return []
  return db
    .selectFrom('statementLine')
    .selectAll()
    .where('bp', '=', bp)
    .where('statementId', 'in', [...statementIds])
    .orderBy('meterId')
    .orderBy('channelNo')
    .execute()
}

export async function segmentsOf(
  db: Db,
  bp: string,
  statementIds: readonly string[],
): Promise<Row<'statementSegment'>[]> {
  if (statementIds.length === 0) return []
  return db
    .selectFrom('statementSegment')
    .selectAll()
    .where('bp', '=', bp)
    .where('statementId', 'in', [...statementIds])
    .orderBy('meterId')
    .orderBy('channelNo')
    .orderBy('seq')
    .execute()
}

/** Meters of which a live statement settles a month. */
export async function settledMeters(db: Db, key: AccountKey, billMonth: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('statement as s')
    .innerJoin('statementLine as l', (join) =>
      join.onRef('l.bp', '=', 's.bp').onRef('l.statementId', '=', 's.statementId'),
    )
    .select('l.meterId')
    .distinct()
    .where('s.bp', '=', key.bp)
    .where('s.companyCode', '=', key.companyCode)
    .where('s.billMonth', '=', billMonth)
    .where('s.state', 'not in', ['DRAFT', 'VOID'])
    .execute()
  return new Set(rows.map(({ meterId }) => meterId))
}

/** PENDING statements with a deadline that has passed (AE-22). */
export function overdueStatements(
  db: Db,
  now: string,
  after: string,
  limit: number,
): Promise<{ bp: string; statementId: string }[]> {
  return db
    .selectFrom('statement')
    .select(['bp', 'statementId'])
    .where('state', '=', 'PENDING')
    .where('confirmDeadline', '<', now)
    .where('statementId', '>', after)
    .orderBy('statementId')
    .limit(limit)
    .execute()
}

/** When the next deadline after now is over. */
export async function nextDeadline(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('statement')
    .select(({ fn }) => fn.min('confirmDeadline').as('at'))
    .where('state', '=', 'PENDING')
    .where('confirmDeadline', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

/** One of them, taken for the job if it still is one; another gateway skips it. */
export async function takeOverdueStatement(
  db: Db,
  { bp, statementId }: { bp: string; statementId: string },
  now: string,
): Promise<Statement | null> {
  const row = await db
    .selectFrom('statement')
    .select(statementFields)
    .where('bp', '=', bp)
    .where('statementId', '=', statementId)
    .where('state', '=', 'PENDING')
    .where('confirmDeadline', '<', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

export interface SettledLine {
  meterId: string
  channelNo: string
  currReading: string
  readingSource: string
  settleVolume: string
  /** Left by all statements so far and not taken over by any (AE-26). */
  carried: string
  periodFrom: string
  periodTo: string
}

/**
 * Last settled line of each channel before a gas day: its register is where the next period starts. The old system's whole m³ do not
 * count. `carried` is a sum over all live lines, so what a revision changed after a later month had taken its part over comes right
 * with the next statement.
 */
export async function lastSettled(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  before: string,
): Promise<SettledLine[]> {
  if (meterIds.length === 0) return []
  const { rows } = await sql<SettledLine>`
    select distinct on (l.meter_id, l.channel_no) l.meter_id as "meterId", l.channel_no as "channelNo",
      l.curr_reading as "currReading", l.reading_source as "readingSource", l.settle_volume as "settleVolume",
      (sum(l.carried - l.carried_in) over (partition by l.meter_id, l.channel_no))::numeric(16,2) as carried, s.period_from as "periodFrom", s.period_to as "periodTo"
    from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
    where s.bp = ${key.bp} and s.company_code = ${key.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
      and s.period_to < ${before}::date and l.meter_id in (${sql.join([...meterIds])})
    order by l.meter_id, l.channel_no, s.period_to desc`.execute(db)
  return rows
}

/** Whether a live statement of these meters begins after a gas day. */
export async function hasLater(db: Db, key: AccountKey, meterIds: readonly string[], after: string): Promise<boolean> {
  if (meterIds.length === 0) return false
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
      where s.bp = ${key.bp} and s.company_code = ${key.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
        and s.period_from > ${after}::date and l.meter_id in (${sql.join([...meterIds])})
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}
