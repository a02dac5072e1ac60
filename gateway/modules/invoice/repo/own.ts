import type { Db } from '../../../db/connect'
import type { Mail } from '../types'
import type { Mailing, Sending } from './mailing'

/* What a user left at his customer numbers, for his own copy: found by the numbers, which lead every key. */

export interface Whose {
  userId: string
  bps: readonly string[]
}

export const mailingsOf = (db: Db, { userId, bps }: Whose): Promise<Mailing[]> =>
  db
    .selectFrom('financeMailing')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('bp')
    .execute()

export const sendingsOf = (db: Db, { userId, bps }: Whose): Promise<Sending[]> =>
  db
    .selectFrom('financeSending')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('mailId')
    .execute()

export const mailsAskedBy = (db: Db, { userId, bps }: Whose): Promise<Mail[]> =>
  db
    .selectFrom('invoiceMail')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('mailId')
    .execute()
