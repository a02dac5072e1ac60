/*
 * npm start: everything that is missing, then the product on one address. Plain Node: nothing need be installed before.
 *   --no-build   takes the builds in dist/ as they are
 */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensurePackages } from './lib/install.mjs'
import { welcome } from './lib/demo.mjs'
import { portFault, wantedPort } from './lib/net.mjs'
import { nodeFlags } from './lib/node-flags.mjs'
import { nodeFault } from './lib/node-version.mjs'
import { at, root } from './lib/paths.mjs'
import { progress } from './lib/progress.mjs'
import { stopAll } from './lib/run.mjs'

const say = (text) => process.stdout.write(`${text}\n`)

/** Ends with one sentence: what is wrong and what to do. */
class Stop extends Error {}

async function main() {
  const port = wantedPort('PORT', 10086)
  const fault = nodeFault(process.versions.node) ?? (await portFault({ PORT: port }))
  if (fault !== undefined) throw new Stop(fault)
  await ensurePackages(say)
  if (!process.argv.includes('--no-build')) await buildAll()
  if (!existsSync(at('dist/gateway/main.mjs')))
    throw new Stop('The gateway has not been built: start once without --no-build.')
  await serve(port)
}

async function buildAll() {
  const { buildApp, buildGateway, checkTree } = await import('./lib/build.mjs')
  checkTree()
  await buildGateway()
  const end = progress('Building the app (only after its sources changed)')
  const result = await buildApp('h5').catch((error) => {
    end('failed')
    throw error
  })
  end(result === 'fresh' ? 'up to date' : 'done')
}

function serve(port) {
  const dataDir = path.resolve(process.env.DATA_DIR ?? at('.data'))
  mkdirSync(dataDir, { recursive: true })
  const logFile = path.join(dataDir, 'gateway.log')
  const log = createWriteStream(logFile, { flags: 'a' })
  const child = spawn(process.execPath, [...nodeFlags, at('dist/gateway/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, WEB_ROOT: process.env.WEB_ROOT ?? at('dist/h5') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = (signal) => child.kill(signal)
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  child.on('message', (message) => {
    if (!message?.ready) return
    const dataPlace = process.env.DATABASE_URL
      ? 'the PostgreSQL server of DATABASE_URL'
      : `${path.relative(process.cwd(), dataDir) || '.'} (kept between starts)`
    say(
      welcome({ port: message.port, password: process.env.DEMO_PASSWORD ?? 'Gas@2026', dataPlace, logPlace: logFile }),
    )
  })
  lines(child.stdout, (line) => {
    const shown = humanLine(line)
    if (shown === null) log.write(`${line}\n`)
    else say(shown)
  })
  lines(child.stderr, (line) => process.stderr.write(`${line}\n`))
  return new Promise((done) => {
    child.on('close', (code, signal) => {
      log.end()
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
      done()
    })
  })
}

/** Log entries (JSON) go to the file; plain lines (SMS codes, progress of the start) are for the person at the terminal. */
function humanLine(line) {
  if (line.startsWith('{')) return null
  return line.startsWith('ready: ') ? '' : `  ${line}`
}

function lines(stream, take) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk) => {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop()
    parts.filter(Boolean).forEach(take)
  })
  stream.on('end', () => rest && take(rest))
}

process.once('SIGINT', () => stopAll('SIGINT'))
main().catch((error) => {
  // Sentences for people have no stack; anything else is ours to mend.
  const isSentence =
    error instanceof Stop || ['BuildError', 'InstallError', 'SettingError'].includes(error.constructor.name)
  process.stderr.write(`${isSentence ? error.message : error.stack}\n`)
  process.exitCode = 1
})
