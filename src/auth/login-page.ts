import { isWeapp } from '@/platform/host'
import { currentPath } from '@/platform/address'
import { go } from '@/routes/go'
import { pageAt } from '@/routes/table'

export interface LoginWay {
  /** Where to go after login: an address inside the app. */
  redirect?: string
  /** After a logout the server must not log in again by itself. */
  logout?: boolean
  /** Drops the pages below: they belong to somebody who is no longer logged in. */
  relaunch?: boolean
}

/** Opens the host's login page; does nothing when it is already open (LG-15, LG-30). */
export async function openLogin({ redirect, logout = false, relaunch = false }: LoginWay = {}): Promise<void> {
  const open = pageAt(currentPath())
  if (open === '/pages/login/login' || open === '/pages/login/login/login') return
  const params = { ...(redirect !== undefined && { redirect }), ...(logout && { logout: '1' as const }) }
  if (isWeapp) await go('/pages/login/login', { ...params, from: 'H5' }, { relaunch })
  else await go('/pages/login/login/login', params, { relaunch })
}
