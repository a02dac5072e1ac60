/** The reader: decided from the session, never from parameters (E-M-01). */
export interface Viewer {
  userId: string | null
  /** Customer with a passed review; null for visitors and users without one. */
  bp: string | null
  /** '' for visitors. */
  companyCode: string
  /** INDUSTRY, COMMERCE, PUBLIC; '' when unknown. */
  customerType: string
  visibilities: readonly Visibility[]
}

export type Visibility = 'public' | 'login' | 'bound'

export interface Audience {
  companyCodes: readonly string[]
  customerTypes: readonly string[]
  visibility: Visibility
}

/** The visibilities open to a visitor, a user, a user with a customer. */
export const openTo = (userId: string | null, bp: string | null): Visibility[] =>
  userId === null ? ['public'] : bp === null ? ['public', 'login'] : ['public', 'login', 'bound']

export const visitor: Viewer = { userId: null, bp: null, companyCode: '', customerType: '', visibilities: ['public'] }

const names = (list: readonly string[], value: string): boolean => list.length === 0 || list.includes(value)

export type Access = 'open' | 'loginNeeded' | 'notForYou'

/** E-N-03: public content is open to every caller with its address; login content to any user; bound content to its audience. */
export function accessOf(content: Audience, viewer: Viewer): Access {
  if (content.visibility === 'public') return 'open'
  if (viewer.userId === null) return 'loginNeeded'
  if (content.visibility === 'login') return 'open'
  if (viewer.bp === null) return 'notForYou'
  return names(content.companyCodes, viewer.companyCode) && names(content.customerTypes, viewer.customerType)
    ? 'open'
    : 'notForYou'
}
