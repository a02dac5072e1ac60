import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '../../scripts/lib/paths.mjs'

const kept = JSON.parse(readFileSync(at('config/aria/kept.json'), 'utf8'))
const components = JSON.parse(readFileSync(at('config/aria/components.json'), 'utf8'))
const listed = new Set(Object.values(components).flatMap(Object.keys))

const written = readdirSync(at('src'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => readFileSync(path.join(at('src'), file), 'utf8').match(/(?<![\w[-])aria-[a-z]+/g) ?? [])

test('every aria attribute that a component sets reaches the mini-program', () => {
  expect([...new Set(written)].filter((name) => !listed.has(name))).toEqual([])
})

/** Attributes as Taro's templates call them: `scrollX` is `scroll-x`, `onMarkerTap` is `bindMarkerTap`; those of every component are not listed. */
const dashed = (name) =>
  name.startsWith('on') ? name.replace(/^on/, 'bind') : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const OF_ALL = ['className', 'id', 'style']

test.each(Object.keys(kept))('every attribute that the app sets of %s is kept in its template', (component) => {
  const elements = readdirSync(at('src'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.weapp.tsx'))
    .map((file) => readFileSync(path.join(at('src'), file), 'utf8'))
    .flatMap((text) => [...text.matchAll(new RegExp(`<${component}\\n([\\s\\S]*?)\\n\\s*/?>`, 'g'))])
  const set = elements.flatMap(([, lines]) => [...lines.matchAll(/^\s+([a-zA-Z]+)(?==|$)/gm)].map(([, name]) => name))
  expect(set.length).toBeGreaterThan(0)
  expect(set.filter((name) => !OF_ALL.includes(name) && !kept[component].includes(dashed(name)))).toEqual([])
})
