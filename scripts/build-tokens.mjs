/*
 * src/styles/tokens.scss -> src/ui/tokens.gen.ts: the values that an image cannot read from custom properties (charts), and
 * src/ui/picture-tokens.gen.ts: the few of them that the pictures of empty states are drawn with, which every page carries.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCE = at('../src/styles/tokens.scss')
const TARGET = at('../src/ui/tokens.gen.ts')
const PICTURES = at('../src/ui/picture-tokens.gen.ts')
const OF_PICTURES = ['c-sunken', 'c-surface', 'c-brand', 'c-line-strong', 'c-danger-g']

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

const HEAD = '/* Generated from src/styles/tokens.scss by scripts/build-tokens.mjs. Do not edit. */'

/** Colours of both themes by their name; of the light one where the dark one says nothing. */
function colours(scss) {
  const light = Object.fromEntries(Object.entries(readBlock(scss, ':root')).filter(isColour))
  return {
    light,
    dark: { ...light, ...Object.fromEntries(Object.entries(readBlock(scss, '.theme-dark')).filter(isColour)) },
  }
}

const table = (name, type, values) =>
  `export const ${name}: ${type} = {\n${Object.entries(values)
    .map(([token, value]) => `  ${key(token)}: '${value}',`)
    .join('\n')}\n}\n`

/** The text of tokens.gen.ts for the given style sheet. */
export function generate(scss) {
  const { light, dark } = colours(scss)
  const names = Object.keys(light).map((token) => `  | '${key(token)}'`)
  return [
    HEAD,
    `export type ColourName =\n${names.join('\n')}`,
    'export type Palette = Readonly<Record<ColourName, string>>\n',
    table('light', 'Palette', light),
    table('dark', 'Palette', dark),
  ].join('\n')
}

/** The text of picture-tokens.gen.ts. */
export function generatePictures(scss) {
  const { light, dark } = colours(scss)
  const some = (all) => Object.fromEntries(OF_PICTURES.map((token) => [token, all[token]]))
  return [
    HEAD,
    "import type { Palette } from './tokens.gen'\n",
    `export type PicturePalette = Pick<Palette, ${OF_PICTURES.map((token) => `'${key(token)}'`).join(' | ')}>\n`,
    table('light', 'PicturePalette', some(light)),
    table('dark', 'PicturePalette', some(dark)),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const scss = readFileSync(SOURCE, 'utf8')
  writeFileSync(TARGET, generate(scss))
  writeFileSync(PICTURES, generatePictures(scss))
}
