import Taro from '@tarojs/taro'
import type { Door } from './access'
import { downloadAddress } from './download'
import { pageAt, routes, type PagePath, type ParamsFor } from './table'
import { formatParams, parseParams } from './params'

/* The only way to another page: typed by the route table, tab pages by switchTab, pages that are not built refused. */

type Args<P extends PagePath, O> =
  Record<never, never> extends ParamsFor<P> ? [params?: ParamsFor<P>, options?: O] : [params: ParamsFor<P>, options?: O]

export interface GoOptions {
  /** Takes the place of the present page instead of lying on top of it. */
  replace?: boolean
  /** Drops all pages below as well. */
  relaunch?: boolean
}

/** WeChat keeps ten pages at most; from there on the present one is replaced. */
const MAX_STACK = 10

type Gate = (door: Door, address: string) => Promise<boolean>
let gate: Gate = () => Promise.resolve(true)

/** Hangs the guard in front of every navigation (GD-01); a refused one has been explained by it. */
export const setGate = (given: Gate): void => {
  gate = given
}

/** Parameters of a tab page: switchTab cannot carry a query (GD-02). Taken once by the page. */
const tabParams = new Map<PagePath, Record<string, unknown>>()

/** ms in which a second tap is the same wish; the host has the new page by then, or covers the old one while its files come. */
const SAME_TAP = 500

/** A page is on its way onto the one that was on top. */
let opening: { address: string; over: string | undefined } | undefined

/** Opens a page with its parameters. */
export async function go<P extends PagePath>(path: P, ...[params, options]: Args<P, GoOptions>): Promise<void> {
  await open(path, (params ?? {}) as Record<string, unknown>, options ?? {})
}

/** Opens an address that came as text (todo, message, banner, redirect). Answers false when no page is there. */
export async function goTo(given: string, options: GoOptions = {}): Promise<boolean> {
  const address = downloadAddress(given)
  const path = pageAt(address)
  if (path === undefined) return false
  await open(path, parseParams(routes[path].params ?? {}, queryOf(address)), options)
  return true
}

/** The address of a page as text, e.g. for `redirect`. */
export const addressOf = <P extends PagePath>(path: P, ...[params]: Args<P, never>): string =>
  path + formatParams(params ?? {})

/** The same address in one spelling: its page's own path, known parameters in their order. */
export function normalAddress(address: string): string {
  const path = pageAt(address)
  if (path === undefined) return address
  return path + formatParams(parseParams(routes[path].params ?? {}, queryOf(address)))
}

/** One page back; home when nothing is below (visual design 6, nav bar). */
export async function goBack(): Promise<void> {
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack({ delta: 1 })
  else await go('/pages/home/index/index')
}

/** Leaves the page for the one below by its address: for a page with own steps that going back would run through. */
export async function closePage(): Promise<void> {
  const below = Taro.getCurrentPages().at(-2)
  const address = below && placeOf(below)
  if (address === undefined) await goBack()
  else await goTo(address, { relaunch: true })
}

/**
 * To a page that may be below: back to it when it does, in its place when not, so that no page is in the stack twice. Answers false
 * when no page is at the address.
 */
export async function returnTo(address: string): Promise<boolean> {
  const path = pageAt(address)
  if (path === undefined) return false
  const below = Taro.getCurrentPages().slice(0, -1).reverse()
  const steps = below.findIndex((page) => pageAt(page.route ?? page.path ?? '') === path)
  if (steps < 0 || routes[path].tab) return goTo(address, { replace: true })
  await Taro.navigateBack({ delta: steps + 1 })
  return true
}

/**
 * Back onto the page just below when it is at this very address: a page that sent to the login is not opened a second time above
 * itself. Answers whether it does.
 */
export async function backOnto(address: string): Promise<boolean> {
  const below = Taro.getCurrentPages().at(-2)
  if (below === undefined || placeOf(below) !== normalAddress(address)) return false
  await Taro.navigateBack({ delta: 1 })
  return true
}

/** Taro keeps what a page was opened with on its instance, on both hosts. */
function placeOf(page: Taro.Page & { $taroParams?: Record<string, string> }): string | undefined {
  const path = pageAt(page.route ?? page.path ?? '')
  return path && path + formatParams(parseParams(routes[path].params ?? {}, page.$taroParams ?? {}))
}

export const isStackRoot = (): boolean => Taro.getCurrentPages().length <= 1

/** Takes the parameters that `go` left for a tab page. */
export function popTabParams(path: PagePath): Record<string, unknown> | undefined {
  const params = tabParams.get(path)
  tabParams.delete(path)
  return params
}

async function open(path: PagePath, params: Record<string, unknown>, options: GoOptions): Promise<void> {
  if (!(await gate(routes[path], path + formatParams(params)))) return
  if (routes[path].tab) {
    if (Object.values(params).some((value) => value !== undefined)) tabParams.set(path, params)
    if (options.relaunch) await Taro.reLaunch({ url: path })
    else await Taro.switchTab({ url: path })
    return
  }
  const url = path + formatParams(params)
  if (options.relaunch) await Taro.reLaunch({ url })
  else if (options.replace || Taro.getCurrentPages().length >= MAX_STACK) await Taro.redirectTo({ url })
  else await push(url)
}

/** A page is not laid upon itself: what a second tap asks for is there, or on its way. */
async function push(url: string): Promise<void> {
  const address = normalAddress(url)
  const top = Taro.getCurrentPages().at(-1)
  if (top && placeOf(top) === address) return
  const over = top?.$taroPath
  if (opening?.address === address && opening.over === over) return
  const mine = { address, over }
  const arrived = () => {
    if (opening === mine) opening = undefined
  }
  opening = mine
  try {
    await Taro.navigateTo({ url })
  } catch (error) {
    arrived()
    throw error
  }
  setTimeout(arrived, SAME_TAP)
}

function queryOf(address: string): Record<string, string> {
  const text = address.split('#', 1)[0]?.split('?')[1] ?? ''
  const pairs = text
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
    })
  return Object.fromEntries(pairs) as Record<string, string>
}
