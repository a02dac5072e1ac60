import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOf, NOT_SHOWN, shownPages } from '../../scripts/lib/shown-pages.mjs'
import { liveGateway, type LiveGateway } from './live-gateway'
import { bootWeapp, dist, flush, openPage } from './simulate'

/*
 * Every page of the package with the answers of the real gateway, at the address that scripts/lib/shown-pages.mjs gives for it:
 * a page without a row there fails.
 */

interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
}
export const FACTORY = '13800000001'
export const HOSPITAL = '13800000008'
export const RESTAURANT = '13800000007'
const app = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as AppJson
const routes = [
  ...app.pages,
  ...(app.subPackages ?? []).flatMap((one) => one.pages.map((page) => `${one.root}/${page}`)),
].map((route) => `/${route}`)

/** The other addresses of the same pages, in the table of routes. */
const HOME = '/pages/home/index/index'
const rowsOf = (route: string) =>
  shownPages.filter(({ path: address }) => (address === '/' ? HOME : address.split('?')[0]) === route)

/** Whose data show a page: the factory's, unless its address names something that only another customer has. */
const customerFor = (route: string): string => {
  const rows = rowsOf(route)
  const others = rows.every(({ path: address, phone }) => phone !== FACTORY && address.includes('{'))
  return rows.length > 0 && others ? (rows[0]?.phone ?? FACTORY) : FACTORY
}

const strangers = routes.filter((route) => ![FACTORY, HOSPITAL, RESTAURANT].includes(customerFor(route)))
if (strangers.length > 0) throw new Error(`no test file opens ${strangers.join()} as its customer`)

/** The pages of one customer, each opened with his data. */
export function standWithData(customer: string): void {
  const errors: string[] = []
  let live: LiveGateway
  let calls: [string, unknown][] = []
  /** The page of the other host leads on at once instead of drawing. */
  const leadsOn = (from: number) => calls.slice(from).some(([name]) => /^(redirectTo|reLaunch|switchTab)$/.test(name))

  beforeAll(async () => {
    jest
      .spyOn(console, 'error')
      .mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')))
    live = await liveGateway(customer)
    calls = bootWeapp(live.wx)
  }, 120_000)
  afterAll(() => live.stop())
  beforeEach(() => {
    errors.length = 0
  })

  const his = routes.filter((route) => !NOT_SHOWN.includes(route) && customerFor(route) === customer)
  test.each(his)('%s stands with its data', async (route) => {
    const rows = rowsOf(route)
    const row = rows.find(({ phone }) => phone === customer) ?? rows[0]
    if (row === undefined) throw new Error(`${route} has no row in scripts/lib/shown-pages.mjs`)
    const [, query = ''] = addressOf(row.path, live.ids).split('?')
    const before = calls.length
    const page = await openPage(route.slice(1), Object.fromEntries(new URLSearchParams(query)))
    // At rest: nothing is asked for any more, also not by what the last answers have drawn, and no part still waits for its turn to ask.
    const isAtRest = () => live.waiting() === 0 && !page.dom.innerHTML.includes('u-sk')
    for (let turns = 0, quiet = 0; quiet < 3 && turns < 400; turns += 1) {
      await flush()
      quiet = isAtRest() ? quiet + 1 : 0
    }
    expect(live.waiting()).toBe(0)
    expect(page.dom.textContent.trim() !== '' || leadsOn(before)).toBe(true)
    expect(page.dom.innerHTML).not.toContain('u-sk')
    expect(page.dom.textContent).not.toMatch(/加载失败|链接无效|请先确认客户信息|去登录/)
    expect(errors).toEqual([])
    await page.close()
  })
}
