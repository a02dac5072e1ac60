/*
 * Fails unless the route table is the list test/routes/routes.txt, entry by entry; says how many pages are not built yet.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { compareRoutes } from './lib/compare-routes.mjs'
import { loadTs, rowsOf } from './lib/load-ts.mjs'
import { at } from './lib/paths.mjs'
import { pagesWithoutRow } from './lib/shown-pages.mjs'

const { routes, aliasesOf, pageAt } = await loadTs('src/routes/table.ts')
const pageRoots = ['src/pages', 'src/subPages', 'src/subPagesB', 'src/official', 'src/share']
const pageFiles = pageRoots
  .filter((folder) => existsSync(at(folder)))
  .flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
  )
const { problems, listed, unbuilt } = compareRoutes({
  rows: rowsOf(readFileSync(at('test/routes/routes.txt'), 'utf8')),
  routes,
  aliasesOf,
  hasFile: (file) => existsSync(at(file)),
  pageFiles,
})
const built = Object.keys(routes).filter((path) => existsSync(at(`src${path}.tsx`)))
for (const path of pagesWithoutRow(built, pageAt))
  problems.push(`${path}: built, but scripts/lib/shown-pages.mjs has no row that shows it`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (process.argv.includes('--missing')) for (const one of unbuilt) process.stdout.write(`not built: ${one}\n`)
process.stdout.write(`routes: ${listed} listed, ${unbuilt.length} not built yet, ${problems.length} wrong\n`)
process.exitCode = problems.length > 0 ? 1 : 0
