import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { keepMaps, mapsName, translate } from './source-maps.mjs'

let folder
const put = (file, text) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gas-maps-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SOURCE = `'use strict'; export function amountOf(bill) {
  const lines = bill.lines
  return lines.map((line) => line.missing.amount)
}
`

/** A small script of one line with its map, and where `.missing` stands in it: counted from 1, as engines do. */
function built() {
  const { code, map } = transformSync(SOURCE, {
    minify: true,
    sourcemap: 'external',
    sourcefile: './src/bill.ts',
    format: 'cjs',
  })
  return { code, map, column: code.indexOf('missing') + 1 }
}

const keep = (type) => keepMaps(path.join(folder, 'dist', type), path.join(folder, 'maps', type))
const lines = (text) => translate(text, path.join(folder, 'maps'))

it('reads the stacks of Chromium, Safari and WeChat, and leaves what it does not know', () => {
  const { code, map, column } = built()
  put('dist/h5/chunk/12.abc.js', code)
  put('dist/h5/chunk/12.abc.js.map', map)
  keep('h5')
  expect(
    lines(
      [
        'TypeError: x is undefined',
        `    at t.map (https://app.example.cn/chunk/12.abc.js?v=1:1:${column})`,
        `map@https://app.example.cn/chunk/12.abc.js:1:${column}`,
        `    at chunk/12.abc.js:1:${column}`,
        '    at other (https://app.example.cn/chunk/9.js:1:9)',
      ].join('\n'),
    ),
  ).toBe(
    [
      'TypeError: x is undefined',
      '    at t.map (src/bill.ts:3:35)',
      'map@src/bill.ts:3:35',
      '    at src/bill.ts:3:35',
      '    at other (https://app.example.cn/chunk/9.js:1:9)',
    ].join('\n'),
  )
})

it('reads a page of a sub-package, before which Taro writes what it shares', () => {
  const { code, map } = built()
  const late = '"use strict";require("../sub-common/0a.js");require("../sub-vendors.js");'
  const script = late + code.slice('"use strict";'.length)
  put('dist/weapp/pages/pay/meters.js', script)
  put('dist/weapp/pages/pay/meters.js.map', map)
  keep('weapp')
  const column = script.indexOf('missing') + 1
  expect(lines(`at pages/pay/meters.js:1:${column}`)).toBe('at src/bill.ts:3:35')
})

it('leaves no map in the build, and keeps those of scripts only', () => {
  put('dist/h5/js/a.js', 'a')
  put('dist/h5/js/a.js.map', '{"version":3,"sources":[],"mappings":""}')
  put('dist/h5/css/a.css.map', '{}')
  expect(keep('h5')).toBe(2)
  const left = (where) => readdirSync(path.join(folder, where), { recursive: true }).map(String).sort()
  expect(left('dist/h5')).toEqual(['css', 'js', 'js/a.js'])
  expect(left('maps/h5')).toEqual(['js', 'js/a.js.map'])
  expect(readFileSync(path.join(folder, 'maps/h5/js/a.js.map'), 'utf8')).toContain('"version":3')
})

it('keeps the maps of each version and environment by themselves', () => {
  expect(mapsName('1.2.0', 'PRO')).toBe('1.2.0-PRO')
})
