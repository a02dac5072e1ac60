import { Children, createContext, Fragment, isValidElement, useContext, useState, type ReactNode } from 'react'
import { pageAt, type PagePath } from './table'

/** One opening of a page; the same object for as long as it lies in the stack. */
export interface PageScope {
  path: PagePath | undefined
  /** Its page view has been told (TR-06). */
  isViewed: boolean
}

const Scope = createContext<PageScope | null>(null)

/** The opening that this component stands in, also while another page lies in front; null outside the app. */
export const usePageScope = (): PageScope | null => useContext(Scope)

/**
 * Tells each page which one it is. Taro's own `useRouter` answers the page in front at the moment of mounting: a part that is
 * mounted anew while its page is hidden would take itself for that one.
 */
export function withScopes(pages: ReactNode): ReactNode {
  // On H5 Taro hands the pages over in a fragment, to the mini-program as they are.
  const given =
    isValidElement<{ children?: ReactNode }>(pages) && pages.type === Fragment ? pages.props.children : pages
  return Children.map(given, (page) =>
    isValidElement<{ tid?: string }>(page) && page.props.tid !== undefined ? (
      <Scoped key={page.key} address={page.props.tid}>
        {page}
      </Scoped>
    ) : (
      page
    ),
  )
}

function Scoped({ address, children }: { address: string; children: ReactNode }) {
  const [scope] = useState<PageScope>(() => ({ path: pageAt(address), isViewed: false }))
  return <Scope.Provider value={scope}>{children}</Scope.Provider>
}
