import type { ParamSpec } from './params'

/** The right to open a page (column "access" of the product's route list; GD-04). `model:` implies bound. */
export type RouteAccess = 'public' | 'login' | 'bound' | 'master' | `model:${string}`

/** Dwell groups of D TR-03. */
export type DwellGroup = 'topup' | 'gasDemand' | 'energyInfo' | 'inspection'

export interface TabEntry {
  label: string
  icon: 'home' | 'mall' | 'news' | 'me'
  order: number
}

/** One page, built or not: it is built when its file `src<path>.tsx` exists. Plain data only: the table is read by the build (app config, page config) as well as by the app. */
export interface RouteEntry {
  title: string
  access: RouteAccess
  /**
   * The page is also drawn for users with this access, with the part that is open to them. The reason for the closed part is shown once
   * per opening of the app, on top of the page, without leaving it.
   */
  face?: 'public' | 'login'
  params?: ParamSpec
  dwell?: DwellGroup
  /** Further addresses of the same page on H5; the page's own path always stays valid. */
  aliases?: readonly string[]
  tab?: TabEntry
  pullDown?: true
  /** The page shrinks while the soft keyboard is open. */
  resize?: true
  hideSoftInputBar?: true
  noSwipeBack?: true
  /** `friends`: to a chat only, not to the timeline. */
  share?: true | 'friends'
  /** Shape of the page that index.html paints before any script; a list without it. */
  shell?: 'form'
  /** Draws its own head: no nav bar. */
  noNav?: true
  /** The mini-program draws the nav bar: its web view covers all that the page draws itself. */
  hostNav?: true
  /** Left out of the mini-program. */
  h5Only?: true
  /** Left out of every build but development. */
  developmentOnly?: true
}

/** Declares routes without widening paths and parameter types. */
export const defineRoutes = <const T extends Record<`/${string}`, RouteEntry>>(routes: T): T => routes
