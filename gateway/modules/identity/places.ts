import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AuthStatus, Refusal } from '../../http/refusal'

/** The place of a session: tenant, company, customer number. */
export interface Place {
  tenantId: string
  /** Service tenant that acts for the tenant (AU-16). */
  entrustedTenantId: string | null
  companyCode: string
  bp: string | null
}

/** What was chosen when a grant code was made; it goes with the code (AU-09, AU-16). */
export interface Chosen {
  tenantId: string
  entrustedTenantId: string | null
}

export interface PlaceWish {
  /** From the input; undefined or '' when it names none. */
  tenantId?: string | undefined
  entrustedTenantId?: string | undefined
  /** Place of the session that goes on. */
  current: Place | undefined
  /** What was chosen when the code was made. */
  chosen: Chosen | null
}

/** Where users belong. The logins ask: they know neither customer numbers nor tenants. */
export interface Places {
  /** BD-11: the place that opens in a tenant, or, without one, the user's best one over all tenants (C 2.5). */
  opening(work: Work, userId: string, tenantId?: string): Promise<Place>
  /** The place that tokens are requested for: 430 for a user without a tie to it, 4101 without a live entrustment (AU-15, AU-16). */
  wanted(work: Work, userId: string, wish: PlaceWish): Promise<Place | Refusal | AuthStatus>
  /** Whether a tenant is one of the user's (C 2.5). */
  isMember(work: Work, userId: string, tenantId: string): Promise<boolean>
  /** Tenant of the company that a customer number belongs to; undefined for an unknown number. */
  tenantOf(work: Work, bp: string): Promise<string | undefined>
  /** '' for a company that does not exist. */
  hotlineOf(work: Work, companyCode: string): Promise<string>
  /** BD-05: the phone filed with the contract; 2102 unless the user has found this customer by two facts (BD-02). */
  filedPhone(work: Work, userId: string, bp: string, companyCode: string): Promise<string>
}

export const places = question<Places>('places')
