import { call, forgetReads } from '@/request'
import { nextEpoch } from '@/request/epoch'
import { storage } from '@/platform/storage'
import { resetGroups, type LoginUserInfo } from '@/stores'
import { flushLog } from '@/telemetry'
import { authenticate, hasBase, type Credentials } from './authenticate'
import { openLogin } from './login-page'
import { loadUser } from './session'
import { clearLogin } from './tokens'

/** ms */
const LOG_WITHIN = 1000

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
  remember(rememberMe)
  keep(answer, phone)
  return enter()
}

/**
 * The same user goes on under a new login (LG-17): the page stays open, what is on the screen stays. Tokens made for the ended session
 * would speak against the new one.
 */
export function continueLogin(answer: LoginAnswer, phone: string): Promise<LoginUserInfo> {
  storage.remove('accessToken')
  storage.remove('x-workbench-token')
  keep(answer, phone)
  return enter()
}

function keep(answer: LoginAnswer, phone: string): void {
  storage.set('token', answer.token)
  storage.set('userId', answer.userId)
  storage.set('userTelephone', phone)
  storage.set('originGrantCode', answer.grantCode)
  storage.set('originTenantId', answer.tenantId)
}

/** With a code from the address or the native shell: the user comes without a business token, userInfo brings it (AU-01). */
export function enterByCode(credentials: Credentials, rememberMe: boolean): Promise<LoginUserInfo> {
  forgetLogin()
  remember(rememberMe)
  if (credentials.tenantId !== '') storage.set('originTenantId', credentials.tenantId)
  return enter(credentials)
}

async function enter(credentials?: Credentials): Promise<LoginUserInfo> {
  try {
    await authenticate(credentials)
    return await loadUser()
  } catch (error) {
    forgetLogin()
    throw error
  }
}

function remember(rememberMe: boolean): void {
  if (rememberMe) storage.set('rememberMe', '1')
  else storage.remove('rememberMe')
}

/** Everything of the present login is gone from the phone and the screen; answers still under way count no more. */
export function forgetLogin(): void {
  nextEpoch()
  clearLogin()
  resetGroups()
  forgetReads()
  void import('@/request/kept').then(({ forgetKept }) => forgetKept())
}

/** AU-17: both server logouts are called and their failures ignored, then the login page. */
export async function logout(): Promise<void> {
  // Sent under the login it belongs to; a slow network does not hold up the logout (TR-02).
  await Promise.race([flushLog(), new Promise((resolve) => setTimeout(resolve, LOG_WITHIN))])
  const options = { loading: false, handles: 'all', quietAuth: true } as const
  await Promise.allSettled([
    call('default POST:query /crmgas/portal/user/logout', { username: storage.get('userTelephone') }, options),
    hasBase()
      ? call('auth POST {base}/unify/auth/logout', undefined, options)
      : call('auth POST {init}/unify/auth/logoutOnServer', undefined, options),
  ])
  forgetLogin()
  void import('@/request/typing-keeper').then(({ forgetTyping }) => forgetTyping())
  await openLogin({ logout: true, relaunch: true })
}
