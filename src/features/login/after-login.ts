import { decide, type AccessUser } from '@/routes/access'
import { isBuilt, pageAt, routes } from '@/routes/table'

const HOME = '/pages/home/index/index'
const DESK = '/pages/desk/desk'

/**
 * Where a login leads: to the page that asked for it, which need not wait for a customer number when it opens without one (a
 * scanned invitation, GD-03); else to finding that number, staff to their desk where this host has it, else home.
 */
export function afterLogin(
  redirect: string | undefined,
  user: AccessUser,
  isStaff = false,
): { address: string; isAsked: boolean } {
  const page = redirect === undefined ? undefined : pageAt(redirect)
  const access = page === undefined ? 'bound' : routes[page].access
  const decision = decide(access, user)
  if (decision.kind === 'confirm-customer')
    return { address: isStaff && isBuilt(DESK) ? DESK : decision.page, isAsked: false }
  if (redirect === undefined || page === undefined) return { address: HOME, isAsked: false }
  return { address: redirect, isAsked: true }
}
