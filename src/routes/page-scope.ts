import { createContext, useContext } from 'react'
import type { PagePath } from './table'

/** One opening of a page; the same object for as long as it is in the stack. */
export interface PageScope {
  path: PagePath
  /** Its page view has been reported (TR-06). */
  isViewed: boolean
  /** How often it has come to the screen. */
  shows: number
  /** What its parts ask for and have no answer to yet. */
  readonly underWay: UnderWay
  /** What its parts show that no network renews. */
  readonly lost: Lost
}

/** Counts what is under way; the listener is called each time that nothing is. */
export interface UnderWay {
  count: number
  listener: (() => void) | undefined
}

/** The moments (ms) of what is shown, by the part that shows it; the listener is called for each change. */
export interface Lost {
  readonly times: Map<object, number>
  listener: (() => void) | undefined
}

export const openScope = (path: PagePath): PageScope => ({
  path,
  isViewed: false,
  shows: 0,
  underWay: { count: 0, listener: undefined },
  lost: { times: new Map(), listener: undefined },
})

const Scope = createContext<PageScope | null>(null)

/**
 * Gives its children the page they belong to (blocks/page). Taro's own `useRouter` returns the page in front at the moment of mounting:
 * a part that is mounted again while its page is hidden would get the wrong page.
 */
export const PageScopeRoot = Scope.Provider

/** The opening that this component is in, also while another page is in front; null outside a page. */
export const usePageScope = (): PageScope | null => useContext(Scope)
