/*
 * npm run reset: removes the data folder of this machine (embedded database, files, development keys), so that the next start begins with
 * new demo data. Refuses one sentence where that would be wrong.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { loadTs } from './lib/load-ts.mjs'
import { resetFault } from './lib/reset.mjs'
import { at } from './lib/paths.mjs'

const folder = path.resolve(process.env.DATA_DIR ?? at('.data'))
const { userOf } = await loadTs('gateway/db/folder.ts')
const fault = resetFault(folder, process.env, userOf)
if (fault !== null) {
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${folder} is removed; npm start makes it again.\n`)
