/*
 * src/ui/icons.json (name -> path on a 24 grid) -> src/ui/icons.gen.scss (masks as data URIs) and src/ui/icons.gen.ts (names).
 * An icon is a box filled with the text colour under a mask, on both hosts: no icon font, no image request (visual 5).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Of a mask only the opacity counts: the name with the fewest bytes. */
const COLOUR = 'red'
/** Drawn at 16 px and below somewhere: they get a second mask with the heavier stroke. */
const SMALL = 'right down up back close check plus minus info help warn trend refresh edit copy'.split(' ')
/** Tabs: a third mask with a light fill for the selected one. */
const FILLED = ['home', 'mall', 'news', 'me', 'star']

const encode = (svg) =>
  svg
    .replace(/"/g, "'")
    .replace(/%/g, '%25')
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E')
    .replace(/#/g, '%23')
    .replace(/\s+/g, ' ')

/** One mask as a data URI. @param path inner SVG @param width stroke width @param fill opacity of the filled parts */
export function mask(path, width, fill) {
  const inner = path
    .replace(/ class="f"/g, fill ? ` fill="${COLOUR}" fill-opacity="${fill}"` : '')
    .replace(/currentColor/g, COLOUR)
    .replace(/ \/>/g, '/>')
  return `data:image/svg+xml,${encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${COLOUR}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`,
  )}`
}

const rule = (selector, uri) => `${selector} {\n  --i: url("${uri}");\n}\n`

/** Both generated files for the given icon table. */
export function generate(icons) {
  const names = Object.keys(icons)
  const rules = names.map((name) => rule(`.i-${name}`, mask(icons[name], 1.5, '')))
  const small = SMALL.map((name) => rule(`.i-${name}.u-icon-s`, mask(icons[name], name === 'check' ? 2.6 : 1.9, '')))
  const filled = FILLED.map((name) => rule(`.i-${name}.u-icon-f`, mask(icons[name], 1.5, '.16')))
  const note = 'Generated from icons.json by scripts/build-icons.mjs. Do not edit.'
  return {
    scss: `/* ${note} */\n${[...rules, ...small, ...filled].join('')}`,
    ts: `/* ${note} */\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n\nexport const ICON_NAMES: readonly IconName[] = [\n${names.map((name) => `  '${name}',`).join('\n')}\n]\n`,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { scss, ts } = generate(JSON.parse(readFileSync(at('../src/ui/icons.json'), 'utf8')))
  writeFileSync(at('../src/ui/icons.gen.scss'), scss)
  writeFileSync(at('../src/ui/icons.gen.ts'), ts)
}
