import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ownPlace } from '../../test/setup/make-product.mjs'
import sources from '../../test/setup/sources.cjs'
import { gatewayBuild } from './build.mjs'
import { at } from './paths.mjs'

const outfile = at('.cache/sim/sim.mjs')

/** The simulator with the product in it, as one module. */
export async function buildSimulator() {
  await build({
    ...gatewayBuild(at('test/sim/main.ts'), outfile),
    plugins: [ownPlace],
    define: { __dirname: JSON.stringify(at('test/setup')) },
    logLevel: 'error',
  })
}

/** `isBuilt`: another process has just built it. */
export async function loadSimulator(isBuilt = false) {
  // The simulator's database is the embedded one, whatever runs beside it.
  delete process.env.TEST_DATABASE_URL
  sources.tellHashes()
  if (!isBuilt) await buildSimulator()
  return import(pathToFileURL(outfile).href)
}
