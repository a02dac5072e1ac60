import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { ContractNoticeTable } from '../../../db/tables.gen'

const fields = pick('contractNotice', [
  'bp',
  'noticeId',
  'companyCode',
  'contractId',
  'kind',
  'state',
  'daysLeft',
  'taskId',
  'ackBy',
  'ackAt',
  'createdAt',
])
export type Notice = Picked<'contractNotice', typeof fields>

export interface NoticeKey {
  bp: string
  noticeId: string
}

/** Answers whether it is new. */
export async function insertNotice(db: Db, row: Insertable<ContractNoticeTable>): Promise<boolean> {
  const made = await db
    .insertInto('contractNotice')
    .values(row)
    .onConflict((it) => it.columns(['bp', 'contractId', 'kind']).doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0) > 0
}

/** A contract that is to be signed again takes the notice of its task before; the letter is another one, not read yet. */
export async function replaceNotice(db: Db, row: Insertable<ContractNoticeTable>): Promise<void> {
  const { bp, contractId, kind } = row
  const old = db
    .selectFrom('contractNotice')
    .select('noticeId')
    .where('bp', '=', bp)
    .where('contractId', '=', contractId)
    .where('kind', '=', kind)
  await db.deleteFrom('contractNoticeRead').where('bp', '=', bp).where('noticeId', 'in', old).execute()
  await db
    .deleteFrom('contractNotice')
    .where('bp', '=', bp)
    .where('contractId', '=', contractId)
    .where('kind', '=', kind)
    .execute()
  await db.insertInto('contractNotice').values(row).execute()
}

export const findNotice = (db: Db, { bp, noticeId }: NoticeKey, lock = false): Promise<Notice | undefined> => {
  const query = db.selectFrom('contractNotice').select(fields).where('bp', '=', bp).where('noticeId', '=', noticeId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Notices of a customer, the newest first. */
export const noticesOf = (db: Db, bp: string): Promise<Notice[]> =>
  db.selectFrom('contractNotice').select(fields).where('bp', '=', bp).orderBy('noticeId', 'desc').execute()

/** A user has read it; the first time stays. */
export async function insertRead(db: Db, row: NoticeKey & { userId: string; readAt: string }): Promise<void> {
  await db
    .insertInto('contractNoticeRead')
    .values(row)
    .onConflict((it) => it.doNothing())
    .execute()
}

/** When a user read each of a customer's notices. */
export async function readsOf(db: Db, bp: string, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contractNoticeRead')
    .select(['noticeId', 'readAt'])
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .execute()
  return new Map(rows.map(({ noticeId, readAt }) => [noticeId, readAt]))
}

/** When each user read a notice. */
export async function readersOf(db: Db, { bp, noticeId }: NoticeKey): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contractNoticeRead')
    .select(['userId', 'readAt'])
    .where('bp', '=', bp)
    .where('noticeId', '=', noticeId)
    .execute()
  return new Map(rows.map(({ userId, readAt }) => [userId, readAt]))
}

/** UNREAD: no account has read it. UNACKED: read, and no account with the right to sign has acknowledged it (C-10). */
export type NoticeShare = 'UNREAD' | 'UNACKED'

/**
 * The newest notice of each contract of a company without a signed renewal, by what is still missing: nothing is to be acknowledged of a
 * contract that has ended.
 */
const missing = (companyCode: string, share: NoticeShare, endsFrom: string) => sql`
  from contract_notice n join contract c on c.bp = n.bp and c.contract_id = n.contract_id
  where n.company_code = ${companyCode} and n.state <> 'ACKED' and n.kind <> 'UNSIGNED'
    and c.state in ('EFFECTIVE', 'EXPIRED') and c.end_date >= ${endsFrom}::date
    and ${share === 'UNREAD' ? sql`n.state = 'UNREAD'` : sql`n.state = 'READ' and n.kind in ('EXPIRE_30', 'EXPIRE_7') and c.state = 'EFFECTIVE'`}
    and not exists (
      select from contract r where r.bp = c.bp and r.renew_of = c.contract_id and r.state in ('WAIT_EFFECT', 'EFFECTIVE')
    )
    and not exists (
      select from contract_notice later
      where later.bp = n.bp and later.contract_id = n.contract_id and later.kind <> 'UNSIGNED' and later.notice_id > n.notice_id
    )`

interface MissingNotice extends NoticeKey {
  contractId: string
  contractNo: string
  title: string
  kind: Notice['kind']
  endDate: string
  createdAt: string
}

export async function missingNotices(
  db: Db,
  of: { companyCode: string; share: NoticeShare; endsFrom: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<MissingNotice[]> {
  const { rows } = await sql<MissingNotice>`
    select n.bp, n.notice_id as "noticeId", n.contract_id as "contractId", c.contract_no as "contractNo", c.title, n.kind,
      c.end_date as "endDate", n.created_at as "createdAt"
    ${missing(of.companyCode, of.share, of.endsFrom)}
    order by c.end_date, n.notice_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countMissing(
  db: Db,
  of: { companyCode: string; share: NoticeShare; endsFrom: string },
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count ${missing(of.companyCode, of.share, of.endsFrom)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
