import type { Work } from '../../http/context'
import { openingPlace } from './places'
import * as repo from './repo'

export interface TenantChoice {
  tenantId: string
  tenantName: string
  kind: 'GAS' | 'SERVICE'
  companyCode: string | null
  logo: string
  /** Of a service tenant: the gas companies that entrusted it, today (AU-16). */
  entrusting: { tenantId: string; tenantName: string }[]
}

/** Address of a tenant's mark; '' without one. */
export const logoOf = async (work: Work, tenantId: string): Promise<string> =>
  (await repo.tenantById(work.db, tenantId))?.logo ?? ''

/** The tenants that a user may choose; without any binding the company of the first entry (C 2.5). */
export async function tenantChoices(work: Work, userId: string): Promise<TenantChoice[]> {
  const own = await repo.tenantsOf(work.db, userId)
  const home = own.length > 0 ? undefined : (await openingPlace(work, userId)).tenantId
  const atHome = home === undefined ? undefined : await repo.tenantById(work.db, home)
  const entrusting = await repo.entrustingTenants(
    work.db,
    own.filter((tenant) => tenant.kind === 'SERVICE').map((tenant) => tenant.tenantId),
    work.clock.today(),
  )
  return (atHome ? [atHome] : own).map(({ tenantId, tenantName, kind, companyCode, logo }) => ({
    tenantId,
    tenantName,
    kind,
    companyCode,
    logo: logo ?? '',
    entrusting: entrusting
      .filter((row) => row.entrustedTenantId === tenantId)
      .map((row) => ({ tenantId: row.tenantId, tenantName: row.tenantName })),
  }))
}
