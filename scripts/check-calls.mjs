/*
 * Fails on every call of the contract that differs from test/routes/calls.txt; says how many are not built yet.
 */
import { readFileSync } from 'node:fs'
import { compareCalls } from './lib/compare-calls.mjs'
import { loadTs, rowsOf } from './lib/load-ts.mjs'
import { at } from './lib/paths.mjs'

const { contract } = await loadTs('contract/index.ts')
const { problems, built, missing } = compareCalls({
  rows: rowsOf(readFileSync(at('test/routes/calls.txt'), 'utf8')),
  contract,
})
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (process.argv.includes('--missing')) for (const one of missing) process.stdout.write(`not built: ${one}\n`)
process.stdout.write(`calls: ${built} built as listed, ${missing.length} not built yet, ${problems.length} wrong\n`)
process.exitCode = problems.length > 0 ? 1 : 0
