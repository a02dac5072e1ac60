import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { preparedOne } from '../../../db/prepared'
import type { AccountCancelTable, AppUserTable } from '../../../db/tables.gen'

export type UserRow = Selectable<AppUserTable>
export type CancelRow = Selectable<AccountCancelTable>

/** The live user of a phone; a cancelled one has no phone any more (CX-05). */
export const userByPhone = (db: Db, phoneIndex: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('appUser')
    .selectAll()
    .where('phoneIndex', '=', phoneIndex)
    .where('status', '!=', '9')
    .executeTakeFirst()

export const userById = (db: Db, userId: string): Promise<UserRow | undefined> => user(db, { userId })
const user = preparedOne((db, p: { userId: string }) =>
  db.selectFrom('appUser').selectAll().where('userId', '=', p.userId),
)

/** The live user with an employee number (LG-16). */
export const userByEmpNo = (db: Db, empNo: string): Promise<UserRow | undefined> =>
  db.selectFrom('appUser').selectAll().where('empNo', '=', empNo).where('status', '!=', '9').executeTakeFirst()

export const usersById = async (db: Db, userIds: readonly string[]): Promise<UserRow[]> =>
  userIds.length === 0
    ? []
    : db
        .selectFrom('appUser')
        .selectAll()
        .where('userId', 'in', [...userIds])
        .execute()

/** Everything about one user's sessions goes through this lock: two logins, two refreshes, a login and a logout. */
export const lockUser = (db: Db, userId: string): Promise<UserRow> =>
  db.selectFrom('appUser').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirstOrThrow()

/** Inserts unless a live user has this phone; returns the user of the phone and whether the row is new. */
export async function insertUser(db: Db, row: Insertable<AppUserTable>): Promise<{ user: UserRow; isNew: boolean }> {
  const inserted = await db
    .insertInto('appUser')
    .values(row)
    // A literal: as a parameter of a prepared statement it would not match the partial index any more.
    .onConflict((c) =>
      c
        .column('phoneIndex')
        .where(sql<boolean>`status <> '9'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { user: inserted, isNew: true }
  const user = await userByPhone(db, row.phoneIndex)
  if (!user) throw new Error('a user neither inserted nor found')
  return { user, isNew: false }
}

export const updateUser = async (db: Db, userId: string, set: Updateable<AppUserTable>): Promise<void> => {
  await db.updateTable('appUser').set(set).where('userId', '=', userId).execute()
}

/** Remembers the guide version; true when the user had not seen it (call 23). */
export async function markGuide(db: Db, userId: string, version: string): Promise<boolean> {
  const result = await db
    .updateTable('appUser')
    .set({ guideVersion: version })
    .where('userId', '=', userId)
    .where((e) => e.or([e('guideVersion', 'is', null), e('guideVersion', '!=', version)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The newest cancellation of the app account. */
export const latestCancel = (db: Db, userId: string): Promise<CancelRow | undefined> => newestCancel(db, { userId })
const newestCancel = preparedOne((db, p: { userId: string }) =>
  db
    .selectFrom('accountCancel')
    .selectAll()
    .where('userId', '=', p.userId)
    .orderBy('requestedAt', 'desc')
    .limit(sql.lit(1)),
)

/** Documents with the version the user accepted last. */
export async function acceptedVersions(db: Db, userId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('agreementConsent')
    .distinctOn('docType')
    .select(['docType', 'version'])
    .where('userId', '=', userId)
    .orderBy('docType')
    .orderBy('acceptedAt', 'desc')
    .orderBy('consentId', 'desc')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.docType, row.version]))
}

export interface ConsentRow {
  consentId: string
  userId: string
  phoneIndex: string
  docType: 'userAgreement' | 'privacyPolicy'
  version: string
  channel: string
  acceptedAt: string
  ip: string
}

export const insertConsents = async (db: Db, rows: readonly ConsentRow[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto('agreementConsent')
      .values([...rows])
      .execute()
}

export interface AuditRow {
  auditId: string
  entity: string
  entityId: string
  bp: string | null
  fromState: string
  toState: string
  reason: string
  changedBy: string
  changedAt: string
}

/** C 3: every change of a state is logged with author, time, from, to and reason. */
export const insertAudit = async (db: Db, row: AuditRow): Promise<void> => {
  await db.insertInto('auditLog').values(row).execute()
}

export async function countAudits(db: Db, entity: string, entityId: string, since: string): Promise<number> {
  return countOf(
    db
      .selectFrom('auditLog')
      .where('entity', '=', entity)
      .where('entityId', '=', entityId)
      .where('changedAt', '>=', since),
  )
}

/** The company a staff member acts for; undefined for other users (CV-10). */
export const staffCompany = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('staffRole')
    .select('companyCode')
    .where('userId', '=', userId)
    .where('role', '=', 'REVIEWER')
    .orderBy('companyCode')
    .executeTakeFirst()
  return row?.companyCode
}
