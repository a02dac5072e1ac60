/*
 * Fails on every call of the contract that no test of the gateway gets a success from, and on every code of its `refuses` that none
 * is answered with. Reads what the step `gateway` has kept.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compareCovered } from './lib/compare-covered.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { covered } from './lib/steps.mjs'

const files = existsSync(covered) ? readdirSync(covered) : []
const answers = files.flatMap((name) => readFileSync(path.join(covered, name), 'utf8').split('\n').filter(Boolean))
const { contract } = await loadTs('contract/index.ts')
const { problems, calls, refusals } = compareCovered({ contract, answers })
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`covered: ${calls} calls, ${refusals} refusals, ${problems.length} wrong\n`)
process.exitCode = problems.length > 0 ? 1 : 0
