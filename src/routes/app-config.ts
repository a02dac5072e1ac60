import type { ShellKind } from '../platform/early/types'
import { aliasesOf, pagePaths, routes, type PagePath } from './table'

/* What the build needs, derived from the table: app config, page configs, H5 addresses. Runs in Node while building. */

export interface BuildChoice {
  development: boolean
  weapp: boolean
  /** Pages without a file. */
  unbuilt: readonly string[]
}

const built = ({ development, weapp, unbuilt }: BuildChoice): PagePath[] =>
  pagePaths.filter(
    (path) =>
      !unbuilt.includes(path) &&
      (development || routes[path].developmentOnly !== true) &&
      !(weapp && routes[path].h5Only === true),
  )

const tabPaths = pagePaths
  .filter((path) => routes[path].tab)
  .sort((a, b) => (routes[a].tab?.order ?? 0) - (routes[b].tab?.order ?? 0))

const bare = (path: string) => path.slice(1)

/** Opened when nothing else is: never waits for a package. */
const IN_MAIN = /^\/pages\/(not-found|dev)\//

/** Folders with sub-folders that are roots. A page directly in one of them is in the main package: WeChat nests no roots. */
const PARENTS = ['/subPagesB/pages/', '/subPages/', '/pages/']

/**
 * The sub-package of a page; undefined: the main package. A folder of `pages`, `subPages` and `subPagesB/pages` is a root of its
 * own, so that what is fetched for a page is its own group (docs/adr/0007). Around a tab page there is none: WeChat wants tabs in
 * the main package, and their folder's folders are the roots.
 */
export function rootOf(path: PagePath): string | undefined {
  if (routes[path].tab || IN_MAIN.test(path)) return undefined
  const parent = PARENTS.find((one) => path.startsWith(one))
  if (parent === undefined) return bare(path).split('/', 1)[0]
  const [folder = '', inner, ...rest] = path.slice(parent.length).split('/')
  const root = bare(parent) + folder
  const hasTab = tabPaths.some((tab) => tab.startsWith(`/${root}/`))
  if (hasTab) return rest.length > 0 ? `${root}/${inner ?? ''}` : undefined
  return inner === undefined ? undefined : root
}

/** Sub-packages fetched while a page is shown, on any network: what the specification names, and nothing else. */
const AHEAD: Partial<Record<PagePath, readonly string[]>> = {
  '/pages/home/index/index': ['subPages/customer-service', 'subPagesB/pages/electiveSquare'],
}

const preloadRule = (isThere: (root: string) => boolean) =>
  Object.fromEntries(
    tabPaths
      .map((path): [string, string[]] => [bare(path), (AHEAD[path] ?? []).filter(isThere)])
      .filter(([, packages]) => packages.length > 0)
      .map(([page, packages]) => [page, { network: 'all' as const, packages }]),
  )

/** `pages`, `subPackages`, `preloadRule` and `tabBar` of the app config (CV-4). The entry page comes first. */
export function appConfig(choice: BuildChoice) {
  const paths = built(choice)
  const roots = [...new Set(paths.map(rootOf))].filter((root) => root !== undefined)
  const isThere = (root: string) => roots.includes(root)
  const main = paths.filter((path) => rootOf(path) === undefined && !routes[path].tab)
  return {
    pages: [...tabPaths, ...main].map(bare),
    subPackages: roots.map((root) => ({
      root,
      pages: paths.filter((path) => rootOf(path) === root).map((path) => path.slice(root.length + 2)),
    })),
    ...(choice.weapp && { preloadRule: preloadRule(isThere) }),
    tabBar: {
      custom: true,
      color: '#999999',
      selectedColor: '#3286FE',
      backgroundColor: '#FFFFFF',
      borderStyle: 'white' as const,
      list: tabPaths.map((path) => ({ pagePath: bare(path), text: routes[path].tab?.label ?? '' })),
    },
  }
}

/** What is in the mini-program's json file of a page. */
export function pageConfig(path: PagePath) {
  const entry = routes[path]
  return {
    navigationBarTitleText: entry.title,
    navigationStyle: entry.hostNav ? ('default' as const) : ('custom' as const),
    enablePullDownRefresh: entry.pullDown === true,
    onReachBottomDistance: 50,
    ...(entry.share && { enableShareAppMessage: true }),
    ...(entry.share === true && { enableShareTimeline: true }),
  }
}

/** The same for every page of a build, by its path without the first slash. */
export const pageConfigs = (choice: BuildChoice) =>
  Object.fromEntries(built(choice).map((path) => [bare(path), pageConfig(path)]))

export interface Shell {
  address: string
  page: string
  title: string
  kind: ShellKind
}

/** What index.html needs of each address before any script: its page, name and shape. */
export function shells(choice: BuildChoice): Shell[] {
  return built(choice).flatMap((path) => {
    const { title, tab, noNav, shell } = routes[path]
    const kind: ShellKind = tab ? 'tab' : noNav ? 'bare' : (shell ?? 'list')
    return [path, ...aliasesOf(path)].map((address) => ({ address, page: bare(path), title, kind }))
  })
}
