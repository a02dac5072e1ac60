/*
 * The built mini-program in dist/weapp: sizes, files, syntax, declarations, styles, hosts, WeChat's own compilers.
 *   --dev   it was built for this machine (APP_ENV=DEV): hosts without TLS are allowed
 */
import { existsSync, readFileSync } from 'node:fs'
import { at } from './lib/paths.mjs'
import {
  badScripts,
  compilerFaults,
  missingFiles,
  nestedRoots,
  overBudget,
  packageSizes,
  preloadFaults,
} from './lib/weapp-package.mjs'
import {
  badStyles,
  coveredBars,
  indexed,
  plainHosts,
  tabBarFaults,
  undeclared,
  unknownPageKeys,
} from './lib/weapp-rules.mjs'

const dist = at('dist/weapp')
if (!existsSync(at('dist/weapp/app.json'))) {
  process.stderr.write('dist/weapp is missing: run npm run build:weapp\n')
  process.exit(1)
}
const { weapp } = JSON.parse(readFileSync(at('config/budget.json'), 'utf8'))
const sizes = packageSizes(dist)
const compiled = compilerFaults(dist)
const problems = [
  ...overBudget(sizes, weapp),
  ...missingFiles(dist),
  ...preloadFaults(dist, sizes, weapp),
  ...nestedRoots(sizes),
  ...badScripts(dist, weapp.ecmaVersion),
  ...undeclared(dist),
  ...indexed(dist),
  ...coveredBars(dist),
  ...tabBarFaults(dist),
  ...unknownPageKeys(dist),
  ...(process.argv.includes('--dev') ? [] : plainHosts(dist)),
  ...badStyles(dist),
  ...(compiled ?? []),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
for (const [root, bytes] of Object.entries(sizes))
  process.stdout.write(`${root || 'main package'}: ${Math.ceil(bytes / 1024)} KB\n`)
process.stdout.write(
  `all packages: ${Math.ceil(Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0) / 1024)} KB\n`,
)
if (compiled === null) process.stdout.write('NOT RUN: wcc and wcsc (they need x86-64 Linux)\n')
process.stdout.write(`mini-program package: ${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0
