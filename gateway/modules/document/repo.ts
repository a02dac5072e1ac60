import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import { lockByName } from '../../db/lock'
import type { LegalDocumentTable } from '../../db/tables.gen'

export type DocumentRow = Selectable<LegalDocumentTable>
export type NewDocument = Insertable<LegalDocumentTable>

/** Versions that readers may see, the newest first (AB-01); one to come is not in force yet. */
export const versionsOf = (db: Db, docType: DocumentRow['docType'], today: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('legalDocument')
    .selectAll()
    .where('docType', '=', docType)
    .where('status', '!=', 'DRAFT')
    .where('effectiveDate', '<=', today)
    .orderBy('effectiveDate', 'desc')
    .orderBy('versionNo', 'desc')
    .execute()

export const insertDocuments = async (db: Db, rows: NewDocument[]): Promise<void> => {
  await db.insertInto('legalDocument').values(rows).execute()
}

/** Every version, also those to come. */
export const allVersions = (db: Db, docType: DocumentRow['docType']) =>
  db.selectFrom('legalDocument').select(['versionNo', 'effectiveDate']).where('docType', '=', docType).execute()

/** Publications of one document wait for each other. */
export const lockType = async (db: Db, docType: DocumentRow['docType']): Promise<void> =>
  lockByName(db, 'document', docType)
