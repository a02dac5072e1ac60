import { whenQuiet } from '@/request/quiet'
import { currentPath } from '@/platform/address'
import { environment } from '@/platform/environment'
import { getAppInfo } from '@/platform/bridge'
import { host, isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'
import { pageAt } from '@/routes/table'
import { leaveForAuthCentre } from './auth-centre'
import { areTokensValid, authenticate, isGrantValid } from './authenticate'
import { checkEmployee } from './employee'
import type { Landing } from './landing'
import { enterByCode } from './login'
import { openLogin } from './login-page'
import { isPublicPage } from './public-page'
import { isEnding } from './reactions'
import { restoreUser } from './session'
import { afterFailure, firstStep, type Step } from './start-plan'
import { renewUser } from './start-state'
import { clearLogin, hasLogin } from './tokens'
import { usesAuthCentre } from './uses-auth-centre'
import { configureWxSdk } from './wx-signature'

/* The whole start-up of AU-03: codes in the address, the shell's own login, the checks of the auth centre. */

/** AU-06: public pages that force the login when the native app names its user. */
const FORCED: readonly string[] = ['/subPagesB/pages/lotteryDraw/index']

export async function enterElsewhere(landing: Landing): Promise<void> {
  if (landing.comeFrom === 'wechatMiniProgram') await enterMiniProgramView()
  const native = host() === 'native' && !hasLogin() ? await nativeLanding(landing) : landing
  const step = firstStep({
    isPublic: isPublicPage() && !(await isForced()),
    authCode: native.authCode,
    loginCode: native.loginCode,
    tempCodes: landing.withTempAuthCode || environment.tempAuthCode,
    initAuth: usesAuthCentre(),
    hasLogin: hasLogin(),
    grantCode: storage.get('originGrantCode'),
  })
  await take(step, native)
  void checkEmployee()
}

async function isForced(): Promise<boolean> {
  const path = pageAt(currentPath()) ?? ''
  return FORCED.includes(path) && host() === 'native' && (await getAppInfo()) !== null
}

/** AU-03 step 1: the JS-SDK inside the mini-program's web view. Its failure does not stop the start-up. */
async function enterMiniProgramView(): Promise<void> {
  storage.set('wechatMiniProgram', '1')
  try {
    await configureWxSdk()
  } catch (error) {
    console.warn('WeChat JS-SDK is not configured', error)
  }
}

/** LG-14: the shell's own login is used as if it had come in the address. */
async function nativeLanding(landing: Landing): Promise<Landing> {
  const info = await getAppInfo()
  if (info?.grantCode === undefined || landing.authCode !== '') return landing
  if (info.empNo !== undefined) storage.set('ICOME_USER_EMP_NO', info.empNo)
  return { ...landing, authCode: info.grantCode, authTenantId: info.tenantId ?? '', rememberMe: '1' }
}

async function take(step: Step, landing: Landing): Promise<void> {
  switch (step) {
    case 'exchange-grant':
      return exchange(
        { grantCode: landing.authCode, tenantId: landing.authTenantId, rememberMe: landing.rememberMe },
        landing,
      )
    case 'exchange-temp':
      return exchange({ code: landing.loginCode, tenantId: landing.authTenantId }, landing)
    case 'check-tokens':
      return checkTokens()
    case 'check-grant':
      return checkGrant()
    case 'auth-centre':
      return toAuthCentre()
    case 'public':
      if (hasLogin() && !restoreUser()) await renewUser(false)
      return
    case 'use-login':
      if (restoreUser()) whenQuiet(() => void renewUser(true))
      else await renewUser(false)
      return
    case 'visitor':
      // AU-01: half a login is none.
      clearLogin()
  }
}

async function exchange(credentials: Parameters<typeof enterByCode>[0], landing: Landing): Promise<void> {
  try {
    await enterByCode(credentials, landing.rememberMe === '1')
  } catch {
    await fail('exchange-grant')
  }
}

/** Step 5; where the way to the login is under way already (AU-12), to that. */
async function fail(step: Step): Promise<void> {
  if (isEnding()) return
  // LG-15: the native app and the mini-program around this web view have their own login.
  if (host() === 'native' || storage.get('wechatMiniProgram') === '1') return openLogin()
  const next = afterFailure(step, { initAuth: usesAuthCentre(), grantCode: storage.get('originGrantCode') })
  if (next === 'check-grant') await checkGrant()
  if (next === 'auth-centre') await toAuthCentre()
}

async function checkTokens(): Promise<void> {
  if (restoreUser()) {
    whenQuiet(() => void areTokensValid().then((valid) => (valid ? renewUser(true) : fail('check-tokens'))))
    return
  }
  if (await areTokensValid()) await renewUser(false)
  else await fail('check-tokens')
}

async function checkGrant(): Promise<void> {
  try {
    if (!(await isGrantValid())) return await fail('check-grant')
    await authenticate()
    await renewUser(false)
  } catch {
    await fail('check-grant')
  }
}

/** The page goes away: what waits for the start-up waits until then. */
function toAuthCentre(): Promise<void> {
  if (isWeapp) return Promise.resolve()
  leaveForAuthCentre()
  return new Promise(() => undefined)
}
