/*
 * Opens pages of the BUILT mini-program (dist/weapp) in miniprogram-simulate.
 *   beforeAll(() => bootWeapp({ request: … }))          const page = await openPage('pages/me/me', { a: '1' })
 *   await page.fire('.save', 'tap')                     expect(page.dom.textContent).toContain('已保存')
 * What it cannot do: routing, tab bar, real inputs, layout, scrolling; whole flows run in test/host instead.
 */
import fs from 'node:fs'
import path from 'node:path'
import jComponent from 'j-component'
import simulate from 'miniprogram-simulate'

export const dist = path.resolve(__dirname, '../../dist/weapp')

type Handler = (argument?: Record<string, unknown>) => unknown

interface Node {
  dispatchEvent(type: string, options: { bubbles: boolean; detail: unknown }): void
}
interface Rendered extends Node {
  dom: HTMLElement & { textContent: string }
  instance: Record<string, Handler> & {
    route: string
    __route__: string
    options: unknown
    createSelectorQuery(): unknown
    setData(data: object, done?: () => void): void
  }
  querySelector(selector: string): Node | undefined
  attach(parent: HTMLElement): void
  detach(): void
}

export interface OpenPage {
  dom: Rendered['dom']
  /** The page object: lifecycles, onShareAppMessage … */
  instance: Rendered['instance']
  /** What went to the view so far: setData, how often and how many bytes. */
  drawn: { count: number; bytes: number }
  find(selector: string): Node | undefined
  /** Fires an event on the element and waits for what follows; name it 'tap', not 'click'. */
  fire(selector: string, type: string, detail?: unknown): Promise<void>
  /** Taps the first place that says it; false where none does. */
  tapText(words: string): Promise<boolean>
  close(): Promise<void>
}

const world = globalThis as unknown as Record<string, unknown> & { wx: Record<string, unknown> }
let pages: Rendered['instance'][] = []

// webpack and jest both run a module once, so comp, custom-wrapper or a page call Component() only the first time: the ids of
// everything registered are kept and used again, else a second page would render without its deeper parts.
const ids: Record<string, string> = {}
const register = jComponent.register.bind(jComponent)
jComponent.register = (definition: { path?: string; id: string }) => {
  if (definition.path) ids[definition.path] = definition.id
  return register(definition)
}

/** Waits until events, promises and timers of the production React build have settled. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await simulate.sleep(5)
}

/** ms after which the app forgets an answer that no page shows (gcTime of src/request/query.ts). */
const KEPT_FOR = 600_000
let forgetting: (() => void)[] = []

/** As if the app had not been looked at for that long: the next page asks for everything itself. */
export function forgetAnswers(): void {
  const due = forgetting
  forgetting = []
  for (const forget of due) forget()
}

function keepForgetting(): void {
  const { setTimeout: wait } = globalThis
  globalThis.setTimeout = ((run: () => void, after: number, ...rest: unknown[]) => {
    if (after === KEPT_FOR) forgetting.push(run)
    return wait(run, after, ...rest)
  }) as typeof wait
}

/** Runs app.js once per test file; returns the recorded `wx` calls. */
export function bootWeapp(wxMock: Record<string, unknown> = {}): [string, Record<string, unknown>][] {
  const calls = installWx(wxMock)
  keepForgetting()
  let app: Record<string, Handler> = {}
  world.getCurrentPages = () => pages
  world.getApp = () => app
  world.App = (definition: Record<string, Handler>) => {
    app = definition
  }
  // A Page is rendered through the Component constructor: its lifecycles become methods.
  world.Page = (definition: Record<string, unknown>) => {
    const methods = Object.fromEntries(Object.entries(definition).filter(([, value]) => typeof value === 'function'))
    const { Component } = world as unknown as { Component: (made: unknown) => void }
    Component({ data: definition.data, behaviors: definition.behaviors ?? [], methods })
  }
  // webpack's chunks find each other through wx.webpackJsonp: app.js comes before any page.
  require(path.join(dist, 'app.js'))
  const launch = { path: '', query: {}, scene: 1001 }
  app.onLaunch?.(launch)
  app.onShow?.(launch)
  return calls
}

/** Opens a page as WeChat would: onLoad, onShow, onReady. */
export async function openPage(route: string, query: Record<string, string> = {}): Promise<OpenPage> {
  const rendered = simulate.render(loadOnce(path.join(dist, route))) as Rendered
  const parent = document.createElement('div')
  document.body.appendChild(parent)
  rendered.attach(parent)
  const { instance } = rendered
  const drawn = countDrawings(instance)
  Object.assign(instance, { route, __route__: route, options: query })
  pages.push(instance)
  instance.onLoad?.(query)
  instance.onShow?.()
  instance.onReady?.()
  await flush()
  const find = (selector: string) => rendered.querySelector(selector) ?? findDeep(rendered, selector)
  return {
    dom: rendered.dom,
    instance,
    drawn,
    find,
    async fire(selector, type, detail = {}) {
      const node = find(selector)
      if (!node) throw new Error(`no ${selector} on ${route}`)
      node.dispatchEvent(type, { bubbles: true, detail })
      await flush()
    },
    async tapText(words) {
      const [place] = [...rendered.dom.querySelectorAll('*')].filter(
        (one) => one.textContent.includes(words) && ![...one.children].some((part) => part.textContent.includes(words)),
      )
      const element = (place as unknown as { __wxElement?: unknown } | undefined)?.__wxElement
      if (element === undefined) return false
      wrapperOf(rendered)(element).dispatchEvent('tap', { bubbles: true, detail: {} })
      await flush()
      return true
    },
    async close() {
      instance.onUnload?.()
      rendered.detach()
      pages = pages.filter((one) => one !== instance)
      await flush()
    },
  }
}

