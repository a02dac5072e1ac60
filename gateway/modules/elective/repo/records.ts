import { sql } from 'kysely'
import type { ElectiveState } from '@domain/statuses/elective'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { PeriodKey } from './periods'

export type Choice = Row<'electiveRecord'>
export type Change = Row<'electiveChange'>

/** Valid choices: gas of their month has their price. */
const STANDING: readonly ElectiveState[] = ['SUBMITTED', 'EFFECTIVE', 'SETTLING', 'FINISHED']

/** The id of a customer's choice by its number. */
export const idOfNo = (db: Db, bp: string, recordNo: string): Promise<Pick<Choice, 'recordId'> | undefined> =>
  db
    .selectFrom('electiveRecord')
    .select('recordId')
    .where('bp', '=', bp)
    .where('recordNo', '=', recordNo)
    .executeTakeFirst()

/** Customer and id of a choice at this company. */
export const keyOfNo = (
  db: Db,
  companyCode: string,
  recordNo: string,
): Promise<Pick<Choice, 'bp' | 'recordId'> | undefined> =>
  db
    .selectFrom('electiveRecord')
    .select(['bp', 'recordId'])
    .where('companyCode', '=', companyCode)
    .where('recordNo', '=', recordNo)
    .executeTakeFirst()

/** The choice of a period that was neither cancelled nor rejected (BE-02). */
export const choiceOf = (db: Db, bp: string, periodId: string): Promise<Choice | undefined> =>
  db
    .selectFrom('electiveRecord')
    .selectAll()
    .where('bp', '=', bp)
    .where('periodId', '=', periodId)
    .where('state', 'in', [...STANDING])
    .executeTakeFirst()

/** Valid choices for some months, both included. */
export const choicesBetween = (
  db: Db,
  { bp, companyCode }: { bp: string; companyCode: string },
  months: { from: string; to: string },
): Promise<Choice[]> =>
  db
    .selectFrom('electiveRecord')
    .selectAll()
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('month', '>=', months.from)
    .where('month', '<=', months.to)
    .where('state', 'in', [...STANDING])
    .orderBy('month')
    .execute()

/** Choices of a customer for months that are over by now and not settled, and those of some months that are; locked. */
export const lockToSettle = (
  db: Db,
  { bp, companyCode }: { bp: string; companyCode: string },
  now: string,
  again: { from: string; to: string } | undefined,
): Promise<Choice[]> =>
  db
    .selectFrom('electiveRecord')
    .selectAll()
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where((eb) => {
      const due = eb.and([eb('state', 'in', ['EFFECTIVE', 'SETTLING']), eb('endAt', '<=', now)])
      if (!again) return due
      return eb.or([
        due,
        eb.and([eb('state', '=', 'FINISHED'), eb('month', '>=', again.from), eb('month', '<=', again.to)]),
      ])
    })
    .orderBy('month')
    .forUpdate()
    .execute()

/** Customers with choices that wait for their settlement. */
export const customersSettling = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ bp: string; companyCode: string }[]> =>
  db
    .selectFrom('electiveRecord')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('state', '=', 'SETTLING')
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()

export interface RecordFilter {
  status?: ElectiveState | undefined
  /** Of the month. */
  year?: string | undefined
}

const ofCustomer = (db: Db, bp: string, { status, year }: RecordFilter) =>
  db
    .selectFrom('electiveRecord')
    .where('bp', '=', bp)
    .$if(status !== undefined, (query) => query.where('state', '=', status ?? 'SUBMITTED'))
    .$if(year !== undefined, (query) => query.where('month', '>=', `${year}-01`).where('month', '<=', `${year}-12`))

export const pageOf = (
  db: Db,
  bp: string,
  filter: RecordFilter,
  page: { offset: number; limit: number },
): Promise<Choice[]> =>
  ofCustomer(db, bp, filter)
    .selectAll()
    .orderBy('month', 'desc')
    .orderBy('recordId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const countOfCustomer = (db: Db, bp: string, filter: RecordFilter) => countOf(ofCustomer(db, bp, filter))

const ofPeriod = (db: Db, { companyCode, periodId }: PeriodKey) =>
  db.selectFrom('electiveRecord').where('companyCode', '=', companyCode).where('periodId', '=', periodId)

export const pageOfPeriod = (db: Db, key: PeriodKey, page: { offset: number; limit: number }): Promise<Choice[]> =>
  ofPeriod(db, key).selectAll().orderBy('recordId').offset(page.offset).limit(page.limit).execute()

export const countOfPeriod = (db: Db, key: PeriodKey) => countOf(ofPeriod(db, key))

/** What is in each of these periods: how many choices, whole m³. */
export const sumsOf = (
  db: Db,
  companyCode: string,
  periodIds: readonly string[],
): Promise<{ periodId: string; records: number; volume: string }[]> =>
  periodIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('electiveRecord')
        .select([
          'periodId',
          sql<number>`count(*)::int`.as('records'),
          sql<string>`sum(volume)::numeric(16, 0)`.as('volume'),
        ])
        .where('companyCode', '=', companyCode)
        .where('periodId', 'in', [...periodIds])
        .where('state', 'in', [...STANDING])
        .groupBy('periodId')
        .execute()

/** The choices of a period are under review from now on (BE-04). */
export const checkNow = (db: Db, { companyCode, periodId }: PeriodKey, at: string) =>
  db
    .updateTable('electiveRecord')
    .set({ checkAt: at })
    .where('companyCode', '=', companyCode)
    .where('periodId', '=', periodId)
    .where('state', '=', 'SUBMITTED')
    .where('checkAt', '>', at)
    .execute()

export const insertChange = (db: Db, row: NewRow<'electiveChange'>) =>
  db.insertInto('electiveChange').values(row).execute()

/** What a choice has been, the newest first. */
export const changesOf = (db: Db, { bp, recordId }: Pick<Choice, 'bp' | 'recordId'>): Promise<Change[]> =>
  db
    .selectFrom('electiveChange')
    .selectAll()
    .where('bp', '=', bp)
    .where('recordId', '=', recordId)
    .orderBy('changeNo', 'desc')
    .limit(100)
    .execute()
