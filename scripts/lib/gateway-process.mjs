/*
 * The built gateway as a process of its own, for flows and load: started, asked, stopped, killed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { atEnd } from './at-end.mjs'
import { nodeFlags } from './node-flags.mjs'
import { at, root } from './paths.mjs'

const built = at('dist/gateway/main.mjs')

/** The day on which the demo data shows every state at once (CV-16). */
export const demoNow = '2026-11-23T09:30:00+08:00'

/** Settings of a gateway that flows and load run against. */
export const flowSettings = {
  APP_ENV: 'DEV',
  PORT: '0',
  HOST: '127.0.0.1',
  WEB_ROOT: at('dist/h5'),
  CLOCK_NOW: demoNow,
  DEMO_OPERATOR_SECONDS: '0',
  STRICT_OUTPUT: '1',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
}

/** Besides, where many gateways start and many users log in: a password is hashed in no time (flows prove other things), the API has no pages. */
export const quickSettings = { PASSWORD_COST: '4', API_DOCS: '0' }

/**
 * @typedef {object} GatewayProcess
 * @property {string} url
 * @property {string} dataDir
 * @property {() => string} output What it printed: start, SMS codes, errors.
 * @property {(phone: string) => string | undefined} smsCode The newest SMS code that was sent to the phone.
 * @property {() => Promise<void>} caughtUp Does every job that is due by now; without it the gateway works as in operation.
 * @property {() => number} memoryMB Resident memory now.
 * @property {() => number} cpuMs CPU time used so far, in ms.
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill As if the power went: no chance to finish anything.
 */

/**
 * @param {{ dataDir: string, env?: Record<string, string>, port?: number, program?: string, kill?: AbortSignal }} options `kill`
 * ends it at any moment, also before it is ready.
 * @returns {Promise<GatewayProcess>}
 */
export async function startGateway({ dataDir, env = {}, port = 0, program = built, kill }) {
  if (!existsSync(program)) throw new Error('dist/gateway is missing: run npm run build:gateway')
  const settings = { ...flowSettings, PORT: String(port), DATA_DIR: dataDir }
  const child = spawn(process.execPath, [...nodeFlags, program], {
    cwd: root,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.once(
    'exit',
    atEnd(() => child.kill('SIGKILL')),
  )
  kill?.addEventListener('abort', () => child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk.toString()))
  const caughtUp = new Promise((done) => child.on('message', (message) => message?.caughtUp && done()))
  const opened = await readyPort(child, () => printed)
  return {
    url: `http://127.0.0.1:${opened}`,
    dataDir,
    output: () => printed,
    smsCode: (phone) => newestCode(printed, phone),
    caughtUp: () => {
      child.send({ catchUp: true })
      return caughtUp
    },
    memoryMB: () => residentMB(child.pid),
    cpuMs: () => cpuMs(child.pid),
    stop: () => stopped(child, () => printed),
    kill: () => ended(child, 'SIGKILL'),
  }
}

/** ms without a printed line and without work after which a gateway that is not ready is taken for stuck; a busy machine only makes it slow. */
const SILENT = 120_000

/** Ticks of the processor that the process has had; the same number each time where the system does not tell. */
function workOf(pid) {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  const [user = '0', system = '0'] = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
  return Number(user) + Number(system)
}

/** Ticks (of 10 ms) within SILENT that are work: an idle gateway's timers take fewer. */
const WORKING = 200

/** Kills a process that neither prints nor works, and says so; the answer ends the watch. */
function watched(child, onStuck) {
  const streams = [child.stdout, child.stderr]
  let before = workOf(child.pid)
  const look = () => {
    const now = workOf(child.pid)
    const isAtWork = now - before > WORKING
    before = now
    if (isAtWork) return goesOn()
    child.kill('SIGKILL')
    onStuck()
  }
  let timer = setTimeout(look, SILENT)
  const goesOn = () => {
    clearTimeout(timer)
    timer = setTimeout(look, SILENT)
  }
  for (const stream of streams) stream.on('data', goesOn)
  return () => {
    clearTimeout(timer)
    for (const stream of streams) stream.off('data', goesOn)
  }
}

function readyPort(child, printed) {
  return new Promise((done, fail) => {
    const end = watched(child, () =>
      fail(new Error(`the gateway was not ready, and printed nothing for ${SILENT / 1000} s:\n${printed()}`)),
    )
    child.on('message', (message) => {
      if (!message?.ready) return
      end()
      done(message.port)
    })
    child.on('exit', (code) => {
      end()
      fail(new Error(`the gateway ended with ${code}:\n${printed()}`))
    })
  })
}

/** A gateway that gets SIGTERM ends by itself: one that does not is a fault, not a reason to wait. */
async function stopped(child, printed) {
  let isStuck = false
  const end = watched(child, () => (isStuck = true))
  await ended(child, 'SIGTERM')
  end()
  if (isStuck) throw new Error(`the gateway did not stop, and printed nothing for ${SILENT / 1000} s:\n${printed()}`)
}

function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.on('exit', () => done())
    child.kill(signal)
  })
}

/** LG-05: the embedded sender prints `[sms] 138****0001 LOGIN 482913`. */
export function newestCode(printed, phone) {
  const masked = `${phone.slice(0, 3)}\\*{4}${phone.slice(-4)}`
  return [...printed.matchAll(new RegExp(`\\[sms\\] ${masked} \\w+ (\\d{6})`, 'g'))].at(-1)?.[1]
}

/** User and system time, which Linux counts in hundredths of a second. */
function cpuMs(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

function residentMB(pid) {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
