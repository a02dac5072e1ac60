/*
 * src/styles/tokens.scss -> src/ui/tokens.gen.ts: the values that an image cannot read from custom properties (charts).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCE = at('../src/styles/tokens.scss')
const TARGET = at('../src/ui/tokens.gen.ts')

/** Declarations of the first block that opens with `selector`; comments dropped. */
export function readBlock(scss, selector) {
  const plain = scss.replace(/\/\*[\s\S]*?\*\//g, '')
  const start = plain.indexOf(selector)
  if (start < 0) throw new Error(`no block ${selector}`)
  const body = plain.slice(plain.indexOf('{', start) + 1, plain.indexOf('}', start))
  return Object.fromEntries(
    body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => [line.slice(2, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

const isColour = ([name]) => /^(c|ch|tier|heat)-/.test(name)
const key = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The text of tokens.gen.ts for the given style sheet. */
export function generate(scss) {
  const light = Object.fromEntries(Object.entries(readBlock(scss, ':root')).filter(isColour))
  const dark = { ...light, ...Object.fromEntries(Object.entries(readBlock(scss, '.theme-dark')).filter(isColour)) }
  const table = (name, values) =>
    `export const ${name}: Palette = {\n${Object.entries(values)
      .map(([token, value]) => `  ${key(token)}: '${value}',`)
      .join('\n')}\n}\n`
  const names = Object.keys(light).map((token) => `  | '${key(token)}'`)
  return [
    '/* Generated from src/styles/tokens.scss by scripts/build-tokens.mjs. Do not edit. */',
    `export type ColourName =\n${names.join('\n')}`,
    'export type Palette = Readonly<Record<ColourName, string>>\n',
    table('light', light),
    table('dark', dark),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(TARGET, generate(readFileSync(SOURCE, 'utf8')))
}
