import type { Db } from '../db/connect'

/** What was planned of a day becomes something else. */
export const replan = async (
  db: Db,
  { bp, groupId }: { bp: string; groupId: string },
  period: string,
  volume: string,
): Promise<void> => {
  await db
    .updateTable('gasPlan')
    .set({ declaredVolume: volume, approvedVolume: volume })
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .where('planType', '=', 'DAY')
    .where('period', '=', period)
    .where('state', 'in', ['LOCKED', 'EXECUTED'])
    .execute()
}

/** A case that was marked as normal production on the day after it. */
export const settleAsNormal = async (db: Db, bp: string, caseId: string, at: string, userId: string): Promise<void> => {
  await db
    .updateTable('deviationCase')
    .set({ status: 'CONFIRMED', submittedBy: userId, submittedAt: at, updatedAt: at, version: 1 })
    .where('bp', '=', bp)
    .where('caseId', '=', caseId)
    .execute()
}
