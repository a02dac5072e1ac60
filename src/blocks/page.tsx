import { createElement, useState, type ComponentType } from 'react'
import { usePageParams } from '@/routes/page'
import { openScope, PageScopeRoot } from '@/routes/page-scope'
import { areComplete } from '@/routes/params'
import { routes, type PagePath, type ViewParams } from '@/routes/table'
import { Empty, PageIdentity } from '@/ui'
import { PageFrame } from './PageFrame'
import { PageFault } from './PageFault'
import { useEachShow } from './page-shown'

/**
 * A page: its route and its view. The view gets the parameters that the route table names, parsed; without one that it needs the
 * page says that the link is invalid.
 *
 *   export default page('/pages/my-bill/details/details', BillDetailsView)
 */
export function page<P extends PagePath>(path: P, View: ComponentType<ViewParams<P>>): ComponentType {
  return function Page() {
    const [scope] = useState(() => openScope(path))
    // Parts that are mounted with the page get its first show before it is counted: their effects run first.
    useEachShow(() => {
      scope.shows += 1
    })
    const params = usePageParams(path)
    return (
      <PageScopeRoot value={scope}>
        <PageIdentity>
          {areComplete(routes[path].params ?? {}, params) ? (
            <PageFault path={path}>{createElement(View, params as ViewParams<P>)}</PageFault>
          ) : (
            <InvalidLink />
          )}
        </PageIdentity>
      </PageScopeRoot>
    )
  }
}

const InvalidLink = () => (
  <PageFrame>
    <Empty text='链接无效，请返回重试' />
  </PageFrame>
)
