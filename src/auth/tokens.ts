import { GRANT_KEYS, LOGIN_KEYS, OF_LOGIN_KEYS, storage, UNIFIED_KEYS } from '@/platform/storage'

/** Logged in means all three: business token and both unified ones. One missing counts as a visitor (AU-01). */
export const hasLogin = (): boolean =>
  storage.get('token') !== '' &&
  storage.get('ennUnifiedAuthorization') !== '' &&
  storage.get('ennUnifiedCsrfToken') !== ''

export interface UnifiedTokens {
  ennUnifiedAuthorizationCookie: { value: string }
  ennUnifiedCsrfToken: string
  ennUnifiedGrantCode: string
}

/** Stores what `authentication` and `refreshToken` answer; the grant code is rotated each time (AU-10). */
export function storeUnified(tokens: UnifiedTokens): void {
  storage.set('ennUnifiedAuthorization', tokens.ennUnifiedAuthorizationCookie.value)
  storage.set('ennUnifiedCsrfToken', tokens.ennUnifiedCsrfToken)
  if (tokens.ennUnifiedGrantCode !== '') storage.set('originGrantCode', tokens.ennUnifiedGrantCode)
}

/** Everything of AU-02 that ends with the login; device notes (theme, openid, scene) stay. */
export function clearLogin(): void {
  storage.remove(
    ...LOGIN_KEYS,
    ...UNIFIED_KEYS,
    ...GRANT_KEYS,
    ...OF_LOGIN_KEYS,
    'login_wx',
    'sessionKey',
    'x-workbench-token',
  )
}
