import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type Change = Row<'planChange'>

export const insertChange = async (db: Db, row: NewRow<'planChange'>): Promise<void> => {
  await db.insertInto('planChange').values(row).execute()
}

export const findChange = (db: Db, bp: string, changeId: string): Promise<Change | undefined> =>
  db.selectFrom('planChange').selectAll().where('bp', '=', bp).where('changeId', '=', changeId).executeTakeFirst()

/** Changes by their ids: of a customer, or of a company, which is all that staff know. */
export const changesById = (
  db: Db,
  owner: { bp: string } | { companyCode: string },
  changeIds: readonly string[],
): Promise<Change[]> =>
  changeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('planChange')
        .selectAll()
        .where('bp' in owner ? sql<boolean>`bp = ${owner.bp}` : sql<boolean>`company_code = ${owner.companyCode}`)
        .where('changeId', 'in', [...changeIds])
        .execute()

/** Changes of periods of a group, the oldest first; a month's come with those of its days. */
export const changesOf = (db: Db, key: { bp: string; groupId: string; from: string; to: string }): Promise<Change[]> =>
  db
    .selectFrom('planChange')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('groupId', '=', key.groupId)
    .where('period', '>=', key.from)
    .where('period', '<=', key.to)
    .orderBy('createdAt')
    .orderBy('changeId')
    .execute()
