/*
 * The built H5 app in dist/h5: bytes on the first route and per page chunk against config/budget.json.
 * Requests before the first card and layout shift need a gateway: test/e2e/performance.spec.ts.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'
import {
  badFiles,
  builtFiles,
  filesByAddress,
  filesOfRoute,
  hasBuild,
  initialFiles,
  mapChunk,
  notCompiledAhead,
  overH5Budget,
  overNutBudget,
  sumBytes,
} from './lib/h5-bytes.mjs'
import { at } from './lib/paths.mjs'
import { serveStatic } from './lib/serve-static.mjs'

const dist = at('dist/h5')
const say = (text) => process.stdout.write(`${text}\n`)
if (!hasBuild(dist)) {
  process.stderr.write('dist/h5 is missing: run npm run build:h5\n')
  process.exit(1)
}
const { h5: budget } = JSON.parse(readFileSync(at('config/budget.json'), 'utf8'))
const built = builtFiles(dist)
const initial = initialFiles(dist)
const first = filesByAddress(dist).get('/') ?? []
const visitor = await seenByVisitor()
const problems = [
  ...overH5Budget({ built, first, visitor, initial, map: mapChunk(dist, built), budget }),
  ...overNutBudget({ dist, built, first, budget: budget.nutChunkGzipKB }),
  ...notCompiledAhead(dist, initial),
  ...badFiles(dist, built),
]
const bytesOf = (files) => {
  const { js, css } = sumBytes(files, built)
  return `${(js / 1024).toFixed(1)} KB JavaScript, ${(css / 1024).toFixed(1)} KB CSS (gzip) in ${files.length} files`
}
say(`first route: ${bytesOf(first)}`)
say(`with what only a visitor is shown: ${bytesOf(visitor)}`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
say(`H5 build: ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

/** What a browser without a login asks for until it is quiet. */
async function seenByVisitor() {
  const executablePath = findChromium()
  if (!executablePath) {
    say('NOT MEASURED in a browser (no Chromium): counting what index.html names')
    return first
  }
  const server = await serveStatic(dist)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const files = await filesOfRoute(browser, server.url, '/')
  await browser.close()
  await server.close()
  return files
}
