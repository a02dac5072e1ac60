import { sql, type Insertable, type Selectable } from 'kysely'
import { jsonb, type Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { SecurityTicketTable, SmsCodeTable } from '../../../db/tables.gen'
import { noFailures, type Failures } from '../rules/lockout'

export type SmsCodeRow = Selectable<SmsCodeTable>
export type TicketRow = Selectable<SecurityTicketTable>

const millis = (rows: readonly { createdAt: string }[]) => rows.map((row) => Date.parse(row.createdAt))

/** When codes went to this phone since `since`, of any type (LG-03). */
export const smsTimesOfPhone = async (db: Db, phoneIndex: string, since: string): Promise<number[]> =>
  millis(
    await db
      .selectFrom('smsCode')
      .select('createdAt')
      .where('phoneIndex', '=', phoneIndex)
      .where('createdAt', '>', since)
      .execute(),
  )

/** When codes were asked for from this address since `since`. */
export const smsTimesOfAddress = async (db: Db, ip: string, since: string): Promise<number[]> =>
  millis(
    await db
      .selectFrom('smsCode')
      .select('createdAt')
      .where('sentIp', '=', ip)
      .where('createdAt', '>', since)
      .execute(),
  )

/** Codes that were sent to visitors since `since`. */
export async function countSmsOfVisitors(db: Db, since: string): Promise<number> {
  return countOf(
    db
      .selectFrom('smsCode')
      // Written out: as a parameter it would not match the partial index.
      .where(sql<boolean>`by_visitor`)
      .where('createdAt', '>=', since),
  )
}

export const insertSmsCode = async (db: Db, row: Insertable<SmsCodeTable>): Promise<void> => {
  await db.insertInto('smsCode').values(row).execute()
}

/** The newest code of phone and type, locked: it alone can be right (LG-02). */
export const newestSmsCode = (db: Db, phoneIndex: string, smsType: string): Promise<SmsCodeRow | undefined> =>
  db
    .selectFrom('smsCode')
    .selectAll()
    .where('phoneIndex', '=', phoneIndex)
    .where('smsType', '=', smsType)
    .orderBy('createdAt', 'desc')
    .orderBy('smsId', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export const setSmsAttempts = async (db: Db, smsId: string, attempts: number): Promise<void> => {
  await db.updateTable('smsCode').set({ attempts }).where('smsId', '=', smsId).execute()
}

/** Uses a code up; false when another request came first or it has expired. */
export async function consumeSmsCode(db: Db, smsId: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('smsCode')
    .set({ usedAt: now })
    .where('smsId', '=', smsId)
    .where('usedAt', 'is', null)
    .where('expireAt', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const insertCaptcha = async (
  db: Db,
  row: { captchaId: string; answerHash: string; expireAt: string; notBefore?: string; address?: string },
): Promise<void> => {
  await db.insertInto('captcha').values(row).execute()
}

/** How many rights after a wait that began or begins after this moment were given to an address. */
export const countWaits = (db: Db, address: string, after: string): Promise<number> =>
  countOf(db.selectFrom('captcha').where('address', '=', address).where('notBefore', '>', after))

/** Uses a picture code up, right or wrong, and gives its answer; undefined when used before, too old, too early or unknown. */
export const takeCaptcha = async (db: Db, captchaId: string, now: string): Promise<string | undefined> => {
  const row = await db
    .updateTable('captcha')
    .set({ used: true })
    .where('captchaId', '=', captchaId)
    .where('used', '=', false)
    .where('expireAt', '>', now)
    .where((eb) => eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', now)]))
    .returning('answerHash')
    .executeTakeFirst()
  return row?.answerHash
}

export const insertTicket = async (db: Db, row: Insertable<SecurityTicketTable>): Promise<void> => {
  await db.insertInto('securityTicket').values(row).execute()
}

/** Uses a ticket of this scene up; undefined when unknown, used or too old. */
export const redeemTicket = (
  db: Db,
  ticketHash: string,
  scene: TicketRow['scene'],
  now: string,
): Promise<TicketRow | undefined> =>
  db
    .updateTable('securityTicket')
    .set({ usedAt: now })
    .where('ticketHash', '=', ticketHash)
    .where('scene', '=', scene)
    .where('usedAt', 'is', null)
    .where('expireAt', '>', now)
    .returningAll()
    .executeTakeFirst()

/** The wrong tries of a phone or an address, locked; the row is made when there is none. */
export async function lockFailures(db: Db, subject: string, now: string): Promise<Failures> {
  await db
    .insertInto('loginFailure')
    .values({ subject, updatedAt: now })
    .onConflict((c) => c.column('subject').doNothing())
    .execute()
  const row = await db
    .selectFrom('loginFailure')
    .selectAll()
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return noFailures
  return {
    failedAt: row.failedAt,
    lockedUntil: row.lockedUntil === null ? null : Date.parse(row.lockedUntil),
  }
}

export const saveFailures = async (
  db: Db,
  subject: string,
  failures: Failures,
  lockedUntil: string | null,
  now: string,
): Promise<void> => {
  await db
    .updateTable('loginFailure')
    .set({ failedAt: jsonb(failures.failedAt), lockedUntil, updatedAt: now })
    .where('subject', '=', subject)
    .execute()
}

/** A right password, an SMS login, a new password: the count starts again (LG-07, LG-09). */
export const clearFailures = async (db: Db, subject: string): Promise<void> => {
  await db.deleteFrom('loginFailure').where('subject', '=', subject).execute()
}

/** Rows that can serve no rule any more: codes older than a day, pictures, tickets, failures. */
export async function purgeCodes(db: Db, dayAgo: string): Promise<void> {
  await db.deleteFrom('smsCode').where('createdAt', '<', dayAgo).execute()
  await db.deleteFrom('captcha').where('expireAt', '<', dayAgo).execute()
  await db.deleteFrom('securityTicket').where('expireAt', '<', dayAgo).execute()
  await db.deleteFrom('loginFailure').where('updatedAt', '<', dayAgo).execute()
  await db.deleteFrom('wxSession').where('expireAt', '<', dayAgo).execute()
  await db.deleteFrom('authTmpCode').where('expireAt', '<', dayAgo).execute()
  await db.deleteFrom('accessToken').where('expireAt', '<', dayAgo).execute()
}
