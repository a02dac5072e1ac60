import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared, preparedOne } from '../../../db/prepared'
import type { CustomerTable, GasCompanyTable, TenantTable } from '../../../db/tables.gen'
import type { ReviewStatus } from '../rules/binding'

export type CustomerRow = Selectable<CustomerTable>
export type CompanyRow = Selectable<GasCompanyTable>
export type TenantRow = Selectable<TenantTable>

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
  /** Phone of the master of today. */
  masterPhoneEnc: string | null
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
      sql<string | null>`(select u.phone_enc from bp_binding m join app_user u on u.user_id = m.user_id
        where m.bp = b.bp and m.is_master and m.status = 'LIVE')`.as('masterPhoneEnc'),
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
  | 'masterPhoneEnc'
  | 'rejectReason'
  | 'applyAt'
  | 'deadlineAt'
  | 'isDefault'
>

/** Customers by number with their company, for entrusted sessions. */
export const customersByBp = async (db: Db, bps: readonly string[]): Promise<CustomerView[]> =>
  bps.length === 0
    ? []
    : customers(db)
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

/** Granted models by binding. */
export async function modelsOfBindings(db: Db, bp: string): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('bindingAuthority').select(['bindingId', 'modelCode']).where('bp', '=', bp).execute()
  const byBinding = new Map<string, string[]>()
  for (const row of rows) byBinding.set(row.bindingId, [...(byBinding.get(row.bindingId) ?? []), row.modelCode])
  return byBinding
}

/** Makes one live binding of the user the default; false when it is not his. */
export async function makeDefault(db: Db, userId: string, bindingId: string, now: string): Promise<boolean> {
  const mine = await db
    .selectFrom('bpBinding')
    .select('bindingId')
    .where('userId', '=', userId)
    .where('bindingId', '=', bindingId)
    .where('status', '=', 'LIVE')
    .executeTakeFirst()
  if (!mine) return false
  await db
    .updateTable('bpBinding')
    .set({ isDefault: sql<boolean>`binding_id = ${bindingId}`, updatedAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'LIVE')
    .execute()
  return true
}

/** All companies in their order; few, and read by every visitor. */
export const companies = (db: Db): Promise<CompanyRow[]> =>
  db.selectFrom('gasCompany').selectAll().orderBy('sort').orderBy('companyCode').execute()

export const tenantById = (db: Db, tenantId: string): Promise<TenantRow | undefined> =>
  db.selectFrom('tenant').selectAll().where('tenantId', '=', tenantId).where('status', '=', '1').executeTakeFirst()

/** C 2.5: tenants a user is a member of, by a live binding to a customer of its company or by an entry of the operators. */
export const tenantsOf = (db: Db, userId: string): Promise<TenantRow[]> =>
  db
    .selectFrom('tenant as t')
    .selectAll('t')
    .where('t.status', '=', '1')
    .where((e) =>
      e.or([
        e.exists(
          e
            .selectFrom('tenantMember as m')
            .select('m.userId')
            .whereRef('m.tenantId', '=', 't.tenantId')
            .where('m.userId', '=', userId),
        ),
        e.exists(
          e
            .selectFrom('bpBinding as b')
            .select('b.bindingId')
            .whereRef('b.companyCode', '=', 't.companyCode')
            .where('b.userId', '=', userId)
            .where('b.status', '=', 'LIVE'),
        ),
      ]),
    )
    .orderBy('t.kind')
    .orderBy('t.tenantId')
    .execute()

/** Customer numbers that one tenant has entrusted to another on this day (AU-16). */
export const entrustedBps = async (db: Db, entrusting: string, entrusted: string, today: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('entrustment')
    .select('bps')
    .where('entrustingTenantId', '=', entrusting)
    .where('entrustedTenantId', '=', entrusted)
    .where('status', '=', '1')
    .where('validFrom', '<=', today)
    .where('validTo', '>=', today)
    .execute()
  return [...new Set(rows.flatMap((row) => row.bps))].sort()
}

/** Gas companies whose tenant has entrusted one of these service tenants, today. */
export const entrustingTenants = async (
  db: Db,
  entrusted: readonly string[],
  today: string,
): Promise<{ entrustedTenantId: string; tenantId: string; tenantName: string }[]> =>
  entrusted.length === 0
    ? []
    : db
        .selectFrom('entrustment as e')
        .innerJoin('tenant as t', 't.tenantId', 'e.entrustingTenantId')
        .select(['e.entrustedTenantId', 't.tenantId', 't.tenantName'])
        .distinct()
        .where('e.entrustedTenantId', 'in', [...entrusted])
        .where('e.status', '=', '1')
        .where('t.status', '=', '1')
        .where('e.validFrom', '<=', today)
        .where('e.validTo', '>=', today)
        .orderBy('t.tenantId')
        .execute()

export interface CertView {
  status: string
  validTo: string
  companyName: string
  uscc: string
}

/** The certification that speaks for a legal entity: passed before in review before the newest. */
export const certOfEntity = (db: Db, companyCode: string, uscc: string): Promise<CertView | undefined> =>
  entityCert(db, { companyCode, uscc })
const entityCert = preparedOne((db, p: { companyCode: string; uscc: string }) =>
  certs(db).where('companyCode', '=', p.companyCode).where('uscc', '=', p.uscc),
)

/** The same for what one user applied for. */
export const certOfApplicant = (db: Db, userId: string): Promise<CertView | undefined> => applicantCert(db, { userId })
const applicantCert = preparedOne((db, p: { userId: string }) => certs(db).where('applicantUserId', '=', p.userId))

const certs = (db: Db) =>
  db
    .selectFrom('enterpriseCert')
    .select(['status', 'validTo', 'companyName', 'uscc'])
    .orderBy(sql`array_position(array['20', '10'], status)`, (order) => order.asc().nullsLast())
    .orderBy('createdAt', 'desc')

/** LG-17: applications and sub-accounts under this master learn the new phone. */
export const setMasterPhone = async (db: Db, userId: string, phoneEnc: string, now: string): Promise<void> => {
  await db
    .updateTable('bpBinding')
    .set({ masterPhoneEnc: phoneEnc, updatedAt: now })
    .where('isMaster', '=', false)
    .where('status', '=', 'LIVE')
    .where('bp', 'in', (eb) =>
      eb
        .selectFrom('bpBinding as m')
        .select('m.bp')
        .where('m.userId', '=', userId)
        .where('m.isMaster', '=', true)
        .where('m.status', '=', 'LIVE'),
    )
    .execute()
}
