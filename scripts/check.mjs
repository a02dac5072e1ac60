/*
 * npm run check: what a change can have broken, in a minute or two: types, lint and format of what was touched, the walls, the tests of
 * the touched areas and those nearest by imports (lib/proof.mjs); the flows that show it are named. `npm test` alone proves the whole.
 *   src/features/bills …   these files and folders instead of the change
 *   --since <commit>       the change is everything after it; without: what is not committed, or else the last commit
 *   --list                 only names tests and flows
 */
import { mkdirSync } from 'node:fs'
import { checksOf } from './lib/checks.mjs'
import { changedFiles } from './lib/changed.mjs'
import { listedFiles } from './lib/git-files.mjs'
import { ensurePackages } from './lib/install.mjs'
import { bin } from './lib/paths.mjs'
import { proofsFor, proofsOf, sourcesToProve } from './lib/proof.mjs'
import { runSteps } from './lib/schedule.mjs'
import {
  argument,
  asProgram,
  command,
  gateway,
  jest,
  report,
  reports,
  say,
  script,
  summary,
  tsc,
} from './lib/steps.mjs'

const types = ({ name, file }) => ({ name: `types:${name}`, run: tsc(file) })

function stepsFor({ format, lint, styles, projects, tests }) {
  const on = (list, step) => (list.length > 0 ? [step] : [])
  return [
    ...projects.map(types),
    ...on(lint, { name: 'lint', run: script('lint.mjs', ...lint) }),
    ...on(format, {
      name: 'format',
      run: command(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...format]),
    }),
    ...on(styles, { name: 'styles', run: script('check-classes.mjs') }),
    ...on(lint, { name: 'walls', run: script('check-walls.mjs') }),
    ...on(tests.domain, { name: 'domain', cost: 2, run: jest('domain', ['domain'], { paths: tests.domain }) }),
    ...on(tests.client, {
      name: 'client',
      cost: 2,
      run: jest('client', ['h5', 'weapp-graph'], { paths: ['--passWithNoTests', ...tests.client] }),
    }),
    ...on(tests.gateway, { name: 'gateway', cost: 2, run: () => gateway(['--passWithNoTests', ...tests.gateway]) }),
  ]
}

async function main() {
  const started = performance.now()
  await ensurePackages(say)
  mkdirSync(reports, { recursive: true })
  const since = argument('--since')
  const named = process.argv.slice(2).filter((one) => !one.startsWith('--') && one !== since)
  const files = named.length > 0 ? listedFiles(...named) : changedFiles(since)
  const { tests, flows } = proofsFor(files, proofsOf(sourcesToProve()))
  const checks = checksOf(files, tests)
  say(`${files.length} ${named.length > 0 ? '' : 'changed '}files`)
  if (flows.length > 0) say(`flows: npx playwright test ${flows.join(' ')}`)
  if (process.argv.includes('--list')) return say(Object.values(checks.tests).flat().join('\n'))
  process.exitCode = summary(await runSteps(stepsFor(checks), 2, report), started) > 0 ? 1 : 0
  return undefined
}

asProgram(main)
