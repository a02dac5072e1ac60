/*
 * gateway/db/tables.gen.ts from the migrations. `--check` writes nothing and fails when the file is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gatewayBuild } from './lib/build.mjs'
import { at } from './lib/paths.mjs'

const target = at('gateway/db/tables.gen.ts')
const bundle = at('dist/gateway-tools/generate-types.mjs')

mkdirSync(at('dist/gateway-tools'), { recursive: true })
await build(gatewayBuild(at('gateway/db/generate-types.ts'), bundle))
const { tableTypes } = await import(pathToFileURL(bundle).href)
const text = await tableTypes(at('gateway/db/migrations'))
const current = existsSync(target) ? readFileSync(target, 'utf8') : ''

if (!process.argv.includes('--check')) {
  if (text !== current) writeFileSync(target, text)
  process.stdout.write(text === current ? 'tables.gen.ts was up to date\n' : 'tables.gen.ts written\n')
} else if (text !== current) {
  process.stderr.write('gateway/db/tables.gen.ts does not follow from the migrations: run npm run db:types\n')
  process.exitCode = 1
} else {
  process.stdout.write('tables.gen.ts follows from the migrations\n')
}
// PGlite keeps handles open after close.
process.exit()
