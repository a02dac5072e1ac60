// By its path: the build reads the table where no alias is known.
import { isWeapp } from '../platform/host'
import { shellTitle } from '../platform/title'
import type { RouteEntry } from './define'
import type { ParamsIn, ParamsOfView, ParamsOut } from './params'
import { about } from './parts/about'
import { binding } from './parts/binding'
import { account } from './parts/account'
import { authCentre } from './parts/auth-centre'
import { bills } from './parts/bills'
import { certification } from './parts/certification'
import { content } from './parts/content'
import { download } from './parts/download'
import { home } from './parts/home'
import { legal } from './parts/legal'
import { own } from './parts/own'
import { payment } from './parts/payment'
import { profile } from './parts/profile'
import { shell } from './parts/shell'
import { activities } from './parts/activities'
import { bidding } from './parts/bidding'
import { contracts } from './parts/contracts'
import { energy } from './parts/energy'
import { extraction } from './parts/extraction'
import { gasOrders } from './parts/gas-orders'
import { help } from './parts/help'
import { inspection } from './parts/inspection'
import { invoice } from './parts/invoice'
import { invoiceCentre } from './parts/invoice-centre'
import { market } from './parts/market'
import { messages } from './parts/messages'
import { outlets } from './parts/outlets'
import { packages } from './parts/packages'
import { prediction } from './parts/prediction'
import { projects } from './parts/projects'
import { records } from './parts/records'
import { settlement } from './parts/settlement'
import { tickets } from './parts/tickets'
import { transfer } from './parts/transfer'

/** Every page of the product, by its path. */
const table = {
  ...home,
  ...bills,
  ...payment,
  ...content,
  ...account,
  ...authCentre,
  ...binding,
  ...certification,
  ...legal,
  ...about,
  ...download,
  ...profile,
  ...shell,
  ...energy,
  ...settlement,
  ...transfer,
  ...gasOrders,
  ...invoice,
  ...invoiceCentre,
  ...packages,
  ...extraction,
  ...bidding,
  ...prediction,
  ...contracts,
  ...messages,
  ...tickets,
  ...inspection,
  ...outlets,
  ...records,
  ...projects,
  ...help,
  ...market,
  ...activities,
  ...own,
}

type Table = typeof table
export type PagePath = keyof Table
type SpecOf<P extends PagePath> = Table[P] extends { params: infer S } ? S : Record<never, never>
/** Parameters that `go` takes for a page. */
export type ParamsFor<P extends PagePath> = ParamsIn<SpecOf<P>>
/** Parameters as the page itself reads them. */
export type PageParams<P extends PagePath> = ParamsOut<SpecOf<P>>
/** Parameters of the page's view: what the page needs is there. */
export type ViewParams<P extends PagePath> = ParamsOfView<SpecOf<P>>

export const routes: Readonly<Record<PagePath, RouteEntry>> = table

/** Every page of the product, built or not. */
export const pagePaths = Object.keys(table) as PagePath[]

/** A mark for each page of the table, '-' for one without a file (config/index.ts); absent where it is read outside a build. */
declare const __UNBUILT__: string | undefined
const marks = typeof __UNBUILT__ === 'undefined' ? '' : __UNBUILT__
export const unbuiltPages: readonly PagePath[] = pagePaths.filter((_, place) => marks[place] === '-')

/** Is the page part of this app: its file exists, and it is meant for this host and this kind of build? */
export const isBuilt = (path: PagePath): boolean =>
  !unbuiltPages.includes(path) &&
  !(isWeapp && routes[path].h5Only === true) &&
  !(process.env.NODE_ENV === 'production' && routes[path].developmentOnly === true)

const byAddress = new Map<string, PagePath>()
for (const path of pagePaths) {
  byAddress.set(path, path)
  for (const alias of routes[path].aliases ?? []) byAddress.set(alias, path)
  // A bare-word route also answers at <path>/index on H5 (CV-4).
  if (/^\/subPages(B\/pages)?\/[^/]+$/.test(path)) byAddress.set(`${path}/index`, path)
}

/** The page at an address (path or alias, query ignored), or undefined: its page is not built or does not exist. */
export function pageAt(address: string): PagePath | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const literal = path.startsWith('/') ? path : `/${path}`
  const found = byAddress.get(literal) ?? byAddress.get(literal.replace(/\/+$/, ''))
  return found !== undefined && isBuilt(found) ? found : undefined
}

/** A page's name. The H5 build keeps the names in index.html alone (config/lean/titles-loader.cjs). */
export const titleOf = (path: PagePath): string => routes[path].title || shellTitle(path)

/** All further addresses of each page that has some, without its own path: looked for once, as the app starts with them. */
const furtherAddresses = (): Map<PagePath, string[]> => {
  const found = new Map<PagePath, string[]>()
  for (const [address, page] of byAddress) if (address !== page) found.set(page, [...(found.get(page) ?? []), address])
  return found
}

/** The further addresses of one page. */
export const aliasesOf = (path: PagePath): string[] => furtherAddresses().get(path) ?? []

/**
 * H5 addresses by page. A list must repeat the page's own path, otherwise that address shows a blank page; the first one is what
 * the address bar shows.
 */
export const customRoutes = (): Record<string, string[]> =>
  Object.fromEntries(
    [...furtherAddresses()].filter(([path]) => isBuilt(path)).map(([path, addresses]) => [path, [...addresses, path]]),
  )
