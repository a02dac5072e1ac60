import { confirm, notify, toast } from '@/ui'
import { currentAddress, currentPath } from '@/platform/address'
import { postToShell } from '@/platform/bridge'
import { host, isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'
import { pageAt } from '@/routes/table'
import { refreshOnce } from './authenticate'
import { forgetLogin } from './login'
import { openLogin } from './login-page'
import { hasAnyCredential } from './tokens'
import { saveDrafts } from '@/stores'

/* What the app does when a call says that the login has ended (LG-30, AU-12, AU-13, specification 8). */

/** ms (specification 9). */
const LOGIN_AFTER = 1500
const INVALID_AFTER = 3000
const R_LATCH = 3000
const EXPIRED = '您的登录已失效，请重新登录'

/** AU-12, by status: the login has ended (R), or a line for the developer and nothing else. */
export const AUTH_STATUSES: Readonly<Record<number, 'R' | 'warn'>> = {
  401: 'warn',
  403: 'R',
  408: 'warn',
  417: 'R',
  418: 'R',
  420: 'R',
  421: 'R',
  422: 'R',
  423: 'R',
  430: 'R',
}

/** Another device has logged in. */
const KICKED = 420

export interface AuthCallbacks {
  /** Warnings on: says why, and the way to the login waits for 3 s. */
  warn?: ((message: string) => void) | undefined
  /** Takes the place of the way to the login. */
  loginInvalid?: ((status: number) => void) | undefined
}

/** The host's own: a notice in browsers, the dialog of LG-30 in the mini-program, a message to the native shell. */
function hostCallbacks(): AuthCallbacks {
  if (isWeapp) return { loginInvalid: () => void onSessionLost() }
  if (host() === 'native') return { warn: notify, loginInvalid: (status) => void reportToShell(status) }
  return { warn: notify }
}

let given: AuthCallbacks | undefined

/** Replaces the host's reactions; undefined puts them back. */
export const setAuthCallbacks = (callbacks: AuthCallbacks | undefined): void => {
  given = callbacks
}

export const authCallbacks = (): AuthCallbacks => given ?? hostCallbacks()

async function reportToShell(status: number): Promise<void> {
  if (!(await postToShell('login', { reason: status }))) await leaveForLogin()
}

let leaving = false
/** ms since the epoch until which a failed refresh is not shown again. */
let shownUntil = 0
let latchedUntil = 0

/** The mini-program itself, and this app inside its web view (AU-03 step 1). */
const inMiniProgram = (): boolean => isWeapp || storage.get('wechatMiniProgram') === '1'

/**
 * 1888 and 1889: one dialog in the mini-program, the login page at once elsewhere; once however many calls fail. That another device
 * has taken the login's place stays to be read on the login page.
 */
export async function onSessionLost(why = EXPIRED): Promise<void> {
  // Without any credential there is no login to end: the guard of the present page asks for one (GD-01).
  if (leaving || !hasAnyCredential()) return
  // A visitor by link came for that page, whatever login this phone has stored (Y-16).
  if (isByLink()) return forgetLogin()
  leaving = true
  const redirect = currentAddress()
  // What is being typed is there again after the login.
  saveDrafts()
  forgetLogin()
  try {
    if (inMiniProgram()) await confirm({ title: '提示', content: why, confirmText: '去登录', cancelText: null })
    else if (why === EXPIRED) toast(why)
    else storage.set('loginNotice', why)
    await openLogin({ redirect, relaunch: true })
  } finally {
    leaving = false
  }
}

/** Everything of the login goes, then the login opens with the way back to the page shown now. */
async function leaveForLogin(): Promise<void> {
  const redirect = currentAddress()
  // What is being typed is there again after the login.
  saveDrafts()
  forgetLogin()
  await openLogin({ redirect, relaunch: true })
}

/** code 401, 401001, errorCode 401: the text has been toasted, login follows after 1.5 s. */
export function onLoginNeeded(): void {
  if (leaving || isByLink()) return
  leaving = true
  setTimeout(() => {
    leaving = false
    void leaveForLogin()
  }, LOGIN_AFTER)
}

/** 'repeat': tokens were renewed. Warnings (401, 408) leave the page to itself. */
export async function onAuthStatus(status: number, message: string, sentWith?: string): Promise<'repeat' | 'give-up'> {
  if (AUTH_STATUSES[status] !== 'R') {
    console.warn(`unified authentication ${status}: ${message}`)
    return 'give-up'
  }
  if (status !== 418) return endLogin(status, message)
  // Renewed while this call was under way (AU-04).
  const token = storage.get('ennUnifiedAuthorization')
  if (sentWith !== undefined && token !== '' && sentWith !== token) return 'repeat'
  const { renewed, refused, message: why } = await refreshOnce()
  if (renewed) return 'repeat'
  if (refused) return endLogin(status, why)
  // The gateway did not answer: the login may still be good.
  showFailure(why)
  return 'give-up'
}

/** AU-22: a failed refresh is shown once for all calls that waited for it. */
function showFailure(message: string): void {
  if (staysHere() || Date.now() < shownUntil) return
  shownUntil = Date.now() + R_LATCH
  authCallbacks().warn?.(message)
}

const isByLink = (): boolean => pageAt(currentPath()) === '/subPagesB/pages/accountSecurity/guest'

/** AU-12: noHref=1 in the address: nothing but the rejection happens. */
const staysHere = (): boolean => isByLink() || /[?&]noHref=1(&|$)/.test(currentAddress())

/** Is the way to the login under way already? Start-up then leaves it to that (AU-03 step 5). */
export const isEnding = (): boolean => Date.now() < latchedUntil

/** Reaction R, once per 3 s (AU-13). */
function endLogin(status: number, message: string): 'give-up' {
  if (staysHere() || isEnding()) return 'give-up'
  latchedUntil = Date.now() + R_LATCH
  storage.remove('originGrantCode', 'originTenantId')
  if (status === KICKED) storage.set('loginNotice', message)
  const { warn, loginInvalid } = authCallbacks()
  warn?.(message)
  if (loginInvalid) loginInvalid(status)
  else setTimeout(() => void leaveForLogin(), warn ? INVALID_AFTER : 0)
  return 'give-up'
}

/** For tests: as after the latch. */
export const resetReactions = (): void => {
  leaving = false
  latchedUntil = 0
  shownUntil = 0
  given = undefined
}
