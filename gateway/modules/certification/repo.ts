import { sql, type Insertable, type Selectable } from 'kysely'
import type { Skipped } from '@domain/statuses/certification'
import type { Db } from '../../db/connect'
import { lockByName } from '../../db/lock'
import { preparedOne } from '../../db/prepared'
import type { EnterpriseCertTable, LicenseReadingTable } from '../../db/tables.gen'

export type CertRow = Selectable<EnterpriseCertTable>

/** Customer numbers that its review left alone, with the reasons. */
export const skippedOf = (cert: CertRow): Skipped[] => cert.skipped

/** Everything about one legal entity goes through this lock until the end of the transaction (CE-08). */
export const lockEntity = async (db: Db, companyCode: string, uscc: string): Promise<void> =>
  lockByName(db, 'cert', companyCode, uscc)

const certs = (db: Db) => db.selectFrom('enterpriseCert').selectAll()

export const certsOfEntity = (db: Db, companyCode: string, uscc: string): Promise<CertRow[]> =>
  certs(db)
    .where('companyCode', '=', companyCode)
    .where('uscc', '=', uscc)
    .orderBy('createdAt', 'desc')
    .orderBy('certId', 'desc')
    .execute()

/** The newest of an applicant: by its last submission. */
export const newestOf = (db: Db, userId: string): Promise<CertRow | undefined> =>
  certs(db)
    .where('applicantUserId', '=', userId)
    .orderBy('submittedAt', (o) => o.desc().nullsLast())
    .orderBy('certId', 'desc')
    .executeTakeFirst()

/** All that a user applied for, the newest first. */
export const certsOfApplicant = (db: Db, userId: string): Promise<CertRow[]> =>
  certs(db).where('applicantUserId', '=', userId).orderBy('createdAt', 'desc').orderBy('certId').execute()

const standing = (db: Db) =>
  db
    .selectFrom('enterpriseCert')
    .select(['status', 'validTo', 'companyName', 'uscc'])
    .orderBy(sql`array_position(array['20', '10'], status)`, (order) => order.asc().nullsLast())
    .orderBy('createdAt', 'desc')

/** The one that speaks for a legal entity: passed before in review before the newest. */
export const standingOfEntity = preparedOne((db, p: { companyCode: string; uscc: string }) =>
  standing(db).where('companyCode', '=', p.companyCode).where('uscc', '=', p.uscc),
)

/** The same for what one user applied for. */
export const standingOfApplicant = preparedOne((db, p: { userId: string }) =>
  standing(db).where('applicantUserId', '=', p.userId),
)

/** A passed one of one applicant for a legal entity. */
export const passedOf = (db: Db, userId: string, companyCode: string, uscc: string): Promise<CertRow | undefined> =>
  certs(db)
    .where('companyCode', '=', companyCode)
    .where('uscc', '=', uscc)
    .where('applicantUserId', '=', userId)
    .where('status', '=', '20')
    .executeTakeFirst()

/** Last day of what has passed for a legal entity, expired or not. */
export const endOfEntity = async (db: Db, companyCode: string, uscc: string): Promise<string | null> => {
  const row = await db
    .selectFrom('enterpriseCert')
    .select('validTo')
    .where('companyCode', '=', companyCode)
    .where('uscc', '=', uscc)
    .where('status', 'in', ['20', '40'])
    .orderBy('validTo', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.validTo ?? null
}

/** Customer numbers that an applicant's certifications at a gas company name. */
export const namedBps = async (db: Db, userId: string, companyCode: string): Promise<string[]> => {
  const rows = await certs(db).where('applicantUserId', '=', userId).where('companyCode', '=', companyCode).execute()
  return rows.flatMap(({ bps }) => bps)
}

export const certById = (db: Db, certId: string): Promise<CertRow | undefined> =>
  certs(db).where('certId', '=', certId).executeTakeFirst()

export const certsById = async (db: Db, certIds: readonly string[]): Promise<CertRow[]> =>
  certIds.length === 0
    ? []
    : certs(db)
        .where('certId', 'in', [...certIds])
        .execute()

/** QR links of the licence pictures that were read, by file. */
export const licenceLinks = async (db: Db, fileIds: readonly string[]): Promise<Map<string, string>> => {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('licenseReading')
    .select(['fileId', 'link'])
    .where('fileId', 'in', [...fileIds])
    .execute()
  return new Map(rows.flatMap(({ fileId, link }) => (link ? [[fileId, link] as const] : [])))
}

export const lockCert = (db: Db, companyCode: string, certId: string): Promise<CertRow | undefined> =>
  certs(db).where('companyCode', '=', companyCode).where('certId', '=', certId).forUpdate().executeTakeFirst()

export const insertCert = async (db: Db, row: Insertable<EnterpriseCertTable>): Promise<void> => {
  await db.insertInto('enterpriseCert').values(row).execute()
}

/** Users with a certification under review (CX-02). */
export const hasReviewing = async (db: Db, userId: string): Promise<boolean> => {
  const row = await certs(db)
    .where('applicantUserId', '=', userId)
    .where('status', '=', '10')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Passed certifications that end at the latest on this day (CE-11). */
export const endingCerts = (db: Db, until: string, after: string, limit: number): Promise<CertRow[]> =>
  certs(db)
    .where('status', '=', '20')
    .where('validTo', '<=', until)
    .where('certId', '>', after)
    .orderBy('certId')
    .limit(limit)
    .execute()

export const saveReading = async (db: Db, row: Insertable<LicenseReadingTable>): Promise<void> => {
  const { fileId: _key, ...set } = row
  await db
    .insertInto('licenseReading')
    .values(row)
    .onConflict((c) => c.column('fileId').doUpdateSet(set))
    .execute()
}

export const readingOf = (db: Db, fileId: string): Promise<Selectable<LicenseReadingTable> | undefined> =>
  db.selectFrom('licenseReading').selectAll().where('fileId', '=', fileId).executeTakeFirst()
