import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type Template = Row<'calcTemplate'>

/** Templates of a group, the oldest first. */
export const templatesOf = (db: Db, bp: string, groupId: string): Promise<Template[]> =>
  db
    .selectFrom('calcTemplate')
    .selectAll()
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .orderBy('templateId')
    .execute()

export const findTemplate = (db: Db, bp: string, templateId: string): Promise<Template | undefined> =>
  db.selectFrom('calcTemplate').selectAll().where('bp', '=', bp).where('templateId', '=', templateId).executeTakeFirst()

export const insertTemplate = async (db: Db, row: NewRow<'calcTemplate'>): Promise<void> => {
  await db.insertInto('calcTemplate').values(row).execute()
}

export async function changeTemplate(
  db: Db,
  { bp, templateId }: Pick<Template, 'bp' | 'templateId'>,
  set: Pick<NewRow<'calcTemplate'>, 'name' | 'method' | 'inputs' | 'lastResult' | 'updatedBy' | 'updatedAt'>,
): Promise<void> {
  await db.updateTable('calcTemplate').set(set).where('bp', '=', bp).where('templateId', '=', templateId).execute()
}

export async function deleteTemplate(db: Db, bp: string, templateId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calcTemplate')
    .where('bp', '=', bp)
    .where('templateId', '=', templateId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
