/*
 * A PgBouncer of our own in front of a PostgreSQL, in session mode: what a site may have between its gateways and its server.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEnd } from './at-end.mjs'
import { freePort } from './net.mjs'
import { Missing } from './parts.mjs'
import { account } from './postgres.mjs'

const places = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
const find = () =>
  places()
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((file) => existsSync(file))

/** The program, Debian's own installed as root where there is none; `Missing` where it cannot be had. */
function ensureProgram(say) {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing PgBouncer (apt-get) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { env, stdio: 'ignore' })
  }
  const installed = find()
  if (!installed) throw new Missing('no PgBouncer on this machine')
  return installed
}

/**
 * Starts one in front of the server at `url`; it ends with `stop`.
 * @param {(text: string) => void} say
 * @param {string} url
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPgBouncer(say, url) {
  const program = ensureProgram(say)
  const server = new URL(url)
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'gas-bouncer-'))
  const config = path.join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${server.hostname} port=${server.port} user=${server.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = session',
    'max_client_conn = 200',
    'default_pool_size = 40',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
  const owner = account()
  chmodSync(folder, 0o700)
  if (owner) for (const file of [folder, config]) chownSync(file, owner.uid, owner.gid)
  const child = spawn(program, [config], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
  })
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += chunk.toString()))
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const cancel = atEnd(stop)
  while (!(await answers(port)))
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}:\n${printed}`)
    else await new Promise((done) => setTimeout(done, 100))
  server.port = String(port)
  return {
    url: server.toString(),
    stop: () => {
      cancel()
      stop()
    },
  }
}

const answers = (port) =>
  new Promise((done) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => done(true)).on('error', () => done(false))
    socket.on('connect', () => socket.destroy())
  })
