/*
 * npm run bench: how fast the product is here, with ratios against a static page of the same look in the same run.
 *   --write        also writes docs/bench/latest.md
 *   --only h5,gateway,weapp     --runs 5     --seconds 4 (a call and engine)     --logins 200     --clients 2000
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildApp, buildGateway, compressFiles } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { logIn, storagePrefixes } from './lib/client.mjs'
import { startGateway } from './lib/gateway-process.mjs'
import { builtFiles, filesByAddress, sumBytes } from './lib/h5-bytes.mjs'
import { callsFor, loadCall } from './lib/load-gateway.mjs'
import { loadSessions, sessionsEnv } from './lib/load-sessions.mjs'
import { firstCard, measure, staticTwin } from './lib/page-load.mjs'
import { at } from './lib/paths.mjs'
import { ensureBinaries, startPostgres } from './lib/postgres.mjs'
import { copyOf, seededFolder } from './lib/seeded-data.mjs'
import { serveStatic } from './lib/serve-static.mjs'
import { packageSizes } from './lib/weapp-package.mjs'

const phone = '13800000001'
const say = (text) => process.stdout.write(`${text}\n`)
const option = (name, fallback) => {
  const index = process.argv.indexOf(name)
  return index < 0 ? fallback : (process.argv[index + 1] ?? fallback)
}
const runs = Number(option('--runs', 5))
const seconds = Number(option('--seconds', 4))
const sizes = { logins: Number(option('--logins', 200)), clients: Number(option('--clients', 2000)) }
const only = option('--only', 'h5,gateway,weapp').split(',')
const lines = []
const note = (text = '') => {
  lines.push(text)
  say(text)
}
const table = (head, rows) => [head, head.map(() => '---'), ...rows].forEach((row) => note(`| ${row.join(' | ')} |`))
const ms = (value) => `${Math.round(value)} ms`
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

async function benchH5(gateway) {
  const executablePath = ensureChromium(say)
  if (!executablePath) return note('NOT RUN: H5 loads (no Chromium)')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  const folder = mkdtempSync(path.join(tmpdir(), 'gas-twin-'))
  try {
    const stored = await firstVisit(browser, gateway.url, folder)
    const twin = await serveStatic(folder)
    reportLoads(await measure(browser, { app: gateway.url, still: twin.url, stored }, runs))
    await twin.close()
    reportRoutes()
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await browser.close()
  }
  return undefined
}

/** Logs in and looks at the home page once: leaves the still page in the folder, answers what the browser then holds. */
async function firstVisit(browser, url, folder) {
  const { stored } = await logIn(url, phone)
  const entries = Object.entries(stored).flatMap(([key, value]) =>
    storagePrefixes.map((prefix) => ({ name: prefix + key, value })),
  )
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: entries }] },
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(`#app ${firstCard}`).waitFor()
  await page.waitForLoadState('networkidle')
  writeFileSync(path.join(folder, 'index.html'), await staticTwin(page))
  await compressFiles(folder)
  const kept = await context.storageState()
  await context.close()
  // Cold: the user is known, the last home is not.
  const isHome = ({ name }) => name.endsWith('homeSnapshot')
  const origins = kept.origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter((each) => !isHome(each)),
  }))
  return { ...kept, origins }
}

function reportLoads({ app, still }) {
  note(`## H5, home of ${phone}, slow 4G and 4x CPU, median of ${runs}`)
  note('Figure: the amount is painted, be it by index.html. Card: painted by the app, which then answers taps.\n')
  const ratio = (value, base) => `${ms(value)} (${(value / base.firstCard).toFixed(2)})`
  const row = (name, figures, base) => [
    name,
    ms(figures.fcp),
    ratio(figures.firstCard, base),
    ratio(figures.appCard, base),
    ms(figures.lcp),
    figures.shift.toFixed(3),
    ms(figures.longTasks),
    kb(figures.bytes),
    figures.requestsBeforeCard,
  ]
  table(
    [
      'load',
      'first paint',
      'figure (/ static page)',
      'card (/ static page)',
      'largest paint',
      'shift',
      'long tasks',
      'bytes',
      'requests before card',
    ],
    [
      row('app, cold', app.cold, still.cold),
      row('static page, cold', still.cold, still.cold),
      row('app, warm', app.warm, still.warm),
      row('static page, warm', still.warm, still.warm),
    ],
  )
  note()
}

