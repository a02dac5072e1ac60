import type { DisputeReason, DisputeResult } from '@domain/statuses/statement'
import type { Db } from '../../../db/connect'

export interface Dispute {
  bp: string
  disputeId: string
  statementId: string
  revision: number
  meterId: string | null
  channelNo: string | null
  reasonCode: DisputeReason
  content: string
  expectedReading: string | null
  submittedBy: string
  submittedAt: string
  reply: string | null
  repliedAt: string | null
  result: DisputeResult | null
}

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
