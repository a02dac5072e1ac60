import type { Work } from '../../http/context'
import { Refusal, type AuthStatus } from '../../http/refusal'
import { status, type Place, type Places, type PlaceWish } from '../identity/service'
import { stateOf } from './binding-state'
import { companyOf } from './companies'
import { filedPhone } from './match'
import * as repo from './repo'
import { openingBinding } from './rules/binding'

/** BD-11: the place that opens in a tenant, or, without one, the user's best one over all tenants (C 2.5). */
export async function openingPlace(work: Work, userId: string, tenantId?: string): Promise<Place> {
  const bindings = (await repo.bindingsOf(work.db, userId)).map(stateOf)
  const found = openingBinding(tenantId === undefined ? bindings : bindings.filter((b) => b.tenantId === tenantId))
  if (found) return { tenantId: found.tenantId, entrustedTenantId: null, companyCode: found.companyCode, bp: found.bp }
  const companies = await repo.companies(work.db)
  const wanted = tenantId ?? (await repo.tenantsOf(work.db, userId))[0]?.tenantId
  const company = companies.find((c) => c.tenantId === wanted) ?? companies[0]
  if (!company) throw new Error('no gas company is set up')
  return { tenantId: wanted ?? company.tenantId, entrustedTenantId: null, companyCode: company.companyCode, bp: null }
}

/**
 * The requested tenant, with the customer number that opens there; 430 for a user without a tie to it, 4101 without a live entrustment
 * (AU-16).
 */
async function wantedPlace(
  work: Work,
  userId: string,
  { tenantId, entrustedTenantId: asked, current, chosen }: PlaceWish,
): Promise<Place | Refusal | AuthStatus> {
  const wanted = tenantId || chosen?.tenantId || current?.tenantId
  const tenants = await repo.tenantsOf(work.db, userId)
  const isMember = (one: string) => tenants.some((t) => t.tenantId === one)
  // A user that returns to the tenant of the entrusted session, as after a reload, still acts for the service tenant.
  const former = chosen?.tenantId === wanted ? chosen : current?.tenantId === wanted ? current : undefined
  const entrustedTenantId = asked || former?.entrustedTenantId
  if (entrustedTenantId) {
    if (!wanted || !isMember(entrustedTenantId)) return status[430]()
    const bps = await repo.entrustedBps(work.db, wanted, entrustedTenantId, work.clock.today())
    // The one in use stays, as with own numbers: a form that is open is not suddenly another customer's.
    const isSame = current?.tenantId === wanted && current.entrustedTenantId === entrustedTenantId
    const bp = bps.find((one) => isSame && one === current.bp) ?? bps[0]
    if (bp === undefined) return new Refusal('4101')
    return { ...(await openingPlace(work, userId, wanted)), entrustedTenantId, bp }
  }
  if (current && current.bp !== null && wanted === current.tenantId && current.entrustedTenantId === null) {
    return { tenantId: current.tenantId, entrustedTenantId: null, companyCode: current.companyCode, bp: current.bp }
  }
  const opening = await openingPlace(work, userId, wanted)
  // A user without any binding is in the home tenant of the chosen company (C 2.5): no data of other customers is visible there.
  const isHome =
    tenants.length === 0 && opening.bp === null && (await repo.tenantById(work.db, opening.tenantId))?.kind === 'GAS'
  return isMember(opening.tenantId) || isHome ? opening : status[430]()
}

/** Answers the logins. */
export const userPlaces: Places = {
  opening: openingPlace,
  wanted: wantedPlace,
  isMember: async (work, userId, tenantId) =>
    (await repo.tenantsOf(work.db, userId)).some((tenant) => tenant.tenantId === tenantId),
  tenantOf: (work, bp) => repo.tenantOfBp(work.db, bp),
  hotlineOf: async (work, companyCode) => (await companyOf(work, companyCode))?.hotline ?? '',
  filedPhone,
}
