import { confirm, toast } from '@/ui'
import { currentAddress } from '@/platform/address'
import { isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'
import { refreshOnce } from './authenticate'
import { forgetLogin } from './login'
import { openLogin } from './login-page'
import { hasLogin } from './tokens'

/* What the app does when a call says that the login has ended (LG-30, AU-12, AU-13, specification 8). */

const LOGIN_AFTER = 1500
const R_LATCH = 3000
const EXPIRED = '您的登录已失效，请重新登录'

/** AU-12: statuses whose reaction is R. */
const ENDS_LOGIN: ReadonlySet<number> = new Set([403, 417, 418, 420, 421, 422, 423, 430])

let leaving = false
let latchedUntil = 0

/** 1888 and 1889: one dialog in the mini-program, the login page at once elsewhere; once however many calls fail. */
export async function onSessionLost(): Promise<void> {
  // A visitor has no login to lose: the guard of the page he stands on asks him (GD-01).
  if (leaving || !hasLogin()) return
  leaving = true
  const redirect = currentAddress()
  forgetLogin()
  try {
    if (isWeapp) await confirm({ title: '提示', content: EXPIRED, confirmText: '去登录', cancelText: null })
    else toast(EXPIRED)
    await openLogin({ redirect, relaunch: true })
  } finally {
    leaving = false
  }
}

/** code 401, 401001, errorCode 401: the text has been toasted, login follows after 1.5 s. */
export function onLoginNeeded(): void {
  if (leaving) return
  leaving = true
  setTimeout(() => {
    leaving = false
    const redirect = currentAddress()
    forgetLogin()
    void openLogin({ redirect, relaunch: true })
  }, LOGIN_AFTER)
}

/** 'repeat': tokens were renewed. Warnings (401, 408) leave the page to itself. */
export async function onAuthStatus(status: number, message: string): Promise<'repeat' | 'give-up'> {
  if (status === 418 && (await refreshOnce())) return 'repeat'
  if (!ENDS_LOGIN.has(status)) {
    console.warn(`unified authentication ${status}: ${message}`)
    return 'give-up'
  }
  endLogin(message)
  return 'give-up'
}

/** Reaction R, once per 3 s (AU-13). With noHref=1 in the address nothing but the rejection happens. */
function endLogin(message: string, now = Date.now()): void {
  if (/[?&]noHref=1(&|$)/.test(currentAddress()) || now < latchedUntil) return
  latchedUntil = now + R_LATCH
  storage.remove('originGrantCode', 'originTenantId')
  if (isWeapp) {
    void onSessionLost()
    return
  }
  toast(message, { duration: R_LATCH })
  setTimeout(() => void onSessionLost(), R_LATCH)
}
