import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOf, NOT_SHOWN, shownPages } from '../../scripts/lib/shown-pages.mjs'
import { liveGateway, type LiveGateway } from './live-gateway'
import { bootWeapp, dist, flush, forgetAnswers, openPage, type OpenPage } from './simulate'
import { exceptions } from './tour-exceptions'

/*
 * Every page of the package at the addresses of scripts/lib/shown-pages.mjs, in three states: its calls fail and are then tried
 * again, with the answers of the real gateway, with nothing in the lists of these answers. A page without a row there fails.
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

const { pageBudget, pageBudgets } = (
  JSON.parse(readFileSync(path.resolve('config/budget.json'), 'utf8')) as {
    weapp: { pageBudget: PageCost; pageBudgets: Record<string, Partial<PageCost>> }
  }
).weapp

const HOME = '/pages/home/index/index'
const RETRY = '重试'

interface Row {
  name: string
  route: string
  address: string
  isBound: boolean
}

/** A visitor's pages show the same to a logged-in user. */
const rowsOf = (customer: string): Row[] =>
  shownPages
    .filter(({ phone }) => (phone ?? FACTORY) === customer)
    .map(({ name, path: address, phone }) => ({
      name,
      address: address === '/' ? HOME : address,
      isBound: phone !== null,
    }))
    .map((row) => ({ ...row, route: row.address.split('?')[0] ?? '' }))
    .filter(({ route }) => routes.includes(route))

const shown = new Set([FACTORY, HOSPITAL, RESTAURANT].flatMap(rowsOf).map(({ route }) => route))
const passedBy = routes.filter((route) => !shown.has(route) && !NOT_SHOWN.includes(route))
if (passedBy.length > 0) throw new Error(`no row of scripts/lib/shown-pages.mjs opens ${passedBy.join()} here`)
const names = new Set(shownPages.map(({ name }) => name))
const strange = Object.keys(exceptions).filter((name) => !names.has(name))
if (strange.length > 0) throw new Error(`test/weapp/tour-exceptions.ts names ${strange.join()}, which no row is called`)

/** Passing messages and the bars, which are there on an empty page too. */
const NOT_ITS_OWN = ['u-toast-at', 'u-alert', 'u-nav', 'u-tabbar'].map((name) => `[class*="${name}"]`).join()

function ownPart(page: OpenPage): HTMLElement {
  const copy = page.dom.cloneNode(true) as HTMLElement
  copy.querySelectorAll(NOT_ITS_OWN).forEach((one) => one.remove())
  return copy
}
const textOf = (page: OpenPage): string => ownPart(page).textContent.trim()

/** Tabs and filters above an empty body say nothing either; a field, a picture or a dialog over it does. */
const isBlank = (page: OpenPage): boolean => {
  const own = ownPart(page)
  const body = own.querySelector('[class*="pf-body"]') ?? own
  const withoutText = own.querySelector('wx-input, [class*="zoom"], [class*="u-dialog"]')
  return body.textContent.trim() === '' && withoutText === null
}

/** Two openings differ in what counts down and in readings that come in. */
const alike = (text: string): string => text.replace(/\d[\d,.:]*/g, '#')

/** A text from shortly before its first difference from another one. */
function fromDifference(text: string, other: string): string {
  const at = [...text].findIndex((sign, place) => sign !== other[place])
  return text.slice(Math.max(0, at - 30), at + 200)
}

interface PageCost {
  elements: number
  /** How often something went to the view until the page stood with its data. */
  setData: number
  KB: number
}

const costOf = ({ dom, drawn }: OpenPage): PageCost => ({
  elements: dom.querySelectorAll('*').length,
  setData: drawn.count,
  KB: Math.ceil(drawn.bytes / 1024),
})

/** Sentences about what a page costs beyond the budget of all pages, or its own. */
function overPageBudget(route: string, cost: PageCost): string[] {
  const budget = { ...pageBudget, ...pageBudgets[route] }
  const names = Object.keys(cost) as (keyof PageCost)[]
  return names
    .filter((name) => cost[name] > budget[name])
    .map((name) => `${route}: ${name} ${cost[name]}, the budget is ${budget[name]}`)
}

