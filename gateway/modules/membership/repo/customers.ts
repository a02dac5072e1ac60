import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import type { CustomerTable } from '../../../db/tables.gen'
import type { ReviewStatus } from '@domain/statuses/review'

export type CustomerRow = Selectable<CustomerTable>

/** A live binding with its customer and company. */
export interface BindingRow {
  bindingId: string
  userId: string
  bp: string
  companyCode: string
  isMaster: boolean
  reviewStatus: ReviewStatus
  /** Phone of the master when the application was made. */
  appliedMasterPhoneEnc: string | null
  /** The master of today. */
  masterUserId: string | null
  rejectReason: string | null
  applyAt: string
  deadlineAt: string | null
  isDefault: boolean
  customerName: string
  customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'
  address: string
  region: string
  uscc: string | null
  companyName: string
  tenantId: string
}

const customers = (db: Db) =>
  db
    .selectFrom('customer as c')
    .innerJoin('gasCompany as g', 'g.companyCode', 'c.companyCode')
    .select([
      'c.bp',
      'c.companyCode',
      'c.customerName',
      'c.address',
      'c.region',
      'c.uscc',
      'g.companyName',
      'g.tenantId',
    ])
    .select(sql<BindingRow['customerClass']>`c.customer_class`.as('customerClass'))

const bindings = (db: Db) =>
  customers(db)
    .innerJoin('bpBinding as b', (join) =>
      join.onRef('b.bp', '=', 'c.bp').onRef('b.companyCode', '=', 'c.companyCode').on('b.status', '=', 'LIVE'),
    )
    .select(['b.bindingId', 'b.userId', 'b.isMaster', 'b.rejectReason', 'b.applyAt', 'b.deadlineAt', 'b.isDefault'])
    .select([
      sql<ReviewStatus>`b.review_status`.as('reviewStatus'),
      'b.masterPhoneEnc as appliedMasterPhoneEnc',
      sql<string | null>`(select m.user_id from bp_binding m
        where m.bp = b.bp and m.is_master and m.status = 'LIVE')`.as('masterUserId'),
    ])

/** All live bindings of a user, in the order of company and customer number. */
export const bindingsOf = (db: Db, userId: string): Promise<BindingRow[]> => bindingsOfUser(db, { userId })
const bindingsOfUser = prepared((db, p: { userId: string }) =>
  bindings(db).where('b.userId', '=', p.userId).orderBy('c.companyCode').orderBy('c.bp'),
)

/** Live bindings of a customer number. */
export const bindingsOfBp = (db: Db, bp: string): Promise<BindingRow[]> =>
  bindings(db).where('c.bp', '=', bp).orderBy('b.bindingId').execute()

export type CustomerView = Omit<
  BindingRow,
  | 'bindingId'
  | 'userId'
  | 'isMaster'
  | 'reviewStatus'
  | 'appliedMasterPhoneEnc'
  | 'masterUserId'
  | 'rejectReason'
  | 'applyAt'
  | 'deadlineAt'
  | 'isDefault'
>

/** `isClosed`: the gas account has been closed (C 2.8). */
export type KnownCustomer = CustomerView & { isClosed: boolean }

/** Customers by number with their company, for entrusted sessions. */
export const customersByBp = async (db: Db, bps: readonly string[]): Promise<KnownCustomer[]> =>
  bps.length === 0
    ? []
    : customers(db)
        .select(sql<boolean>`c.status = '9'`.as('isClosed'))
        .where('c.bp', 'in', [...bps])
        .orderBy('c.bp')
        .execute()

export const customerRow = (db: Db, bp: string, companyCode?: string): Promise<CustomerRow | undefined> => {
  const query = db.selectFrom('customer').selectAll().where('bp', '=', bp).orderBy('companyCode')
  return (companyCode === undefined ? query : query.where('companyCode', '=', companyCode)).executeTakeFirst()
}

/** Tenant of the company a customer number belongs to. */
export const tenantOfBp = async (db: Db, bp: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('customer as c')
    .innerJoin('gasCompany as g', 'g.companyCode', 'c.companyCode')
    .select('g.tenantId')
    .where('c.bp', '=', bp)
    .executeTakeFirst()
  return row?.tenantId
}

/**
 * The customer, locked: every change of its users takes this lock. Of two users that become master, two applications for the last
 * place, or an approval and a rejection at once, the second sees what the first has done.
 */
export const lockCustomer = (db: Db, bp: string, companyCode: string): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customer')
    .selectAll()
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .forUpdate()
    .executeTakeFirst()

export const customerByMeter = (db: Db, companyCode: string, meterNo: string): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customer')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where(sql<boolean>`meter_nos @> array[${meterNo}]::text[]`)
    .executeTakeFirst()

/** Marks every customer number of a legal entity as that of a general VAT taxpayer. */
export const setTaxpayer = async (db: Db, companyCode: string, uscc: string, now: string): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ generalTaxpayer: true, updatedAt: now })
    .where('companyCode', '=', companyCode)
    .where('uscc', '=', uscc)
    .execute()
}
