/*
 * npm run docs: what stands in docs/ and follows from the imports: the picture of the layers (architecture.svg) and which tests reach
 * which folder (proof.md).
 *   --check   writes nothing and fails when one of them is out of date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { houseOf, rooms } from './lib/docs/layers.mjs'
import { picture } from './lib/docs/picture.mjs'
import { proofPage } from './lib/docs/proof-page.mjs'
import { listedFiles } from './lib/git-files.mjs'
import { textsOf } from './lib/imports.mjs'
import { at, bin } from './lib/paths.mjs'
import { proofsOf, sourcesToProve } from './lib/proof.mjs'

const sources = textsOf(
  listedFiles('src', 'domain', 'contract', 'gateway').filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
)
const houses = Object.fromEntries(Object.entries(rooms).map(([name, list]) => [name, houseOf(sources, list)]))

/** As oxfmt writes it: its tables are wide. */
const formatted = (text, name) =>
  execFileSync(bin('oxfmt'), [`--stdin-filepath=${name}`], { input: text, encoding: 'utf8' })

const made = {
  'docs/architecture.svg': picture(houses),
  'docs/proof.md': formatted(proofPage(proofsOf(sourcesToProve())), 'proof.md'),
}

const stale = Object.entries(made).filter(
  ([file, text]) => !existsSync(at(file)) || readFileSync(at(file), 'utf8') !== text,
)
if (process.argv.includes('--check')) {
  for (const [file] of stale) process.stderr.write(`${file} does not follow from the imports: run npm run docs\n`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else for (const [file, text] of stale) writeFileSync(at(file), text)
process.stdout.write(`docs: ${Object.keys(made).length - stale.length} of ${Object.keys(made).length} up to date\n`)
