import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'

export type Period = Row<'electivePeriod'>
export type Option = Row<'electiveOption'>
export type IndexValue = Pick<Row<'gasIndex'>, 'indexName' | 'month' | 'value'>

export interface PeriodKey {
  companyCode: string
  periodId: string
}

const byKey = (db: Db, { companyCode, periodId }: PeriodKey) =>
  db.selectFrom('electivePeriod').selectAll().where('companyCode', '=', companyCode).where('periodId', '=', periodId)

export const findPeriod = (db: Db, key: PeriodKey): Promise<Period | undefined> => byKey(db, key).executeTakeFirst()

/** It is not closed until the end of the transaction; many may choose at once. */
export const lockPeriodShared = (db: Db, key: PeriodKey): Promise<Period | undefined> =>
  byKey(db, key).forShare().executeTakeFirst()

/** For the one that moves it: waits for choices under way. */
export const lockPeriod = (db: Db, key: PeriodKey): Promise<Period | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** The period that can be chosen in next, else the one that was over last. */
export const currentPeriod = (db: Db, companyCode: string, now: string): Promise<Period | undefined> =>
  db
    .selectFrom('electivePeriod')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .orderBy(sql`close_at > ${now} and state <> 'CLOSED'`, 'desc')
    .orderBy(sql`case when close_at > ${now} and state <> 'CLOSED' then close_at end`)
    .orderBy('closeAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertPeriod = async (db: Db, row: NewRow<'electivePeriod'>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('electivePeriod')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const insertOptions = (db: Db, rows: NewRow<'electiveOption'>[]) =>
  db.insertInto('electiveOption').values(rows).execute()

export const optionsOf = (db: Db, { companyCode, periodId }: PeriodKey): Promise<Option[]> =>
  db
    .selectFrom('electiveOption')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('periodId', '=', periodId)
    .orderBy('sort')
    .execute()

export const findOption = (db: Db, of: PeriodKey & { optionId: string }): Promise<Option | undefined> =>
  db
    .selectFrom('electiveOption')
    .selectAll()
    .where('companyCode', '=', of.companyCode)
    .where('periodId', '=', of.periodId)
    .where('optionId', '=', of.optionId)
    .executeTakeFirst()

/** BE-03: takes a volume off what is left by one conditional update, or gives a negative one back; false when less is left. */
export async function reserveQuota(
  db: Db,
  { companyCode, optionId }: { companyCode: string; optionId: string },
  volume: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('electiveOption')
    .set({ usedVolume: sql`used_volume + ${volume}::numeric` })
    .where('companyCode', '=', companyCode)
    .where('optionId', '=', optionId)
    .where(sql<boolean>`used_volume + ${volume}::numeric <= quota_volume`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const listed = (db: Db, companyCode: string) => db.selectFrom('electivePeriod').where('companyCode', '=', companyCode)

export const periodsOf = (db: Db, companyCode: string, page: { offset: number; limit: number }): Promise<Period[]> =>
  listed(db, companyCode).selectAll().orderBy('month', 'desc').offset(page.offset).limit(page.limit).execute()

export const countPeriods = (db: Db, companyCode: string) => countOf(listed(db, companyCode))

/** Periods that begin or end by now. */
export const turningPeriods = (db: Db, now: string, after: PeriodKey, limit: number): Promise<PeriodKey[]> =>
  db
    .selectFrom('electivePeriod')
    .select(['companyCode', 'periodId'])
    .where('state', 'in', ['NOT_OPEN', 'OPEN'])
    .where(({ and, eb, or }) =>
      or([and([eb('state', '=', 'NOT_OPEN'), eb('openAt', '<=', now)]), eb('closeAt', '<=', now)]),
    )
    .where(sql<boolean>`(company_code, period_id) > (${after.companyCode}, ${after.periodId})`)
    .orderBy('companyCode')
    .orderBy('periodId')
    .limit(limit)
    .execute()

/** The next moment after now at which one begins or ends. */
export async function nextTurn(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('electivePeriod')
    .select([
      sql<string | null>`min(open_at) filter (where state = 'NOT_OPEN' and open_at > ${now})`.as('open'),
      sql<string | null>`min(close_at) filter (where close_at > ${now})`.as('close'),
    ])
    .where('state', 'in', ['NOT_OPEN', 'OPEN'])
    .executeTakeFirst()
  const moments = [row?.open ?? null, row?.close ?? null].filter((at): at is string => at !== null)
  return moments.sort()[0] ?? null
}

/** Published values of indices, the newest month first. */
export const indexValues = (db: Db, companyCode: string, indexNames: readonly string[]): Promise<IndexValue[]> =>
  indexNames.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('gasIndex')
        .select(['indexName', 'month', 'value'])
        .where('companyCode', '=', companyCode)
        .where('indexName', 'in', [...indexNames])
        .orderBy('month', 'desc')
        .execute()

export const saveIndex = (db: Db, row: NewRow<'gasIndex'>) =>
  db
    .insertInto('gasIndex')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyCode', 'indexName', 'month'])
        .doUpdateSet({ value: row.value, publishedAt: row.publishedAt }),
    )
    .execute()
