import { isWeapp, host } from '@/platform/host'
import { currentPath } from '@/platform/address'
import { postToShell } from '@/platform/bridge'
import { fullAddress } from '@/platform/landing'
import { storage } from '@/platform/storage'
import { redirectMiniProgram } from '@/platform/wx-sdk'
import { addressOf, go } from '@/routes/go'
import { pageAt } from '@/routes/table'
import { leaveForAuthCentre } from './auth-centre'
import { usesAuthCentre } from './uses-auth-centre'

export interface LoginWay {
  /** Where to go after login: an address inside the app. */
  redirect?: string
  /** After a logout the server must not log in again by itself. */
  logout?: boolean
  /** Drops the pages below: they belong to a user that is no longer logged in. */
  relaunch?: boolean
}

const MINI_LOGIN = addressOf('/pages/login/login', { from: 'H5' })

/**
 * Opens the host's login (LG-15, LG-30, AU-17): the native shell's own, the mini-program's around this web view, the auth
 * centre, else the app's page. Does nothing when a login page is already open.
 */
export async function openLogin({ redirect, logout = false, relaunch = false }: LoginWay = {}): Promise<void> {
  const open = pageAt(currentPath())
  if (open === '/pages/login/login' || open === '/pages/login/login/login') return
  const params = { ...(redirect !== undefined && { redirect }), ...(logout && { logout: '1' as const }) }
  if (isWeapp) return go('/pages/login/login', { ...params, from: 'H5' }, { relaunch })
  if (host() === 'native' && (await postToShell('login', logout ? { logout: 1 } : {}))) return
  if (storage.get('wechatMiniProgram') === '1' && redirectMiniProgram(MINI_LOGIN + (logout ? '&logout=1' : ''))) return
  if (usesAuthCentre()) {
    const back = new URL(redirect ?? '/', fullAddress()).href
    return leaveForAuthCentre({ redirect: back, page: logout ? '/login' : '/auth', logout })
  }
  await go('/pages/login/login/login', params, { relaunch })
}
