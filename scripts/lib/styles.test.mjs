import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './paths.mjs'

const sheets = readdirSync(at('src'), { recursive: true })
  .map(String)
  // The themes of src/styles speak of one class in several sheets.
  .filter((name) => name.endsWith('.scss') && !name.startsWith('styles'))

/** Classes that a sheet gives a look of their own: `.name {` at the beginning of a line. */
const classesOf = (text) => new Set([...text.matchAll(/^\.([a-z][\w-]*) \{/gm)].map(([, name]) => name))

// All sheets are one namespace: the later of two alike would dress the parts of the other.
test('a class gets its look in one stylesheet only', () => {
  const owners = new Map()
  for (const sheet of sheets)
    for (const name of classesOf(readFileSync(path.join(at('src'), sheet), 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), sheet])
  expect(owners.size).toBeGreaterThan(300)
  expect([...owners].filter(([, of]) => of.length > 1)).toEqual([])
})
