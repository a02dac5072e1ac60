import { aliasesOf, pagePaths, routes, type PagePath } from './table'

/* What the build needs, derived from the table: app config, page config, H5 aliases. Runs in Node while building. */

/*
 * Roots inside `pages/` keep the address of their pages and their code out of the main package, which has a budget of its own
 * (docs/adr/0007). The tab pages stay in it, and what is too small to be worth a root.
 */
const SUBPACKAGES = [
  'subPages',
  'subPagesB',
  'pages/home/meter-list',
  'pages/login',
  'pages/pay',
  'pages/my-bill',
  'pages/about',
  'pages/appDown',
  'official',
  'pages/fee',
  'pages/news',
  'pages/need-dealt-with',
  'pages/confirm-cusInfo',
  'pages/binding',
  'pages/switch-bp',
  'pages/certification',
  'pages/qualifications',
  'pages/GuideToAccountCancellation',
  'pages/webview',
  'pages/dialog',
] as const

const bare = (path: string) => path.slice(1)
const rootOf = (path: string) => SUBPACKAGES.find((root) => path.startsWith(`/${root}/`))

export interface BuildChoice {
  development: boolean
  weapp: boolean
}

const built = ({ development, weapp }: BuildChoice): PagePath[] =>
  pagePaths.filter(
    (path) => (development || routes[path].developmentOnly !== true) && !(weapp && routes[path].h5Only === true),
  )

/** `pages`, `subPackages`, `preloadRule` and `tabBar` of the app config (CV-4). The entry page comes first. */
export function appConfig(choice: BuildChoice) {
  const paths = built(choice)
  const tabs = paths.filter((path) => routes[path].tab).sort((a, b) => order(a) - order(b))
  const main = paths.filter((path) => rootOf(path) === undefined && !routes[path].tab)
  const subPackages = SUBPACKAGES.map((root) => ({
    root,
    pages: paths.filter((path) => rootOf(path) === root).map((path) => path.slice(root.length + 2)),
  })).filter(({ pages }) => pages.length > 0)
  const roots = subPackages.map(({ root }) => root)
  return {
    pages: [...tabs, ...main].map(bare),
    ...(roots.length > 0 && {
      subPackages,
      preloadRule: { [bare(tabs[0] ?? '')]: { network: 'all' as const, packages: [...roots] } },
    }),
    tabBar: {
      custom: true,
      color: '#999999',
      selectedColor: '#3286FE',
      backgroundColor: '#FFFFFF',
      borderStyle: 'white' as const,
      list: tabs.map((path) => ({ pagePath: bare(path), text: routes[path].tab?.label ?? '' })),
    },
  }
}

const order = (path: PagePath) => routes[path].tab?.order ?? 0

/** The page's own config file is one line: `export default pageConfig('/pages/…')`. */
export function pageConfig(path: PagePath) {
  const entry = routes[path]
  return {
    navigationBarTitleText: entry.title,
    navigationStyle: entry.hostNav ? ('default' as const) : ('custom' as const),
    enablePullDownRefresh: entry.pullDown === true,
    onReachBottomDistance: 50,
    ...(entry.noSwipeBack && { disableSwipeBack: true }),
    ...(entry.share && { enableShareAppMessage: true }),
    ...(entry.share === true && { enableShareTimeline: true }),
  }
}

/**
 * H5 addresses by page. A list must repeat the page's own path, otherwise that address shows a blank page; the first
 * one is what the address bar shows.
 */
export function customRoutes(choice: BuildChoice): Record<string, string[]> {
  const entries = built(choice)
    .map((path) => [path, [...aliasesOf(path), path]] as const)
    .filter(([, addresses]) => addresses.length > 1)
  return Object.fromEntries(entries.map(([path, addresses]) => [path, [...addresses]]))
}