function reportRoutes() {
  const dist = at('dist/h5')
  const built = builtFiles(dist)
  note('## H5, JavaScript and CSS by route (gzip)')
  const rows = [...filesByAddress(dist)].map(([address, files]) => {
    const { js, css } = sumBytes(files, built)
    return [address, kb(js), kb(css)]
  })
  table(['route', 'JavaScript', 'CSS'], rows)
  note()
}

async function benchGateway(name, gateway) {
  const { headers } = await logIn(gateway.url, phone)
  const before = gateway.memoryMB()
  const loads = []
  for (const call of await callsFor(gateway.url, headers)) loads.push(await loadCall(gateway, call, headers, seconds))
  const bare = loads[0].perSecond
  note(`## Gateway on ${name}: 64 connections, ${seconds} s a call, ${before} MB before`)
  table(
    ['call', 'calls per second', 'of /healthz', 'p50', 'p99', 'failed', 'memory after'],
    loads.map(({ name: call, perSecond, p50, p99, wrong, memoryMB }) => [
      call,
      Math.round(perSecond),
      (perSecond / bare).toFixed(3),
      ms(p50),
      ms(p99),
      wrong,
      `${memoryMB} MB`,
    ]),
  )
  note()
  await benchSessions(name, gateway, loads.find((load) => load.name === 'bill list').perSecond)
}

async function benchSessions(name, gateway, billLists) {
  const results = await loadSessions(gateway, sizes)
  note(`### Sessions on ${name}: all at once`)
  table(
    ['what', 'clients', 'per second', 'of bill list', 'slowest', 'failed', 'sessions lost'],
    results.map(({ name: what, count, perSecond, slowest, failed, lost }) => [
      what,
      count,
      Math.round(perSecond),
      (perSecond / billLists).toFixed(3),
      ms(slowest),
      failed,
      lost,
    ]),
  )
  note()
  if (results.some(({ lost }) => lost > 0)) process.exitCode = 1
}

const lean = { STRICT_OUTPUT: '0', ...sessionsEnv }

async function withLite(work) {
  const dataDir = copyOf(await seededFolder())
  const gateway = await startGateway({ dataDir, env: lean })
  try {
    await work(gateway)
  } finally {
    await gateway.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function withPostgres(work) {
  const binaries = ensureBinaries(say)
  if (!binaries) return note('NOT RUN: PostgreSQL (not on this machine)')
  const server = await startPostgres(binaries)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gas-bench-'))
  try {
    const gateway = await startGateway({ dataDir, env: { ...lean, DATABASE_URL: server.url } })
    await work(gateway, server.version)
    await gateway.stop()
  } finally {
    server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return undefined
}

await buildGateway()
if (only.includes('h5')) await buildApp('h5')
if (only.includes('weapp')) await buildApp('weapp')
note(
  `# Bench\n\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}. Made by \`npm run bench -- --write\`.\n`,
)
if (only.includes('h5')) await withLite(benchH5)
if (only.includes('weapp')) {
  note('## Mini-program packages')
  table(
    ['package', 'size'],
    Object.entries(packageSizes(at('dist/weapp'))).map(([root, bytes]) => [root || 'main', kb(bytes)]),
  )
  note()
}
if (only.includes('gateway')) {
  await withLite((gateway) => benchGateway('PGlite', gateway))
  await withPostgres((gateway, version) => benchGateway(version, gateway))
}
if (process.argv.includes('--write')) {
  mkdirSync(at('docs/bench'), { recursive: true })
  const file = at('docs/bench/latest.md')
  const { format, resolveConfig } = await import('prettier')
  writeFileSync(file, await format(lines.join('\n'), { ...(await resolveConfig(file)), filepath: file }))
  say('docs/bench/latest.md written')
}
process.exit(process.exitCode)
