/*
 * npm test: everything, in the order of what waits for what, three light steps at a time, a heavy one beside a light one. Ends with `N passed, N failed`.
 *   --only types,gateway    some steps (see --list); builds they need are made when sources changed
 *   --verbose               output of every step, not of failed ones only
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { playwrightCounts, playwrightFailures } from './lib/counts.mjs'
import { ensurePackages } from './lib/install.mjs'
import { roomy } from './lib/node-flags.mjs'
import { bin } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runSteps } from './lib/schedule.mjs'
import {
  argument,
  asProgram,
  command,
  gateway,
  jest,
  nameOf,
  report,
  reports,
  say,
  script,
  shown,
  summary,
  tsc,
} from './lib/steps.mjs'

/** What has to hold on the embedded engine as well; without a PostgreSQL the step before has run it. */
async function gatewayLite() {
  const { ensureBinaries } = await import('./lib/postgres.mjs')
  if (!ensureBinaries(() => undefined)) return { state: 'passed', seconds: 0, note: 'run by the step gateway' }
  return jest('gateway-lite', ['gateway-lite'], { env: { TEST_DATABASE_URL: '' }, workers: 1 })()
}

/** Two of one moment need two connections: on PGlite some refusals cannot be got. */
async function coveredCalls() {
  const { findBinaries } = await import('./lib/postgres.mjs')
  if (!findBinaries()) return { state: 'passed', seconds: 0, notRun: 'without a PostgreSQL' }
  return script('check-covered.mjs')()
}

async function flows() {
  const { ensureChromium } = await import('./lib/chromium.mjs')
  const reasons = []
  const chromium = ensureChromium((text) => reasons.push(text))
  if (!chromium) return { state: 'skipped', output: reasons.join(' '), seconds: 0 }
  const file = `${reports}/flows.json`
  rmSync(file, { force: true })
  const { code, output, seconds } = await run(bin('playwright'), ['test'], {
    env: { ...roomy, CHROME_PATH: chromium, E2E_JSON: file },
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const failures = report && playwrightFailures(report)
  return {
    state: code === 0 ? 'passed' : 'failed',
    output: shown(output, failures),
    seconds,
    counts: report && playwrightCounts(report),
    failed: failures?.map(nameOf),
  }
}

const built = (what) => async () => {
  const started = performance.now()
  const { buildApp, buildGateway } = await import('./lib/build.mjs')
  try {
    const result = what === 'gateway' ? await buildGateway() : await buildApp(what, { env: { APP_ENV: 'DEV' } })
    return { state: 'passed', note: result, seconds: (performance.now() - started) / 1000 }
  } catch (error) {
    return { state: 'failed', output: error.message, seconds: (performance.now() - started) / 1000 }
  }
}

/** Made beside other steps: those that copy it would wait for it on one processor. */
async function demoData() {
  const started = performance.now()
  const { findBinaries } = await import('./lib/postgres.mjs')
  const { seededFolder, seededServer } = await import('./lib/seeded-data.mjs')
  await seededFolder()
  const binaries = findBinaries()
  if (binaries) await seededServer(binaries)
  return { state: 'passed', seconds: (performance.now() - started) / 1000 }
}

const steps = [
  { name: 'types:h5', run: tsc('tsconfig.json') },
  { name: 'types:weapp', run: tsc('tsconfig.weapp.json') },
  { name: 'types:gateway', run: tsc('gateway/tsconfig.json') },
  { name: 'types:test', run: tsc('test/tsconfig.json') },
  { name: 'lint', run: script('lint.mjs') },
  { name: 'walls', run: script('check-walls.mjs') },
  { name: 'styles:lint', run: command(bin('stylelint'), ['src/**/*.scss', '--max-warnings', '0']) },
  { name: 'styles:classes', run: script('check-classes.mjs') },
  { name: 'format', run: command(bin('oxfmt'), ['--check']) },
  { name: 'dead-code', run: command(bin('knip'), ['--no-progress']) },
  { name: 'routes', run: script('check-routes.mjs') },
  { name: 'calls', run: script('check-calls.mjs') },
  { name: 'words', run: script('check-words.mjs') },
  { name: 'docs', run: script('docs.mjs', '--check') },
  { name: 'table-types', run: script('db-types.mjs', '--check') },
  { name: 'api-types', run: script('api-types.mjs', '--check') },
  { name: 'assistant-model', run: script('assistant-model.mjs', '--check') },
  { name: 'build:gateway', run: built('gateway') },
  { name: 'operation', after: ['build:gateway'], run: script('check-operation.mjs') },
  { name: 'demo-data', after: ['build:gateway'], run: demoData },
  { name: 'build:h5', run: built('h5') },
  { name: 'build:weapp', run: built('weapp') },
  { name: 'dev-server', after: ['build:gateway'], cost: 2, run: script('check-dev.mjs') },
  { name: 'budget:h5', after: ['build:h5'], run: script('check-h5.mjs') },
  { name: 'package:weapp', after: ['build:weapp'], run: script('check-package.mjs', '--dev') },
  // One worker, beside the heavy steps: while these make an image or end with one long test, a processor would idle. Two programs that
  // install what is missing would meet (dev-server is the only one that does it in a process of its own).
  { name: 'gateway:lite', after: ['build:gateway', 'dev-server'], run: gatewayLite },
  { name: 'domain', cost: 2, run: jest('domain', ['domain']) },
  { name: 'client', cost: 2, run: jest('client', ['h5', 'weapp-graph']) },
  { name: 'gateway', cost: 2, after: ['build:gateway'], run: () => gateway() },
  { name: 'covered', after: ['gateway'], run: coveredCalls },
  { name: 'flows', cost: 2, after: ['demo-data', 'build:h5', 'build:weapp'], run: flows },
  // Most of its time it waits for pages to come to rest: beside a heavy step it costs little.
  { name: 'weapp', after: ['demo-data', 'build:weapp'], run: jest('weapp', ['weapp']) },
  {
    name: 'simulator',
    cost: 2,
    after: ['build:gateway'],
    run: script('sim.mjs', '--seeds', '500', '--steps', '4', '--jobs', '2'),
  },
  { name: 'simulator:planted', after: ['simulator'], run: script('sim.mjs', '--planted') },
]

/** The steps asked for, with those they need. */
function chosen(only) {
  if (only === undefined) return steps
  const wanted = only.split(',').filter(Boolean)
  const matches = (step) => wanted.some((one) => step.name === one || step.name.startsWith(`${one}:`))
  const picked = steps.filter(matches)
  const unknown = wanted.filter((one) => !steps.some((step) => step.name === one || step.name.startsWith(`${one}:`)))
  if (unknown.length > 0) {
    say(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)
    process.exit(2)
  }
  const needed = new Set(picked.map((step) => step.name))
  for (const name of needed)
    for (const before of steps.find((step) => step.name === name).after ?? []) needed.add(before)
  return steps.filter((step) => needed.has(step.name))
}

async function main() {
  if (process.argv.includes('--list')) return say(steps.map((step) => step.name).join('\n'))
  const started = performance.now()
  await ensurePackages(say)
  mkdirSync(reports, { recursive: true })
  const results = await runSteps(chosen(argument('--only')), 3, report)
  process.exitCode = summary(results, started) > 0 ? 1 : 0
  return undefined
}

asProgram(main)
