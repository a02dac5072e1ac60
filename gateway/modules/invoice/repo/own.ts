import type { Db } from '../../../db/connect'
import type { Mail } from '../types'
import type { Mailing, Sending } from './mailing'

/* Data that a user left at customer numbers, for the copy of personal data: found by the numbers, which lead every key. */

export interface UserAtNumbers {
  userId: string
  bps: readonly string[]
}

export const mailingsOf = (db: Db, { userId, bps }: UserAtNumbers): Promise<Mailing[]> =>
  db
    .selectFrom('financeMailing')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('bp')
    .execute()

export const sendingsOf = (db: Db, { userId, bps }: UserAtNumbers): Promise<Sending[]> =>
  db
    .selectFrom('financeSending')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('mailId')
    .execute()

export const mailsAskedBy = (db: Db, { userId, bps }: UserAtNumbers): Promise<Mail[]> =>
  db
    .selectFrom('invoiceMail')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('mailId')
    .execute()
