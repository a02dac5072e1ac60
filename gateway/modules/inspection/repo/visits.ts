import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type Visit = Row<'inspectionVisit'>

/** Sealed nothing is nothing (`sealText`). */
const UNNAMED = '' as unknown as Visit['inspectorName']

/** Puts a visit that is arranged, or arranged again: an inspector that was assigned is not any more. */
export async function putVisit(db: Db, row: NewRow<'inspectionVisit'>): Promise<void> {
  const { bp: _bp, refId: _ref, createdAt: _made, ...set } = row
  await db
    .insertInto('inspectionVisit')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['bp', 'refId'])
        .doUpdateSet({ ...set, ahead: null, photoFileId: null, inspectorName: UNNAMED, inspectorNo: '' }),
    )
    .execute()
}

export const findVisit = (db: Db, bp: string, refId: string): Promise<Visit | undefined> =>
  db.selectFrom('inspectionVisit').selectAll().where('bp', '=', bp).where('refId', '=', refId).executeTakeFirst()

export async function dropVisit(db: Db, { bp, refId }: Pick<Visit, 'bp' | 'refId'>): Promise<void> {
  await db.deleteFrom('inspectionVisit').where('bp', '=', bp).where('refId', '=', refId).execute()
}

/** By its id alone: staff know the company only. */
export const visitOfCompany = (db: Db, companyCode: string, refId: string): Promise<Visit | undefined> =>
  db
    .selectFrom('inspectionVisit')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('refId', '=', refId)
    .executeTakeFirst()

type Assigned = Pick<Visit, 'inspectorName' | 'inspectorNo' | 'inspectorPhone' | 'photoFileId' | 'ahead'>

export async function assign(
  db: Db,
  { bp, refId }: Pick<Visit, 'bp' | 'refId'>,
  set: Assigned,
  now: string,
): Promise<void> {
  await db
    .updateTable('inspectionVisit')
    .set({ ...set, updatedAt: now })
    .where('bp', '=', bp)
    .where('refId', '=', refId)
    .execute()
}
