import { createContext, useContext } from 'react'
import type { PagePath } from './table'

/** One opening of a page; the same object for as long as it lies in the stack. */
export interface PageScope {
  path: PagePath
  /** Its page view has been told (TR-06). */
  isViewed: boolean
  /** How often it has come to the screen. */
  shows: number
  /** What its parts ask for and have no answer to yet. */
  readonly underWay: UnderWay
  /** What its parts show that no network renews. */
  readonly lost: Lost
}

/** Counts what is under way; the listener hears each time that nothing is. */
export interface UnderWay {
  count: number
  listener: (() => void) | undefined
}

/** The moments (ms) of what is shown, by the part that shows it; the listener hears of each change. */
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
 * Tells what lies below which page it belongs to (blocks/page). Taro's own `useRouter` answers the page in front at the moment of
 * mounting: a part that is mounted again while its page is hidden would take itself for that one.
 */
export const PageScopeRoot = Scope.Provider

/** The opening that this component stands in, also while another page lies in front; null outside a page. */
export const usePageScope = (): PageScope | null => useContext(Scope)
