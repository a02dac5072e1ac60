import { GRANT_KEYS, LOGIN_KEYS, OF_LOGIN_KEYS, storage, UNIFIED_KEYS } from '@/platform/storage'

/**
 * Logged in means both unified tokens (specification 5); one missing counts as a visitor. The business token of the calls comes
 * with the user where it is missing (AU-01).
 */
export const hasLogin = (): boolean =>
  storage.get('ennUnifiedAuthorization') !== '' && storage.get('ennUnifiedCsrfToken') !== ''

/** Is anything there that a login left? */
export const hasAnyCredential = (): boolean =>
  [...UNIFIED_KEYS, 'token' as const].some((key) => storage.get(key) !== '')

export interface UnifiedTokens {
  ennUnifiedAuthorizationCookie: { value: string }
  ennUnifiedCsrfToken: string
  ennUnifiedGrantCode: string
  tenantId?: string
}

/** Stores what `authentication` and `refreshToken` answer; the grant code is rotated each time (AU-10). */
export function storeUnified(tokens: UnifiedTokens): void {
  storage.set('ennUnifiedAuthorization', tokens.ennUnifiedAuthorizationCookie.value)
  storage.set('ennUnifiedCsrfToken', tokens.ennUnifiedCsrfToken)
  const { appId } = tokenPayload()
  if (appId !== '') storage.set('appId', appId)
  if (tokens.ennUnifiedGrantCode !== '') storage.set('originGrantCode', tokens.ennUnifiedGrantCode)
  if (tokens.tenantId !== undefined && tokens.tenantId !== '') storage.set('originTenantId', tokens.tenantId)
}

/** What the client reads of the unified token; it never decides rights by it (AU-11). */
export interface TokenPayload {
  tenantId: string
  appId: string
  iss: string
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** base64url without the host's help: the mini-program has no atob. Bytes beyond ASCII are not needed here. */
function decodeBase64(text: string): string {
  let bits = 0
  let value = 0
  let out = ''
  for (const mark of text) {
    const index = ALPHABET.indexOf(mark)
    if (index < 0) continue
    value = (value << 6) | index
    bits += 6
    if (bits < 8) continue
    bits -= 8
    out += String.fromCharCode((value >> bits) & 0xff)
  }
  return out
}

const field = (value: unknown): string => (typeof value === 'string' ? value : '')

/** All '' without a readable token. */
export function tokenPayload(token = storage.get('ennUnifiedAuthorization')): TokenPayload {
  try {
    const payload = JSON.parse(decodeBase64(token.split('.')[1] ?? '') || '{}') as Record<string, unknown>
    return { tenantId: field(payload.tenantId), appId: field(payload.appId), iss: field(payload.iss) }
  } catch {
    return { tenantId: '', appId: '', iss: '' }
  }
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

/** AU-01: half a login is none. Where there is nothing of one, what is kept for all tabs belongs to another tab and stays. */
export function clearHalfLogin(): void {
  if (hasAnyCredential()) clearLogin()
  else storage.remove(...LOGIN_KEYS, ...OF_LOGIN_KEYS, ...GRANT_KEYS)
}
