import { useDidShow, useRouter } from '@tarojs/taro'
import { useMemo, useState } from 'react'
import { usePageScope } from './page-scope'
import { parseParams } from './params'
import { pageAt, routes, type PagePath, type PageParams } from './table'
import { popTabParams } from './go'

/** The path of the page this component is in, with aliases resolved. */
export function usePagePath(): PagePath {
  const scope = usePageScope()
  const router = useRouter()
  const path = useMemo(() => pageAt(router.path), [router.path])
  return scope?.path ?? path ?? '/pages/not-found/not-found'
}

/** The page's parameters, parsed by its entry in the route table; `path` names the page itself. */
export function usePageParams<P extends PagePath>(path: P): PageParams<P> {
  const router = useRouter()
  const [params, setParams] = useState<unknown>(() => {
    const left = routes[path].tab ? popTabParams(path) : undefined
    return left ?? parseParams(routes[path].params ?? {}, router.params as Record<string, string | undefined>)
  })
  // A tab page lives on: what `go` left for it since then is taken when it comes to the front.
  useDidShow(() => {
    const left = routes[path].tab ? popTabParams(path) : undefined
    if (left !== undefined) setParams(left)
  })
  return params as PageParams<P>
}
