import type { OutletStatus } from '@domain/statuses/outlet'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import type { NewRow, Row } from '../../db/rows'

export type OutletRow = Row<'outlet'>

const of = (db: Db, companyCode: string) => db.selectFrom('outlet').where('companyCode', '=', companyCode)

/** A company has some dozens of outlets, which state and distance put in order: all that are not shut down for good. */
export const shownOutlets = (db: Db, companyCode: string): Promise<OutletRow[]> =>
  of(db, companyCode).selectAll().where('status', '<>', 'CLOSED_DOWN').orderBy('outletId').execute()

export const findOutlet = (db: Db, companyCode: string, outletId: string): Promise<OutletRow | undefined> =>
  of(db, companyCode).selectAll().where('outletId', '=', outletId).executeTakeFirst()

export async function citiesWithOutlets(db: Db, companyCode: string): Promise<string[]> {
  const rows = await of(db, companyCode).select('cityCode').distinct().where('status', '<>', 'CLOSED_DOWN').execute()
  return rows.map(({ cityCode }) => cityCode)
}

interface Asked {
  status: OutletStatus | undefined
  offset: number
  limit: number
}

export async function outletPage(db: Db, companyCode: string, { status, offset, limit }: Asked) {
  const all = of(db, companyCode).$if(status !== undefined, (query) =>
    query.where('status', '=', status ?? 'OPEN_NORMAL'),
  )
  const rows = await all.selectAll().orderBy('sort').orderBy('outletId').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(all) }
}

export const insertOutlet = async (db: Db, row: NewRow<'outlet'>): Promise<void> => {
  await db.insertInto('outlet').values(row).execute()
}

/** Changes an outlet in state `before`; false when another change came first. */
export async function updateOutlet(db: Db, row: NewRow<'outlet'>, before: number): Promise<boolean> {
  const { companyCode, outletId, createdAt: _createdAt, waiting: _waiting, waitingAt: _waitingAt, ...set } = row
  const { numUpdatedRows } = await db
    .updateTable('outlet')
    .set(set)
    .where('companyCode', '=', companyCode)
    .where('outletId', '=', outletId)
    .where('version', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
