import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  compilerFaults,
  missingFiles,
  overBudget,
  packageSizes,
  preloadFaults,
  scriptFaults,
} from './weapp-package.mjs'

let dist
const put = (file, text) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
  writeFileSync(path.join(dist, file), text)
}
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'gas-package-'))
  put(
    'app.json',
    JSON.stringify({
      pages: ['pages/a/a'],
      subPackages: [{ root: 'sub', pages: ['b'] }],
      tabBar: { list: [{ pagePath: 'pages/a/a' }] },
    }),
  )
  for (const page of ['pages/a/a', 'sub/b']) {
    put(`${page}.js`, 'x'.repeat(100))
    put(`${page}.json`, '{}')
    put(`${page}.wxml`, '<view>a</view>')
  }
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

it('counts each file once, in its package, without what is not uploaded', () => {
  const before = packageSizes(dist)
  put('sub/c.js', 'x'.repeat(1000))
  put('sub/c.js.map', 'x'.repeat(5000))
  put('app.js.LICENSE.txt', 'x'.repeat(5000))
  const after = packageSizes(dist)
  expect(after['sub/'] - before['sub/']).toBe(1000)
  expect(after['']).toBe(before[''])
})

it.each([
  ['at the limit', { '': 700 * 1024, 'sub/': 1000 * 1024 }, 0],
  ['one byte over in the main package', { '': 700 * 1024 + 1 }, 1],
  ['one byte over in a sub-package', { '': 0, 'sub/': 1000 * 1024 + 1 }, 1],
  ['too much in all', Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`s${i}/`, 900 * 1024])), 1],
])('%s', (_name, sizes, count) => {
  expect(overBudget(sizes, { mainPackageKB: 700, subPackageKB: 1000, totalMB: 6 })).toHaveLength(count)
})

it('refuses more ahead than WeChat allows, and packages that are not there', () => {
  const ahead = (packages) =>
    put(
      'app.json',
      JSON.stringify({ pages: ['pages/a/a'], preloadRule: { 'pages/a/a': { network: 'all', packages } } }),
    )
  const sizes = { '': 1, 'one/': 1024 * 1024, 'two/': 1024 * 1024, 'three/': 1 }
  ahead(['one', 'two'])
  expect(preloadFaults(dist, sizes)).toEqual([])
  ahead(['one', 'two', 'three'])
  expect(preloadFaults(dist, sizes)).toEqual(['pages/a/a: preloads 2049 KB, WeChat allows 2048 KB'])
  ahead(['four'])
  expect(preloadFaults(dist, sizes)).toEqual(['pages/a/a: preloads four, which is not there'])
})

it('names the missing file of a page and a tab outside the main package', () => {
  expect(missingFiles(dist)).toEqual([])
  rmSync(path.join(dist, 'sub/b.wxml'))
  put(
    'app.json',
    JSON.stringify({
      pages: ['pages/a/a'],
      subPackages: [{ root: 'sub', pages: ['b'] }],
      tabBar: { list: [{ pagePath: 'sub/b' }] },
    }),
  )
  expect(missingFiles(dist)).toEqual(['sub/b.wxml is missing', 'tab sub/b is not in the main package'])
})

it.each([
  ['object spread', 'var a = { ...b }', 0],
  ['optional chaining', 'var a = b?.c', 1],
  ['a schema', 'var a = Symbol("TypeBox.Kind")', 1],
])('%s', (_name, text, count) => {
  expect(scriptFaults('a.js', text, 2019)).toHaveLength(count)
})

const onLinux = process.platform === 'linux' && process.arch === 'x64'
it('lets WeChat’s own compilers judge templates and styles', () => {
  if (!onLinux) return expect(compilerFaults(dist)).toBeNull()
  expect(compilerFaults(dist)).toEqual([])
  put('sub/b.wxml', '<view>a</text>')
  put('sub/b.wxss', '.a { color: }}')
  expect(compilerFaults(dist).map((fault) => fault.split(':')[0])).toEqual(['wcc', 'wcsc'])
})
