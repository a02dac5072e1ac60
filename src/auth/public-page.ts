import { currentPath } from '@/platform/address'
import { isWeapp } from '@/platform/host'
import type { RouteAccess } from '@/routes/define'
import { pageAt, routes } from '@/routes/table'

/** What the page needs that the app was opened at. The mini-program asks at each page instead. */
export function accessOfPage(): RouteAccess {
  const path = isWeapp ? undefined : pageAt(currentPath())
  return path === undefined ? 'bound' : routes[path].access
}

/** Does the page that the app was opened at need no login (AU-05)? */
export const isPublicPage = (): boolean => accessOfPage() === 'public'
