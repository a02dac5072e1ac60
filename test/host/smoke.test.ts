/** @jest-environment node */
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { apiNames } from './api-names.cjs'
import { compileWeapp } from './compile'
import { runtimeScript } from './serve'

interface Running {
  wx: { reLaunch(options: { url: string }): void }
  problems(): [string, unknown][]
  currentPath(): string
}
type HostWindow = JSDOM['window'] & { MP: { start(pkg: unknown, host: Element, options: object): Running } }

const pkg = compileWeapp(path.resolve('dist/weapp'))
const app = pkg.json.app as { pages: string[]; subPackages?: { root: string; pages: string[] }[] }
const routes = [
  ...app.pages,
  ...(app.subPackages ?? []).flatMap((one) => one.pages.map((page) => `${one.root}/${page}`)),
]

let dom: JSDOM
let running: Running
beforeAll(async () => {
  dom = new JSDOM('<div id="app"></div>', {
    url: 'http://127.0.0.1/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  })
  const window = dom.window as HostWindow
  // No answer ever comes: what is drawn is what a page shows before its data.
  Object.assign(window, { fetch: () => new Promise(() => undefined) })
  window.eval(`${await runtimeScript()};window.MP=MP`)
  const host = window.document.getElementById('app')
  if (!host) throw new Error('no place to draw in')
  running = window.MP.start(pkg, host, { apiNames: apiNames() })
})
afterAll(() => dom.window.close())

test('the templates compile without a fault', () => {
  expect(pkg.errors.filter((error) => error.level !== 'Note')).toEqual([])
})

/** Draws something, or leads on to the page that this host has instead. */
const isOpen = (route: string) => {
  const page = dom.window.document.querySelector(`.mp-page[data-route="${route}"]`)
  return (page?.querySelectorAll('wx-view').length ?? 0) > 0 || running.currentPath().split('?')[0] !== `/${route}`
}

test.each(routes)('%s opens as the only page without an error', async (route) => {
  const before = running.problems().length
  running.wx.reLaunch({ url: `/${route}` })
  for (let waited = 0; waited < 2000 && !isOpen(route); waited += 20) await new Promise((done) => setTimeout(done, 20))
  expect(isOpen(route)).toBe(true)
  await new Promise((done) => setTimeout(done, 40))
  expect(running.problems().slice(before)).toEqual([])
})
