import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  compilerFaults,
  missingFiles,
  nestedRoots,
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

const budget = { mainPackageKB: 700, subPackageKB: 500, totalKB: 3300, tabsPreloadKB: 800 }
const KB = 1024

it.each([
  ['at the limit', { '': 700 * KB, 'sub/': 500 * KB }, 0],
  ['one byte over in the main package', { '': 700 * KB + 1 }, 1],
  ['one byte over in a sub-package', { '': 0, 'sub/': 500 * KB + 1 }, 1],
  ['at the limit in all', Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`s${i}/`, 412.5 * KB])), 0],
  ['too much in all', Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`s${i}/`, 472 * KB])), 1],
])('%s', (_name, sizes, count) => expect(overBudget(sizes, budget)).toHaveLength(count))

describe('what is fetched ahead', () => {
  const ahead = (packagesOf) => {
    const preloadRule = Object.fromEntries(
      Object.entries(packagesOf).map(([page, packages]) => [page, { network: 'all', packages }]),
    )
    put('app.json', JSON.stringify({ pages: ['pages/a/a', 'pages/b/b'], preloadRule }))
    return preloadFaults(dist, sizes, budget)
  }
  const sizes = { '': 1, 'one/': 400 * KB, 'two/': 400 * KB, 'three/': 1, 'four/': 2000 * KB, 'five/': 48 * KB }

  it('is counted by package: tabs share the budget, a package needed by two of them counts once', () => {
    expect(ahead({ 'pages/a/a': ['one', 'two'] })).toEqual([])
    expect(ahead({ 'pages/a/a': ['one', 'two'], 'pages/b/b': ['two'] })).toEqual([])
    expect(ahead({ 'pages/a/a': ['one', 'two'], 'pages/b/b': ['three'] })).toEqual([
      'main package: its pages preload 801 KB, the limit is 800 KB',
    ])
  })
  it('has WeChat’s limit for the pages of a sub-package', () => {
    expect(ahead({ 'one/a': ['four'], 'one/b': ['five'] })).toEqual([])
    expect(ahead({ 'one/a': ['four', 'three'], 'one/b': ['five'] })).toEqual([
      'one/: its pages preload 2049 KB, the limit is 2048 KB',
    ])
  })
  it('is there', () => {
    expect(ahead({ 'pages/a/a': ['six'] })).toEqual(['pages/a/a: preloads six, which is not there'])
  })
})

it('refuses a root inside another one', () => {
  expect(nestedRoots({ '': 1, 'sub/': 1, 'subPages/': 1 })).toEqual([])
  expect(nestedRoots({ '': 1, 'sub/': 1, 'sub/pay/': 1 })).toEqual(['sub/pay/ lies in the root sub/'])
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
