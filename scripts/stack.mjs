/*
 * Translates a stack of the error log by the source maps of its build:  node scripts/stack.mjs [--version 0.1.0] [--env PRO] < stack
 */
import { existsSync, readFileSync } from 'node:fs'
import { at } from './lib/paths.mjs'
import { mapsName, translate } from './lib/source-maps.mjs'
import { argument } from './lib/steps.mjs'

const own = JSON.parse(readFileSync(at('package.json'), 'utf8')).version
const name = mapsName(argument('--version') ?? own, argument('--env') ?? 'PRO')
const folder = at('maps', name)
if (existsSync(folder)) process.stdout.write(translate(readFileSync(0, 'utf8'), folder))
else {
  process.stderr.write(`maps/${name} is missing: the maps of a build lie where it was built\n`)
  process.exitCode = 1
}