const isWaiting = (page: OpenPage): boolean => page.dom.innerHTML.includes('u-sk')

/** One customer's pages, or a part of them: one of several runs of rows that follow each other. */
export function tour(customer: string, { part = 0, of = 1 } = {}): void {
  const errors: string[] = []
  let live: LiveGateway
  let calls: [string, unknown][] = []

  beforeAll(async () => {
    jest
      .spyOn(console, 'error')
      .mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')))
    live = await liveGateway(customer)
    calls = bootWeapp(live.wx)
  })
  afterAll(() => live.stop())
  beforeEach(() => {
    errors.length = 0
  })

  /** Nothing is asked for any more, also not by what the last answers have drawn, and no part still waits for its turn to ask. */
  async function rest(page: OpenPage, isThere = () => true): Promise<void> {
    // However long a busy machine takes to answer; without a call under way a page that does not come to rest never will.
    for (let idle = 0, quiet = 0; quiet < 3 && idle < 400;) {
      await flush()
      const isAsking = live.waiting() > 0
      quiet = !isAsking && !isWaiting(page) && isThere() ? quiet + 1 : 0
      idle = isAsking ? 0 : idle + 1
    }
  }

  /** Opens the row, waits and answers what the page says in the end, once `then` is through with it. */
  async function visit({ address }: Row, then: (page: OpenPage) => Promise<unknown> = async () => undefined) {
    const [route = '', query = ''] = addressOf(address, live.ids).split('?')
    const before = calls.length
    const page = await openPage(route.slice(1), Object.fromEntries(new URLSearchParams(query)))
    const stands = async () => {
      await rest(page)
      // The page of the other host leads on at once instead of drawing.
      const leadsOn = calls.slice(before).some(([name]) => /^(redirectTo|reLaunch|switchTab)$/.test(name))
      expect(live.waiting()).toBe(0)
      expect(isBlank(page) && !leadsOn).toBe(false)
      expect(page.dom.innerHTML).not.toContain('u-sk')
      expect(page.dom.textContent).not.toMatch(/undefined|NaN|null|\[object/)
      expect(errors).toEqual([])
    }
    await stands()
    await then(page)
    await stands()
    const text = textOf(page)
    await page.close()
    forgetAnswers()
    return text
  }

  const rows = rowsOf(customer)
  const shardRows = rows.filter((_, index) => Math.floor((index * of) / rows.length) === part)
  describe.each(shardRows)('$name $route', (row) => {
    const { instead, words = RETRY } = exceptions[row.name] ?? {}
    let refused: readonly string[] = []
    let recovered = ''
    afterEach(() => live.answer('whole'))

    test('says that its calls failed, and stands when they are tried again', async () => {
      refused = live.answer('none')
      recovered = await visit(row, async (page) => {
        refused = [...refused]
        live.answer('whole')
        const failed = textOf(page)
        if (instead === 'tap' || instead === 'waits') expect(failed).not.toContain(RETRY)
        if (instead === 'waits') return rest(page, () => textOf(page) !== failed)
        const most = instead === 'tap' ? 1 : 9
        for (let taps = 0; taps < most && (await page.tapText(words)); taps += 1) await rest(page)
        return undefined
      })
      expect(recovered).not.toContain(RETRY)
    })

    test('stands with its data, which are there after a failure too', async () => {
      let cost: PageCost | undefined
      const text = await visit(row, async (page) => void (cost = costOf(page)))
      expect(cost && overPageBudget(row.route, cost)).toEqual([])
      expect(text).not.toMatch(/加载失败|链接无效|请先确认客户信息/)
      // A visitor's page may lead there.
      if (row.isBound) expect(text).not.toContain('去登录')
      // A page that says nothing of a failure must have lost nothing by it.
      const isSame = alike(recovered) === alike(text)
      if (instead === 'differs') expect(isSame).toBe(false)
      else if (!isSame) expect(fromDifference(recovered, text)).toBe(fromDifference(text, recovered))
    })

    test('stands with nothing in its lists', async () => {
      // What asks for nothing shows the same whatever is answered.
      if (refused.length === 0) return
      live.answer('empty')
      await visit(row)
    })
  })
}
