/*
 * A gateway built for operation holds nothing of the demo world: neither its folder nor any text that tells it. Every mark must stand
 * in the demo's own build, else it tells nothing any more.
 */
import { cpSync, rmSync } from 'node:fs'
import { buildGateway } from './lib/build.mjs'
import { demoTextsIn } from './lib/demo-texts.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { at } from './lib/paths.mjs'

const folder = at('dist/checks/operation')
// Built with the demo world, as the step before did: the build for operation is the same without that folder.
const built = at('dist/gateway')
const demo = at('dist/gateway/demo')
const { marks } = await loadTs('gateway/demo/marks.ts')

await buildGateway()
const inDemo = await demoTextsIn(demo)
const stale = marks.filter((mark) => !inDemo.some((found) => found.endsWith(`: ${mark}`)))
rmSync(folder, { recursive: true, force: true })
cpSync(built, folder, { recursive: true, filter: (source) => source !== demo })
const found = await demoTextsIn(folder)

for (const one of found) process.stderr.write(`the build for operation contains ${one}\n`)
for (const mark of stale)
  process.stderr.write(`the demo world does not contain ${mark}: take the mark out of gateway/demo/marks.ts\n`)
process.exitCode = found.length + stale.length > 0 ? 1 : 0
process.stdout.write(`${marks.length} marks of the demo world, ${found.length} in the build for operation\n`)
