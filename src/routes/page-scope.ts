import { createContext, useContext } from 'react'
import type { PagePath } from './table'

/** One opening of a page; the same object for as long as it lies in the stack. */
export interface PageScope {
  path: PagePath
  /** Its page view has been told (TR-06). */
  isViewed: boolean
  /** How often it has come to the screen. */
  shows: number
}

const Scope = createContext<PageScope | null>(null)

/**
 * Tells what lies below which page it belongs to (blocks/page). Taro's own `useRouter` answers the page in front at the moment of
 * mounting: a part that is mounted again while its page is hidden would take itself for that one.
 */
export const PageScopeRoot = Scope.Provider

/** The opening that this component stands in, also while another page lies in front; null outside a page. */
export const usePageScope = (): PageScope | null => useContext(Scope)
