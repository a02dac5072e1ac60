import { decide, type AccessUser } from '@/routes/access'
import { pageAt, routes } from '@/routes/table'

const HOME = '/pages/home/index/index'

/**
 * Where a login leads: to the page that asked for it, which need not wait for a customer number when it opens without one (a
 * scanned invitation, GD-03); else to finding that number, else home.
 */
export function afterLogin(redirect: string | undefined, user: AccessUser): { address: string; isAsked: boolean } {
  const page = redirect === undefined ? undefined : pageAt(redirect)
  const access = page === undefined ? 'bound' : routes[page].access
  const decision = decide(access, user)
  if (decision.kind === 'confirm-customer') return { address: decision.page, isAsked: false }
  if (redirect === undefined || page === undefined) return { address: HOME, isAsked: false }
  return { address: redirect, isAsked: true }
}
