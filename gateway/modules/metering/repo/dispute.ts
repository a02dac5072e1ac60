import type { DisputeResult } from '@domain/statuses/statement'
import { jsonb, type Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'

export type Dispute = Row<'dispute'>

export async function insertDispute(db: Db, dispute: Dispute): Promise<void> {
  await db
    .insertInto('dispute')
    .values({ ...dispute, images: jsonb(dispute.images) })
    .execute()
}

export async function answerDispute(
  db: Db,
  dispute: Pick<Dispute, 'bp' | 'disputeId'>,
  answer: { reply: string | null; result: DisputeResult },
  now: string,
): Promise<void> {
  await db
    .updateTable('dispute')
    .set({ ...answer, repliedAt: now })
    .where('bp', '=', dispute.bp)
    .where('disputeId', '=', dispute.disputeId)
    .where('result', 'is', null)
    .execute()
}

/** Disputes of statements, the oldest first. */
export async function disputesOf(db: Db, bp: string, statementIds: readonly string[]): Promise<Dispute[]> {
  if (statementIds.length === 0) return []
  return db
    .selectFrom('dispute')
    .selectAll()
    .where('bp', '=', bp)
    .where('statementId', 'in', [...statementIds])
    .orderBy('submittedAt')
    .orderBy('disputeId')
    .execute()
}

/** One dispute of a customer; null when there is none. */
export async function findDispute(db: Db, bp: string, disputeId: string): Promise<Dispute | null> {
  const row = await db
    .selectFrom('dispute')
    .selectAll()
    .where('bp', '=', bp)
    .where('disputeId', '=', disputeId)
    .executeTakeFirst()
  return row ?? null
}

/** Disputes of any customers with the statement that each is about. */
export async function disputesById(
  db: Db,
  keys: readonly { bp: string | null; disputeId: string }[],
): Promise<(Dispute & { statement: DisputedHead })[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('dispute as d')
    .innerJoin('statement as s', (join) => join.onRef('s.bp', '=', 'd.bp').onRef('s.statementId', '=', 'd.statementId'))
    .selectAll('d')
    .select(['s.statementNo', 's.billMonth', 's.totalVolume', 's.confirmDeadline'])
    .where('d.bp', 'in', [...new Set(keys.map(({ bp }) => bp ?? ''))])
    .where(
      'd.disputeId',
      'in',
      keys.map(({ disputeId }) => disputeId),
    )
    .execute()
  return rows.map(({ statementNo, billMonth, totalVolume, confirmDeadline, ...dispute }) => ({
    ...dispute,
    statement: { statementNo, billMonth, totalVolume, confirmDeadline },
  }))
}

type DisputedHead = Pick<Row<'statement'>, 'statementNo' | 'billMonth' | 'totalVolume' | 'confirmDeadline'>
