import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  coveredBars,
  indexed,
  plainHosts,
  styleFaults,
  tabBarFaults,
  undeclared,
  unknownPageKeys,
} from './weapp-rules.mjs'

let dist
const put = (file, content) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
  writeFileSync(path.join(dist, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const app = (more = {}) => put('app.json', { pages: ['pages/a/a'], subPackages: [], ...more })

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'gas-rules-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const place = { requiredPrivateInfos: ['getLocation'], permission: { 'scope.userLocation': { desc: '用途' } } }
const agreed = { __usePrivacyCheck__: true }

test.each([
  ['a place asked for in silence', 'x().getLocation({})', {}, 3],
  ['a place that is declared', 'x().getLocation({})', { ...place, ...agreed }, 0],
  ['a place declared for nothing', '', place, 1],
  ['photos without the agreement', 'x().chooseMedia({})', {}, 1],
  ['photos', 'x().chooseMedia({})', agreed, 0],
  ['the phone button without the agreement', 'h({openType:"getPhoneNumber"})', {}, 1],
  ['a name in a list is no call', 'var a=["getLocation","chooseMedia"]', {}, 0],
  ['a change of the look that never fires', 'x().onThemeChange(f)', {}, 2],
  ['a change of the look', 'x().onThemeChange(f)', { darkmode: true, themeLocation: 'theme.json' }, 0],
])('%s', (_say, script, more, faults) => {
  app(more)
  put('theme.json', {})
  if (more.themeLocation === undefined) rmSync(path.join(dist, 'theme.json'))
  put('pages/a/a.js', script)
  expect(undeclared(dist)).toHaveLength(faults)
})

test.each([
  ['none', undefined, 1],
  ['all pages closed', [{ action: 'disallow', page: '*' }], 0],
  [
    'one page open',
    [
      { action: 'allow', page: 'pages/a/a' },
      { action: 'disallow', page: '*' },
    ],
    1,
  ],
])('sitemap: %s', (_say, rules, faults) => {
  app()
  if (rules !== undefined) put('sitemap.json', { rules })
  expect(indexed(dist)).toHaveLength(faults)
})

test.each([
  ['custom', 1],
  ['default', 0],
])('a web view under a %s bar', (navigationStyle, faults) => {
  app({ subPackages: [{ root: 'pages/webview', pages: ['webview'] }] })
  put('pages/webview/webview.json', { navigationStyle })
  expect(coveredBars(dist)).toHaveLength(faults)
})

test.each([
  ['a component', { component: true }, 0],
  ['no component', {}, 1],
  ['missing', undefined, 1],
])('a tab bar that is %s', (_say, json, faults) => {
  app({ tabBar: { custom: true, list: [] } })
  if (json !== undefined) put('custom-tab-bar/index.json', json)
  expect(tabBarFaults(dist)).toHaveLength(faults)
})

test('a key of a page that WeChat ignores', () => {
  app()
  put('pages/a/a.json', { navigationStyle: 'custom', disableSwipeBack: true })
  expect(unknownPageKeys(dist)).toEqual(['pages/a/a.json: WeChat knows no disableSwipeBack'])
})

test.each([
  ['https only', 'var a="https://a.test/http"', []],
  ['the name of SVG', 'var a="http://www.w3.org/2000/svg"', []],
  ['this machine', 'var a="http://127.0.0.1:10086";b("http://127.0.0.1:10086/api")', ['http://127.0.0.1:10086']],
])('hosts without TLS: %s', (_say, script, hosts) => {
  app()
  put('pages/a/a.js', script)
  expect(plainHosts(dist)).toEqual(hosts.map((host) => `${host} is called without TLS`))
})

test.each([
  ['.a { inset: 0; display: flex; gap: 8px }', 0],
  ['.a[disabled] { color: red }', 1],
  ['[dir=rtl] .nut-a { color: red }', 0],
  ['.a { aspect-ratio: 1 }', 1],
  ['.a { height: 100dvh }', 1],
  ['.a:has(.b) { color: red }', 1],
  ['.a { transform: scale(0.6) }', 0],
])('style %s', (text, faults) => {
  expect(styleFaults('a.wxss', text)).toHaveLength(faults)
})
