import { call, forgetReads } from '@/request'
import { storage } from '@/platform/storage'
import { resetGroups, type LoginUserInfo } from '@/stores'
import { flushLog } from '@/telemetry'
import { authenticate } from './authenticate'
import { openLogin } from './login-page'
import { loadUser } from './session'
import { clearLogin } from './tokens'

/** What the login calls answer (C 5.3). */
export interface LoginAnswer {
  token: string
  userId: string
  grantCode: string
  tenantId: string
}

/**
 * After any successful login call: stores token and grant code, gets the unified tokens, loads the user. Rejects with the
 * text to show; nothing of the login is kept then.
 */
export async function completeLogin(answer: LoginAnswer, phone: string, rememberMe: boolean): Promise<LoginUserInfo> {
  forgetLogin()
  if (rememberMe) storage.set('rememberMe', '1')
  else storage.remove('rememberMe')
  storage.set('token', answer.token)
  storage.set('userId', answer.userId)
  storage.set('userTelephone', phone)
  storage.set('originGrantCode', answer.grantCode)
  storage.set('originTenantId', answer.tenantId)
  try {
    await authenticate()
    return await loadUser()
  } catch (error) {
    forgetLogin()
    throw error
  }
}

/** Everything of the present login is gone from the phone and the screen. */
export function forgetLogin(): void {
  clearLogin()
  resetGroups()
  forgetReads()
}

/** AU-17: both server logouts are called and their failures ignored, then the login page. */
export async function logout(): Promise<void> {
  await flushLog()
  const options = { loading: false, handles: 'all' } as const
  await Promise.allSettled([
    call('default POST:query /crmgas/portal/user/logout', { username: storage.get('userTelephone') }, options),
    call('auth POST {base}/unify/auth/logout', undefined, options),
  ])
  forgetLogin()
  await openLogin({ logout: true, relaunch: true })
}
