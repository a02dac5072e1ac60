import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

const scripts = readdirSync(at('scripts'), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))

/** `const { a, b: c } = await loadTs('domain/x.ts')`, as [script, module, name]. */
const loaded = scripts.flatMap((script) =>
  [...readFileSync(at('scripts', script), 'utf8').matchAll(/\{([^{}]+)\} = await loadTs\('([^']+)'\)/g)].flatMap(
    ([, names, module]) =>
      names
        .split(',')
        .map((name) => name.split(':')[0].trim())
        .filter((name) => name !== '')
        .map((name) => [script, module, name]),
  ),
)

const exports = (module, name) => {
  const text = readFileSync(at(module), 'utf8')
  return name === 'default'
    ? /^export default /m.test(text) || /^export \{[^}]*\bdefault\b/m.test(text)
    : new RegExp(`^export (async )?(const|function\\*?|class|let) ${name}\\b`, 'm').test(text) ||
        new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(text) ||
        /^export \* from /m.test(text)
}

// A script loads a module while it runs: neither the types nor the search for unused exports see what it takes from it.
test('what scripts take from modules is exported there', () => {
  expect(loaded.length).toBeGreaterThan(30)
  expect(loaded.filter(([, module, name]) => !existsSync(at(module)) || !exports(module, name))).toEqual([])
})
