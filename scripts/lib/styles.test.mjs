import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { compile } from 'sass'
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

/** What a rule for larger text or a narrow screen says of colours; null: it is another rule. */
function colouredBy(rule) {
  const isNarrow = rule.parent?.type === 'atrule' && /max-width/.test(rule.parent.params)
  if (!isNarrow && !/\.text-(care|large)/.test(rule.selector)) return null
  const isColour = ({ prop, value }) =>
    value !== 'none' &&
    /color|background|fill|stroke|opacity|filter|shadow|border|outline|mask|^--(c|ch|tier|heat)-/.test(prop)
  return rule.nodes
    .filter((node) => node.type === 'decl' && isColour(node))
    .map(({ prop, value }) => `${prop}: ${value}`)
}

// test/e2e/accessibility.h5.spec.ts reads the contrasts of each page in both themes at the usual size: this is why they hold at the others.
test('larger text and narrow screens change no colour but the faintest of text, for the one before it', () => {
  const found = readdirSync(at('src'), { recursive: true })
    .map((name) => path.join(at('src'), String(name)))
    .filter((file) => file.endsWith('.scss') && /\.text-(care|large)|max-width/.test(readFileSync(file, 'utf8')))
    .flatMap((file) => {
      const rules = []
      postcss.parse(compile(file).css).walkRules((rule) => void rules.push(colouredBy(rule)))
      return rules.filter((one) => one !== null)
    })
  expect(found.length).toBeGreaterThan(30)
  expect([...new Set(found.flat())]).toEqual(['--c-t3: var(--c-t2)', '--c-tab-off: var(--c-t2)'])
})
