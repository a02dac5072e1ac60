import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { GasCompanyTable, TenantTable } from '../../../db/tables.gen'

export type CompanyRow = Selectable<GasCompanyTable>
export type TenantRow = Selectable<TenantTable>

/** All companies in their order; few, and read by every visitor. */
export const companies = (db: Db): Promise<CompanyRow[]> =>
  db.selectFrom('gasCompany').selectAll().orderBy('sort').orderBy('companyCode').execute()

/** Changes the published data of a company. */
export const updateCompany = async (db: Db, companyCode: string, set: Updateable<GasCompanyTable>): Promise<void> => {
  await db.updateTable('gasCompany').set(set).where('companyCode', '=', companyCode).execute()
}

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

/** Customer numbers that one tenant has entrusted to another on this day (AU-16); with a model only those entrusted with it. */
export const entrustedBps = async (
  db: Db,
  entrusting: string,
  entrusted: string,
  today: string,
  model?: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('entrustment')
    .select('bps')
    .where('entrustingTenantId', '=', entrusting)
    .where('entrustedTenantId', '=', entrusted)
    .where('status', '=', '1')
    .where('validFrom', '<=', today)
    .where('validTo', '>=', today)
    .$if(model !== undefined, (query) => query.where(sql<boolean>`${model ?? ''} = any(models)`))
    .execute()
  return [...new Set(rows.flatMap((row) => row.bps))].sort()
}

/** What is entrusted on this day, with the members of the tenants to which it is (AU-16). */
export const entrustedOn = (db: Db, today: string) =>
  db
    .selectFrom('entrustment as e')
    .innerJoin('tenantMember as m', 'm.tenantId', 'e.entrustedTenantId')
    .where('e.status', '=', '1')
    .where('e.validFrom', '<=', today)
    .where('e.validTo', '>=', today)

/** Those of some users that are members of a tenant to which a customer number is entrusted on this day (AU-16). */
export const entrustedAmong = async (
  db: Db,
  bp: string,
  userIds: readonly string[],
  today: string,
): Promise<string[]> => {
  const rows = await entrustedOn(db, today)
    .select('m.userId')
    .distinct()
    .where('m.userId', 'in', [...userIds])
    .where(sql<boolean>`${bp} = any(e.bps)`)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Models that a user has at a customer number on this day as a member of tenants to which it is entrusted (AU-16). */
export const entrustedModels = async (db: Db, bp: string, userId: string, today: string): Promise<string[]> => {
  const rows = await entrustedOn(db, today)
    .select('e.models')
    .where('m.userId', '=', userId)
    .where(sql<boolean>`${bp} = any(e.bps)`)
    .execute()
  return rows.flatMap(({ models }) => models)
}

/** Customer numbers that were ever entrusted (AU-16). */
export const everEntrusted = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('entrustment')
    .select(sql<string>`unnest(bps)`.as('bp'))
    .distinct()
    .execute()
  return rows.map(({ bp }) => bp)
}

/** Gas companies that have entrusted one of these service tenants, today. */
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

/** CX-05: the entries of the operators that make a user a member of tenants. */
export const leaveTenants = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('tenantMember').where('userId', '=', userId).execute()
}
