/*
 * npm run price: lines per call and per page, by area, beside what they may cost.
 *   --write   keeps the tables in docs/bench/price.md
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { table } from './lib/markdown.mjs'
import { at, root } from './lib/paths.mjs'
import { median, pagesByArea, priceOfCalls, priceOfPages } from './lib/price.mjs'

const AIM = { call: 130, list: 80, details: 150, form: 100 }

const tracked = execFileSync('git', ['ls-files', 'contract', 'domain', 'gateway', 'src', 'test/gateway'], {
  cwd: root,
  encoding: 'utf8',
})
const sources = new Map(
  tracked
    .split('\n')
    .filter((file) => /\.(tsx?|scss)$/.test(file))
    .map((file) => [file, readFileSync(at(file), 'utf8')]),
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
const { rows, all } = pagesByArea(pages)
const pageTable = table(['area', 'list', 'details', 'form', 'other'], [...rows, ['**all**', ...all]])

const text = `# Price of a call and of a page

In lines, as \`npm run price\` counts them (\`scripts/lib/price.mjs\` says what belongs to what).

## Calls

Aim: at most ${AIM.call} lines with tests. The median of the areas is ${median(calls.map(({ each }) => each))}.

${callTable}

## Pages

Median of the area's pages, how many in brackets. Aim: a list at most ${AIM.list}, details ${AIM.details}, a form ${AIM.form}.

${pageTable}
`

process.stdout.write(text)
if (process.argv.includes('--write')) {
  const file = at('docs/bench/price.md')
  writeFileSync(file, text)
  execFileSync(at('node_modules/.bin/oxfmt'), [file])
}
