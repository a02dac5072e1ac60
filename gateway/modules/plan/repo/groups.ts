import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import type { NewRow, Row } from '../../../db/rows'
import type { PredictionGroupTable } from '../../../db/tables.gen'

export type Group = Row<'predictionGroup'>

interface AccountKey {
  bp: string
  companyCode: string
}

export interface GroupKey {
  bp: string
  companyCode: string
  groupId: string
}

export const insertGroups = async (db: Db, rows: NewRow<'predictionGroup'>[]): Promise<void> => {
  await db.insertInto('predictionGroup').values(rows).execute()
}

/** Groups of a customer in their order. */
export const groupsOf: (db: Db, key: AccountKey) => Promise<Group[]> = prepared((db, key: AccountKey) =>
  db
    .selectFrom('predictionGroup')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .orderBy('sort')
    .orderBy('groupId'),
)

/** The group under its row lock, which is the lock of all plans in it. */
export const lockGroup = (db: Db, key: GroupKey): Promise<Group | undefined> =>
  db
    .selectFrom('predictionGroup')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('groupId', '=', key.groupId)
    .forUpdate()
    .executeTakeFirst()

export async function changeGroup(
  db: Db,
  { bp, groupId }: Pick<GroupKey, 'bp' | 'groupId'>,
  set: Updateable<PredictionGroupTable>,
): Promise<void> {
  await db.updateTable('predictionGroup').set(set).where('bp', '=', bp).where('groupId', '=', groupId).execute()
}

/** Groups of all customers that plan at all, page by page after a {@link keyOfGroup}. */
export const planningGroups = (db: Db, after: string, limit: number): Promise<GroupKey[]> =>
  groupsAfter(db, after, limit).where('planMode', 'in', ['DAILY', 'MONTHLY']).execute()

/** The same of some companies. */
export const planningGroupsOf = (
  db: Db,
  companies: readonly string[],
  after: string,
  limit: number,
): Promise<GroupKey[]> =>
  companies.length === 0
    ? Promise.resolve([])
    : groupsAfter(db, after, limit)
        .where('planMode', 'in', ['DAILY', 'MONTHLY'])
        .where('companyCode', 'in', [...companies])
        .execute()

/** The same with those that plan nothing. */
export const allGroups = (db: Db, after: string, limit: number): Promise<GroupKey[]> =>
  groupsAfter(db, after, limit).execute()

export const groupsOfCompany = (db: Db, companyCode: string, after: string, limit: number): Promise<GroupKey[]> =>
  groupsAfter(db, after, limit).where('companyCode', '=', companyCode).execute()

function groupsAfter(db: Db, after: string, limit: number) {
  const [bp = '', groupId = ''] = after.split('|')
  return db
    .selectFrom('predictionGroup')
    .select(['bp', 'companyCode', 'groupId'])
    .where(sql<boolean>`(bp, group_id) > (${bp}, ${groupId})`)
    .orderBy('bp')
    .orderBy('groupId')
    .limit(limit)
}

export const keyOfGroup = ({ bp, groupId }: Pick<GroupKey, 'bp' | 'groupId'>): string => `${bp}|${groupId}`
