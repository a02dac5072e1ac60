import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '../../scripts/lib/paths.mjs'

const components = JSON.parse(readFileSync(at('config/aria/components.json'), 'utf8'))
const listed = new Set(Object.values(components).flatMap(Object.keys))

const written = readdirSync(at('src'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => readFileSync(path.join(at('src'), file), 'utf8').match(/(?<![\w[-])aria-[a-z]+/g) ?? [])

test('every aria attribute that a component sets reaches the mini-program', () => {
  expect([...new Set(written)].filter((name) => !listed.has(name))).toEqual([])
})
