import { call, asApiError } from '@/request'
import { environment } from '@/platform/environment'
import { terminalType } from '@/platform/login'
import { storage } from '@/platform/storage'
import { storeUnified } from './tokens'

/* The unified tokens: got for a grant code or a temporary one, renewed by one shared refresh (AU-01, AU-04, AU-10). */

export const APP_ID = 'hyn-app'
const FAILED = 'token获取失败'
/** An app without a base of its own turns to the auth centre's. */
export const hasBase = (): boolean => environment.authPlaces.base !== ''

export const authOptions = { loading: false, handles: 'all', duringStart: true } as const

export type Credentials =
  | { grantCode: string; tenantId: string; rememberMe: '1' | '0' }
  | { code: string; tenantId: string }

const stored = (): Credentials => ({
  grantCode: storage.get('originGrantCode'),
  tenantId: storage.get('originTenantId'),
  rememberMe: storage.get('rememberMe') === '1' ? '1' : '0',
})

/** Exchanges a code, the stored grant without one, for the unified tokens. Rejects with the server's text or token获取失败 (AU-22). */
export async function authenticate(credentials: Credentials = stored()): Promise<void> {
  try {
    const asked = { ...credentials, appId: APP_ID, terminalType: terminalType() }
    storeUnified(
      hasBase()
        ? await call('auth POST {base}/unify/auth/authentication', asked, authOptions)
        : await call('auth POST {init}/unify/auth/getAccessToken', asked, authOptions),
    )
  } catch (error) {
    throw new Error(asApiError(error).message || FAILED)
  }
}

/** Whether the stored grant code is still valid. Any failure counts as no. */
export const isGrantValid = (): Promise<boolean> =>
  call(
    'auth POST {auth}/userCenter/unify/auth/isValid4GrantCode',
    { grantCode: storage.get('originGrantCode') },
    { ...authOptions, quietAuth: true },
  ).then(
    (valid) => valid === true,
    () => false,
  )

/**
 * Are the stored unified tokens good? A 418 has been answered by one refresh and a repetition (AU-03 step 4); not where a grant
 * code is stored, which is then tried in their place.
 */
export const areTokensValid = (): Promise<boolean> =>
  call('auth GET {participant}/getLoginUserInfo', undefined, {
    ...authOptions,
    quietAuth: storage.get('originGrantCode') !== '',
  }).then(
    () => true,
    (error: unknown) => asApiError(error).kind !== 'auth',
  )

export interface Refreshed {
  renewed: boolean
  /** The server said no; otherwise it could not be asked. */
  refused: boolean
  /** Why there are none, '' after a renewal. */
  message: string
}

let refreshing: Promise<Refreshed> | undefined

/** Requests new unified tokens, once for all calls that got 418 at the same time; returns whether they came. */
export function refreshOnce(): Promise<Refreshed> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(): Promise<Refreshed> {
  try {
    // Quiet: a 418 of its own must not wait for this very refresh.
    storeUnified(await call('auth POST {base}/unify/auth/refreshToken', undefined, { ...authOptions, quietAuth: true }))
    return { renewed: true, refused: false, message: '' }
  } catch (error) {
    const { kind, message } = asApiError(error)
    return { renewed: false, refused: kind === 'auth' || kind === 'refused', message: message || FAILED }
  }
}
