/*
 * npm run check: what a change can have broken, in a minute: types, lint and format of what was touched, the walls, and the tests of
 * the touched areas. `npm test` alone proves the whole.
 *   --since <commit>    the change is everything after it; without: what is not committed, or else the last commit
 */
import { mkdirSync } from 'node:fs'
import { checksOf } from './lib/checks.mjs'
import { changedFiles } from './lib/changed.mjs'
import { ensurePackages } from './lib/install.mjs'
import { bin } from './lib/paths.mjs'
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

function stepsFor(files) {
  const { format, lint, styles, projects, tests } = checksOf(files)
  const on = (list, step) => (list.length > 0 ? [step] : [])
  return [
    ...projects.map(types),
    ...on(lint, { name: 'lint', run: command(bin('eslint'), [...lint, '--max-warnings', '0', '--no-warn-ignored']) }),
    ...on(lint, { name: 'lint:types', run: command(bin('oxlint'), lint) }),
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
  const files = changedFiles(argument('--since'))
  say(`${files.length} changed files`)
  process.exitCode = summary(await runSteps(stepsFor(files), 2, report), started) > 0 ? 1 : 0
}

asProgram(main)
