/*
 * docs/proof.md: per folder of source, what to run after a change in it.
 */
import { table } from '../markdown.mjs'
import { unitOf } from '../proof.mjs'

/** More names than this say no more than "many". */
const MOST = 14

const SECTIONS = [
  ['Areas of the app', /^src\/features\//],
  ['Concepts that areas share', /^src\/shared\//],
  ['Layers of the app', /^src\/(?!features|shared|testing|pages|subPages|official|share$)[\w-]+$/],
  ['Rules of both sides, contract', /^(?:domain|contract)(?:\/|$)/],
  ['Modules of the gateway', /^gateway\/modules\//],
  ['Layers of the gateway', /^gateway(?:\/(?!modules)[\w-]+)?$/],
]

const shortOf = (unit) => unit.replace(/^src\/|^gateway\/modules\//, '')
const listed = (names) => (names.length === 0 ? '–' : names.length > MOST ? 'many' : names.join(', '))

/** @param {ReturnType<import('../proof.mjs').proofsOf>} proofs */
export function proofPage({ tests, flows, units }) {
  const rowOf = (unit) => {
    const folders = [...(tests.get(unit) ?? [])].map(unitOf)
    const others = [...new Set(folders)].filter((one) => one !== unit).sort()
    const through = [...(flows.get(unit) ?? [])]
      .map((file) => file.slice('test/e2e/'.length, -'.spec.ts'.length))
      .sort()
    return [`\`${unit}\``, folders.includes(unit) ? 'yes' : 'no', listed(others.map(shortOf)), listed(through)]
  }
  const section = ([title, pattern]) =>
    `## ${title}\n\n${table(['folder', 'own tests', 'tests elsewhere', 'flows'], units.filter((unit) => pattern.test(unit)).map(rowOf))}\n`
  return `# What proves a change

Made from the imports by \`npm run docs\` (\`scripts/lib/proof.mjs\` says what counts). \`npm run check\` runs the tests of what was changed and names the flows; \`npm run check -- --list src/features/bills\` only names them, for any file or folder, and in full where the tables say "many".

A test elsewhere imports the folder, or names a call that it answers. A flow opens a page that shows it, or that makes a call which it answers. What each call and each table has to hold is in the suites of \`test/gateway\` ([testing.md](testing.md)).

${SECTIONS.map(section).join('\n')}`
}
