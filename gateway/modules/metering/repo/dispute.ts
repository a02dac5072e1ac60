import type { DisputeResult } from '@domain/statuses/statement'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'

export type Dispute = Omit<Row<'dispute'>, 'images'>

export async function insertDispute(db: Db, dispute: Dispute): Promise<void> {
  await db.insertInto('dispute').values(dispute).execute()
}

export async function answerDispute(
  db: Db,
  dispute: Dispute,
  answer: { reply: string; result: DisputeResult },
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
