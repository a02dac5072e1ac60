import { T } from './payment-kit'
import type { Db } from '../../gateway/db/connect'
import { seal, type KeyHolder } from '../../gateway/secret'

/* Builders for tests of the users that may use a customer number, beside the accounts of payment-kit. */

interface Key {
  bp: string
  companyCode: string
}

const made = { createdAt: T, updatedAt: T }

/** A gas company with its tenant; once per company. */
export async function aCompany(db: Db, companyCode: string): Promise<void> {
  const tenantId = `t-${companyCode}`
  await db
    .insertInto('tenant')
    .values({ tenantId, tenantName: `燃气${companyCode}`, kind: 'GAS', companyCode, logo: null })
    .execute()
  const lines = { region: '', city: '', hotline: '', emergencyHotline: '', businessHours: '' }
  await db
    .insertInto('gasCompany')
    .values({
      companyCode,
      companyName: `燃气公司${companyCode}`,
      tenantId,
      ...lines,
      licenceFileId: null,
      licenceUscc: '',
    })
    .execute()
}

/** A customer of a company that exists. */
export async function aCustomer(db: Db, key: Key, customerName = '康宁医院'): Promise<void> {
  const place = { address: '', region: '', reservedPhoneEnc: null, sapCutoverMonth: null, uscc: null }
  await db
    .insertInto('customer')
    .values({ ...key, customerName, customerClass: 'PUBLIC', ...place, ...made })
    .execute()
}

/** A user's place at a customer number; `b-<user>-<number>` is its id. */
export async function aBinding(
  db: Db,
  key: Key,
  userId: string,
  part: { isMaster?: boolean; models?: readonly string[] } = {},
): Promise<string> {
  const bindingId = `b-${userId}-${key.bp}`
  await db
    .insertInto('bpBinding')
    .values({ ...key, bindingId, userId, isMaster: part.isMaster ?? false, reviewStatus: '1', applyAt: T, ...made })
    .execute()
  for (const modelCode of part.models ?? [])
    await db
      .insertInto('bindingAuthority')
      .values({ bp: key.bp, bindingId, modelCode, grantedBy: 'u-1', grantedAt: T })
      .execute()
  return bindingId
}

/** A user of a service tenant to which a customer number is entrusted with these rights (AU-16). */
export async function anEntrustment(
  work: KeyHolder & { db: Db },
  { bp, companyCode }: Key,
  userId: string,
  models: readonly string[],
): Promise<void> {
  const { db } = work
  const entrustedTenantId = `service-${userId}`
  const service = { tenantId: entrustedTenantId, tenantName: '能源托管', kind: 'SERVICE', companyCode: null } as const
  await db
    .insertInto('tenant')
    .values({ ...service, logo: null })
    .execute()
  const user = { userId, phoneEnc: seal(work, userId), phoneIndex: userId, nickname: userId, position: '' }
  await db
    .insertInto('appUser')
    .values({ ...user, status: '1', agreementVersion: '2.1', registerSource: 'H5', ...made })
    .execute()
  await db.insertInto('tenantMember').values({ tenantId: entrustedTenantId, userId, source: 'ops', since: T }).execute()
  await db
    .insertInto('entrustment')
    .values({
      entrustId: `e-${userId}`,
      entrustingTenantId: `t-${companyCode}`,
      entrustedTenantId,
      bps: [bp],
      models: [...models],
      validFrom: '2026-01-01',
      validTo: '2027-12-31',
    })
    .execute()
}
