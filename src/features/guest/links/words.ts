import type { Out } from '@contract'
import { guestScopes, type GuestScope } from '@domain/statuses/guest-link'

export const LINKS = '/subPagesB/pages/accountSecurity/guestLink'
export const GUEST = '/subPagesB/pages/accountSecurity/guest'

export type GuestLink = Out<'btwob GET /guestLink/detail'>

/** 账单、发票 */
export const scopesText = (scopes: readonly GuestScope[]): string =>
  scopes.map((scope) => guestScopes[scope]).join('、')
