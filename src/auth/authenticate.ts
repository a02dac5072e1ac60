import { call, asApiError } from '@/request'
import { storage } from '@/platform/storage'
import { storeUnified } from './tokens'

/* The unified tokens: got for a grant code, renewed by one shared refresh (AU-01, AU-04, AU-10). */

const APP_ID = 'hyn-app'
const FAILED = 'token获取失败'
const options = { loading: false, handles: 'all', duringStart: true, timeout: 20_000 } as const

/** Exchanges the stored grant code for the unified tokens. Rejects with the server's text or token获取失败 (AU-22). */
export async function authenticate(): Promise<void> {
  try {
    const tokens = await call(
      'auth POST {base}/unify/auth/authentication',
      {
        grantCode: storage.get('originGrantCode'),
        tenantId: storage.get('originTenantId'),
        appId: APP_ID,
        rememberMe: storage.get('rememberMe') === '1' ? '1' : '0',
      },
      options,
    )
    storeUnified(tokens)
  } catch (error) {
    throw new Error(asApiError(error).message || FAILED)
  }
}

let refreshing: Promise<boolean> | undefined

/** New unified tokens for all calls that saw 418 at once; answers whether they came. */
export function refreshOnce(): Promise<boolean> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(): Promise<boolean> {
  try {
    storeUnified(await call('auth POST {base}/unify/auth/refreshToken', undefined, options))
    return true
  } catch {
    return false
  }
}
