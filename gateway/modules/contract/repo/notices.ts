import type { Insertable } from 'kysely'
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
  'ackBy',
  'ackAt',
  'createdAt',
])
export type Notice = Picked<'contractNotice', typeof fields>

/** Answers whether it is new. */
export async function insertNotice(db: Db, row: Insertable<ContractNoticeTable>): Promise<boolean> {
  const made = await db
    .insertInto('contractNotice')
    .values(row)
    .onConflict((it) => it.columns(['bp', 'contractId', 'kind']).doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0) > 0
}

export const findNotice = (
  db: Db,
  { bp, noticeId }: { bp: string; noticeId: string },
  lock = false,
): Promise<Notice | undefined> => {
  const query = db.selectFrom('contractNotice').select(fields).where('bp', '=', bp).where('noticeId', '=', noticeId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Notices of a customer, the newest first. */
export const noticesOf = (db: Db, bp: string): Promise<Notice[]> =>
  db.selectFrom('contractNotice').select(fields).where('bp', '=', bp).orderBy('noticeId', 'desc').execute()
