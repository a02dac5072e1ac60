/*
 * npm run price: lines per call and per page, by area, beside what they may cost.
 *   --write   keeps the tables in docs/bench/price.md
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { listedFiles } from './lib/git-files.mjs'
import { textsOf } from './lib/imports.mjs'
import { table } from './lib/markdown.mjs'
import { at } from './lib/paths.mjs'
import { CALL_AIM, median, PAGE_AIMS, pagesByArea, pagesByKind, priceOfCalls, priceOfPages } from './lib/price.mjs'

const sources = textsOf(
  listedFiles('contract', 'domain', 'gateway', 'src', 'test/gateway').filter((file) => /\.(tsx?|scss)$/.test(file)),
)

const calls = priceOfCalls(sources)
const pages = priceOfPages(sources)
const sum = (name) => calls.reduce((total, row) => total + row[name], 0)
const NAMES = ['calls', 'contract', 'gateway', 'domain', 'tests', 'lines']

const callTable = table(
  ['area', ...NAMES, 'lines per call'],
  [
    ...calls.map((row) => [row.area, ...NAMES.map((name) => row[name]), row.each]),
    ['**all**', ...NAMES.map(sum), Math.round(sum('lines') / sum('calls'))],
  ],
)
const withLines = (row) => (row === undefined ? '' : `${row.lines} ${row.page.replace(/^src\/|\.tsx$/g, '')}`)
const kindTable = table(
  ['kind', 'aim', 'pages', 'median', 'within the aim', 'sample', 'dearest'],
  pagesByKind(pages).map(({ kind, aim, pages: n, median: middle, within, sample, dearest }) => [
    ...[kind, aim, n, middle, within],
    ...[withLines(sample), withLines(dearest)],
  ]),
)
const { rows, all } = pagesByArea(pages)
const pageTable = table(['area', 'list', 'details', 'form', 'other'], [...rows, ['**all**', ...all]])

const text = `# Price of a call and of a page

In lines, as \`npm run price\` counts them (\`scripts/lib/price.mjs\` says what belongs to what).

## Calls

Aim: at most ${CALL_AIM} lines with tests. The median of the areas is ${median(calls.map(({ each }) => each))}.

${callTable}

## Pages

TypeScript and styles of a page's screen. The samples are those of the recipes in CONTRIBUTING.

${kindTable}

By area: median of its pages, how many in brackets. Aim: a list at most ${PAGE_AIMS.list}, details ${PAGE_AIMS.details}, a form ${PAGE_AIMS.form}.

${pageTable}
`

process.stdout.write(text)
if (process.argv.includes('--write')) {
  const file = at('docs/bench/price.md')
  writeFileSync(file, text)
  execFileSync(at('node_modules/.bin/oxfmt'), [file])
}
