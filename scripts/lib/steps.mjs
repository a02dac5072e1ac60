/*
 * What the steps of `npm test` and `npm run check` are made of, and how they tell what came of them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { jestCounts, jestFailures, sumCounts } from './counts.mjs'
import { roomy } from './node-flags.mjs'
import { at, bin, root } from './paths.mjs'
import { run, stopAll } from './run.mjs'
import { ensurePdfsig } from './pdfsig.mjs'

export const reports = at('.cache/reports')

/** What the gateway's tests were answered: kept by the step `gateway`, read by check-covered.mjs. */
export const covered = at('.cache/covered')

export const say = (text) => process.stdout.write(`${text}\n`)

/** The word after an option of this command line. */
export function argument(name) {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : (process.argv[index + 1] ?? '')
}

const verbose = process.argv.includes('--verbose')

/** One command that is good or not. */
export const command = (program, args) => async () => {
  const { code, output, seconds } = await run(program, args, { env: roomy })
  return { state: code === 0 ? 'passed' : 'failed', output, seconds }
}

/** The compiler that is native; the tools that use it as a library (knip) have a release of their own. */
export const tsc = (project) =>
  command(process.execPath, [at('node_modules/typescript-7/bin/tsc'), '-p', project, '--checkers', '1'])
export const script = (name, ...args) => command(process.execPath, [at('scripts', name), ...args])

/** jest with its own count; `paths`: these tests of the projects, or all; `workers`: processes side by side. */
export const jest =
  (name, projects, { env = {}, paths = [], workers = 3 } = {}) =>
  async () => {
    const file = `${reports}/${name}.json`
    rmSync(file, { force: true })
    const args = [
      ...paths,
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      `--maxWorkers=${workers}`,
      '--silent',
      '--forceExit',
    ]
    const { code, output, seconds } = await run(bin('jest'), args, { env: { ...roomy, ...env } })
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    const failures = report && jestFailures(report, root)
    return {
      state: code === 0 ? 'passed' : 'failed',
      output: shown(output, failures),
      seconds,
      counts: report && jestCounts(report),
      failed: failures?.map(nameOf),
    }
  }

/** The failed tests and why; what the runner printed besides only when asked for, or when it failed without a failed test. */
export const shown = (output, failures = []) =>
  verbose || failures.length === 0 ? output.slice(-20_000) : failures.join('\n\n')

/** Title and place of a failure, for the list at the end of the output. */
export const nameOf = (failure) => failure.split('\n').slice(0, 2).join(' ').slice(0, 200)

/** Only the whole of the tests answers for the contract; what an earlier run kept goes first. */
function keptBy(paths) {
  if (paths.length > 0) return {}
  rmSync(covered, { recursive: true, force: true })
  mkdirSync(covered, { recursive: true })
  return { COVERED_DIR: covered }
}

/** Where there is a PostgreSQL, it runs the gateway's tests; else PGlite does. */
export async function gateway(paths = []) {
  // Signed documents are shown to a program that is not the product's.
  ensurePdfsig()
  const { ensureBinaries, startTestServer } = await import('./postgres.mjs')
  const reasons = []
  const binaries = ensureBinaries((text) => reasons.push(text))
  const kept = keptBy(paths)
  if (!binaries) {
    const result = await jest('gateway', ['gateway'], { env: { TEST_DATABASE_URL: '', ...kept }, paths })()
    return { ...result, note: 'PGlite', notRun: `on PostgreSQL: ${reasons.join(' ')}` }
  }
  const server = await startTestServer(binaries)
  try {
    const result = await jest('gateway', ['gateway'], { env: { TEST_DATABASE_URL: server.url, ...kept }, paths })()
    return { ...result, note: server.version }
  } finally {
    server.stop()
  }
}

const signs = { passed: 'ok  ', failed: 'FAIL', skipped: 'SKIP' }
const seconds = (value) => `${(value ?? 0).toFixed(0).padStart(4)} s`

/** One step's line, and why it failed. */
export function report(result) {
  const count = result.counts
    ? `${result.counts.passed} passed${result.counts.failed ? `, ${result.counts.failed} failed` : ''}`
    : ''
  say(
    `${signs[result.state]} ${result.name.padEnd(18)}${seconds(result.seconds)}  ${[count, result.note].filter(Boolean).join('  ')}`,
  )
  if (result.state === 'skipped') say(`!!!! NOT RUN: ${result.name}: ${result.output} !!!!`)
  else if (result.output && (result.state === 'failed' || verbose)) say(indent(result.output))
}

const indent = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `     ${line}`)
    .join('\n')

/** All steps once more, what was not run, the names of failed tests, and the count that ends the output. Returns how many failed. */
export function summary(results, started) {
  const { passed, failed } = sumCounts(results)
  say(`\n${'step'.padEnd(23)}  time  result`)
  for (const one of results)
    say(
      `${one.name.padEnd(20)} ${seconds(one.seconds)}  ${one.state}${one.counts ? ` (${one.counts.passed} + ${one.counts.failed} failed)` : ''}`,
    )
  for (const one of results) {
    if (one.state === 'skipped') say(`!!!! NOT RUN: ${one.name}: ${one.output} !!!!`)
    if (one.notRun) say(`!!!! NOT RUN: ${one.name} ${one.notRun} !!!!`)
  }
  for (const one of results.filter((result) => result.counts?.skipped > 0))
    say(`!!!! ${one.counts.skipped} SKIPPED TESTS in ${one.name} !!!!`)
  for (const one of results) for (const name of one.failed ?? []) say(`FAIL ${one.name}: ${name}`)
  say(`${Math.round((performance.now() - started) / 1000)} s in all${processorTime()}`)
  say(`${passed} passed, ${failed} failed`)
  return failed
}

/** Hundredths of a second that the machine's processors have worked, whatever for; null where the system does not tell. */
function worked() {
  if (!existsSync('/proc/stat')) return null
  const [user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8').split(/\s+/).slice(1, 8).map(Number)
  return user + nice + system + irq + softirq
}
const before = worked()

/** What the machine worked since this program began: on other machines it differs less than time does. */
const processorTime = () =>
  before === null ? '' : `, ${Math.round((worked() - before) / 100)} s of the machine's processors`

/** Runs it as the whole of this process: Ctrl-C ends what it has started, a fault is reported and ends with 1. */
export function asProgram(main) {
  process.on('SIGINT', () => {
    stopAll()
    process.exit(130)
  })
  main().catch((error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exitCode = 1
  })
}
