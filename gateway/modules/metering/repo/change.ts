import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Row } from '../../../db/rows'
import type { AccountKey } from '../types'

export type ChangeRecord = Omit<Row<'changeRecord'>, 'bp' | 'companyCode'>

export interface Replacement {
  meterId: string
  oldEndReading: string
  newStartReading: string
  happenedAt: string
}

/** Replacements of meters between two moments, oldest first: usage is never computed across one (A 9.12). */
export async function replacements(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  from: string,
  to: string,
): Promise<Replacement[]> {
  if (meterIds.length === 0) return []
  const rows = await db
    .selectFrom('changeRecord')
    .select(['meterId', 'oldEndReading', 'newStartReading', 'happenedAt'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('changeType', '=', 'REPLACE')
    .where('meterId', 'in', [...meterIds])
    .where('happenedAt', '>=', from)
    .where('happenedAt', '<', to)
    .orderBy('happenedAt')
    .execute()
  return rows.flatMap(({ meterId, oldEndReading, newStartReading, happenedAt }) =>
    meterId !== null && oldEndReading !== null && newStartReading !== null
      ? [{ meterId, oldEndReading, newStartReading, happenedAt }]
      : [],
  )
}

export async function changePage(
  db: Db,
  key: AccountKey,
  filter: { meterId?: string; changeType?: ChangeRecord['changeType']; from?: string; to?: string },
  page: { limit: number; offset: number },
): Promise<{ rows: ChangeRecord[]; total: number }> {
  const base = db
    .selectFrom('changeRecord')
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .$if(filter.meterId !== undefined, (query) => query.where('meterId', '=', filter.meterId ?? ''))
    .$if(filter.changeType !== undefined, (query) => query.where('changeType', 'in', [filter.changeType ?? []].flat()))
    .$if(filter.from !== undefined, (query) => query.where('happenedAt', '>=', filter.from ?? ''))
    .$if(filter.to !== undefined, (query) => query.where('happenedAt', '<', filter.to ?? ''))
  const rows = await base
    .selectAll()
    .orderBy('happenedAt', 'desc')
    .orderBy('changeId')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const total = await countOf(base)
  return { rows, total }
}

export async function insertChanges(db: Db, rows: readonly (ChangeRecord & AccountKey)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('changeRecord')
      .values([...rows])
      .execute()
}
