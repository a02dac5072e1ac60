import { getAppInfo } from '@/platform/bridge'
import { host } from '@/platform/host'
import { storage } from '@/platform/storage'
import { forgetLogin } from './login'
import { openLogin } from './login-page'
import { authCallbacks } from './reactions'
import { currentAddress } from '@/platform/address'

/* AU-14: inside the native app (iCome) the employee may have changed while the app was away. */

/** ms (specification 9). */
const ASK_WITHIN = 1500
const RENEW_AFTER = 1500
const CHANGED = '用户信息已失效，即将重新授权'

/** Pure. 'skip': no employee number given, or none stored to compare with; else the same user or another one. */
export function compareEmployee(stored: string, current: string): 'skip' | 'keep' | 'renew' {
  if (current === '') return 'skip'
  return stored !== '' && stored !== current ? 'renew' : 'keep'
}

/** Compares at start-up and at every return to the foreground; another employee leads to a new authorisation. */
export async function checkEmployee(): Promise<void> {
  if (host() !== 'native') return
  const current = (await getAppInfo(ASK_WITHIN))?.empNo ?? ''
  const decision = compareEmployee(storage.get('ICOME_USER_EMP_NO'), current)
  if (decision === 'keep') storage.set('ICOME_USER_EMP_NO', current)
  if (decision !== 'renew') return
  const redirect = currentAddress()
  forgetLogin()
  storage.remove('ICOME_USER_EMP_NO')
  const authorise = () => void openLogin({ redirect, relaunch: true })
  const { warn } = authCallbacks()
  if (warn === undefined) return authorise()
  warn(CHANGED)
  setTimeout(authorise, RENEW_AFTER)
}
