import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'

export type VoucherMail = Row<'voucherMail'>
type Key = Pick<VoucherMail, 'bp' | 'mailId'>

export const insertMail = async (db: Db, row: NewRow<'voucherMail'>): Promise<void> => {
  await db.insertInto('voucherMail').values(row).execute()
}

export const lockMail = (db: Db, { bp, mailId }: Key) =>
  db
    .selectFrom('voucherMail')
    .selectAll()
    .where('bp', '=', bp)
    .where('mailId', '=', mailId)
    .forUpdate()
    .executeTakeFirst()

export const updateMail = async (
  db: Db,
  { bp, mailId }: Key,
  set: Partial<Pick<VoucherMail, 'tries' | 'sentAt' | 'failedAt'>>,
): Promise<void> => {
  await db.updateTable('voucherMail').set(set).where('bp', '=', bp).where('mailId', '=', mailId).execute()
}

/** How many a user has had sent since a moment. */
export async function countMails(db: Db, userId: string, since: string): Promise<number> {
  return countOf(db.selectFrom('voucherMail').where('userId', '=', userId).where('createdAt', '>', since))
}

/** The last sendings of a voucher by one user, the newest first. */
export const mailsOfVoucher = (db: Db, bp: string, voucherId: string, userId: string): Promise<VoucherMail[]> =>
  db
    .selectFrom('voucherMail')
    .selectAll()
    .where('bp', '=', bp)
    .where('voucherId', '=', voucherId)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('mailId')
    .limit(3)
    .execute()

/** All that a user has had sent, the newest first. */
export const mailsOfUser = (db: Db, userId: string): Promise<VoucherMail[]> =>
  db
    .selectFrom('voucherMail')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('mailId')
    .execute()