/** What goes from the logic of a page to its view from now on. */
function countDrawings(instance: Rendered['instance']): { count: number; bytes: number } {
  const drawn = { count: 0, bytes: 0 }
  const setData = instance.setData.bind(instance)
  instance.setData = (data: object, done?: () => void) => {
    drawn.count += 1
    drawn.bytes += Buffer.byteLength(JSON.stringify(data))
    setData(data, done)
  }
  return drawn
}

function loadOnce(file: string): string {
  const known = ids[file]
  if (known) return known
  const config = JSON.parse(fs.readFileSync(`${file}.json`, 'utf8')) as { usingComponents?: Record<string, string> }
  const usingComponents: Record<string, string> = {}
  for (const [tag, target] of Object.entries(config.usingComponents ?? {})) {
    const id = ids[target.startsWith('/') ? path.join(dist, target) : path.join(path.dirname(file), target)]
    if (id) usingComponents[tag] = id
  }
  // wcc compiles every template under rootPath: its default buffer of 1 MB is too small.
  return simulate.load(file, 'page', {
    rootPath: dist,
    compiler: 'official',
    usingComponents,
    compilerOptions: { maxBuffer: 64 * 1024 * 1024 },
  })
}

function wrapperOf(rendered: Rendered): (element: unknown) => Node {
  const Wrapper = Object.getPrototypeOf(rendered.constructor) as new (node: unknown) => Node
  return (element) => new Wrapper(element)
}

/** comp (deeper than the base level) and custom-wrapper are shadow trees of their own: every one is searched. */
function findDeep(rendered: Rendered, selector: string): Node | undefined {
  const seen = new Set<unknown>()
  for (const element of rendered.dom.querySelectorAll('*')) {
    const shadow = (element as unknown as { __wxElement?: { ownerShadowRoot?: { querySelector(s: string): unknown } } })
      .__wxElement?.ownerShadowRoot
    if (!shadow || seen.has(shadow)) continue
    seen.add(shadow)
    const found = shadow.querySelector(selector)
    if (found) return wrapperOf(rendered)(found)
  }
  return undefined
}

function installWx(wxMock: Record<string, unknown>): [string, Record<string, unknown>][] {
  const calls: [string, Record<string, unknown>][] = []
  const record =
    (name: string, result: Record<string, unknown> = {}): Handler =>
    (argument = {}) => {
      calls.push([name, argument])
      const answer = { errMsg: `${name}:ok`, ...result }
      const { success, complete } = argument as { success?: Handler; complete?: Handler }
      void Promise.resolve().then(() => {
        success?.(answer)
        complete?.(answer)
      })
      return answer
    }
  const size = {
    windowWidth: 375,
    windowHeight: 667,
    screenWidth: 375,
    screenHeight: 667,
    pixelRatio: 2,
    statusBarHeight: 20,
  }
  const system = {
    ...size,
    platform: 'devtools',
    system: 'Linux',
    SDKVersion: '3.5.0',
    version: '8.0.50',
    language: 'zh_CN',
    safeArea: { left: 0, right: 375, top: 20, bottom: 667, width: 375, height: 647 },
  }
  const launch = () => ({ path: '', query: {}, scene: 1001 })
  const nothing = () => undefined
  Object.assign(world.wx, {
    getSystemInfoSync: () => system,
    getWindowInfo: () => system,
    getDeviceInfo: () => system,
    getAppBaseInfo: () => system,
    getStorageInfoSync: () => ({ keys: [], currentSize: 1, limitSize: 10240 }),
    getSystemSetting: () => ({}),
    getMenuButtonBoundingClientRect: () => ({ width: 87, height: 32, left: 278, right: 365, top: 24, bottom: 56 }),
    canIUse: () => true,
    getLaunchOptionsSync: launch,
    getEnterOptionsSync: launch,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'develop' } }),
    onAppShow: nothing,
    onAppHide: nothing,
    onError: nothing,
    onUnhandledRejection: nothing,
    onPageNotFound: nothing,
    onThemeChange: nothing,
    onNetworkStatusChange: nothing,
    offAppShow: nothing,
    offAppHide: nothing,
    createSelectorQuery: () => pages.at(-1)?.createSelectorQuery(),
    showModal: record('showModal', { confirm: true, cancel: false }),
    ...Object.fromEntries(
      [
        'navigateTo',
        'redirectTo',
        'switchTab',
        'navigateBack',
        'reLaunch',
        'showToast',
        'hideTabBar',
        'hideLoading',
        'showLoading',
      ].map((name) => [name, record(name)]),
    ),
    ...wxMock,
  })
  return calls
}
