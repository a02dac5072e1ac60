import { currentPath } from '@/platform/address'
import { isWeapp } from '@/platform/host'
import { pageAt, routes } from '@/routes/table'

/** Does the page that the app was opened at need no login (AU-05)? The mini-program asks at each page instead. */
export function isPublicPage(): boolean {
  const path = isWeapp ? undefined : pageAt(currentPath())
  return path !== undefined && routes[path].access === 'public'
}
