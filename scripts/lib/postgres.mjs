/*
 * A PostgreSQL server of our own for tests and bench: from the machine's binaries, in a folder that goes away afterwards.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './net.mjs'

const places = () => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => `${debian}/${version}/bin`),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ]
}

/** What tests, bench and drills run of a server. */
const programs = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup', 'pg_receivewal']

/** The folder with the programs of a server, or null: a folder of PATH may have some of them as links. */
export const findBinaries = () =>
  places().find((folder) => programs.every((name) => existsSync(path.join(folder, name)))) ?? null

const isRoot = () => process.getuid?.() === 0
const isDebian = () => existsSync('/etc/debian_version')

/** Finds PostgreSQL, or installs Debian's own as root. Returns the folder, or null after `say` got the reason. */
export function ensureBinaries(say) {
  const found = findBinaries()
  if (found) return found
  if (!isRoot() || !isDebian()) {
    say(
      'PostgreSQL is not on this machine (looked on PATH and in /usr/lib/postgresql), and this user cannot install it.',
    )
    return null
  }
  say('Installing PostgreSQL (apt-get) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
    env,
    stdio: 'ignore',
  })
  if (status !== 0) say('apt-get could not install PostgreSQL.')
  return findBinaries()
}

/** The account that owns the server: PostgreSQL refuses root. */
export function account() {
  if (!isRoot()) return null
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    if (status === 0)
      return { name, uid: Number(stdout), gid: Number(execFileSync('id', ['-g', name], { encoding: 'utf8' })) }
  }
  return null
}

/** Node's own copying takes four times as long for thousands of files. */
const copy = (from, to) => void execFileSync('cp', ['-R', from, to])

/** Bytes that the databases of a test run may need. */
const roomy = 4 * 1024 ** 3

/** A folder in memory, where there is room: a new database in it costs a tenth of one on a disk. */
export function inMemory() {
  const place = '/dev/shm'
  if (!existsSync(place)) return tmpdir()
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize < roomy ? tmpdir() : place
}

/** The address of another database of the same server. */
export function databaseOf(server, name) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

/**
 * A server for tests with databases that live for seconds: nothing is kept for a restart or for a second server. To compile a statement
 * takes longer than it runs on so few rows. It is reached through its socket: most statements of tests take less time than their way over
 * TCP.
 */
export async function startTestServer(binaries, from) {
  const server = await startPostgres(
    binaries,
    inMemory(),
    ['wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off', 'shared_buffers=256MB', 'jit=off'],
    from,
  )
  return { ...server, url: throughSocket(server.url, server) }
}

/**
 * The address of a database of this server, reached through the server's socket.
 * @param {string} address
 * @param {{ folder: string }} server
 */
export function throughSocket(address, { folder }) {
  const url = new URL(address)
  url.searchParams.set('host', folder)
  return url.toString()
}

/**
 * Starts a private server on a free port of 127.0.0.1, its files in a new folder under `place`.
 * @param {string} binaries
 * @param {string} [place]
 * @param {readonly string[]} [settings] name=value
 * @param {string} [from] A folder that keep() has made: the server begins with its databases.
 * @returns {Promise<{ url: string, folder: string, version: string, keep: (to: string) => void, stop: () => void, halt: () => void, crash: () => void, resume: () => void }>} `stop` ends it for
 * good and removes its data; after `halt` everything is still there for `resume`, after `crash` what had reached the disk; `keep` copies its data,
 * while it halts; `folder` has its socket.
 */
export async function startPostgres(binaries, place = tmpdir(), settings = [], from = undefined) {
  const folder = mkdtempSync(path.join(place, 'gas-pg-'))
  const owner = account()
  chmodSync(folder, 0o700)
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const as = (name, args) =>
    execFileSync(path.join(binaries, name), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
      ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
    })
  const data = path.join(folder, 'data')
  const port = await freePort()
  if (from === undefined)
    as('initdb', ['-D', data, '-U', 'gas', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--wal-segsize=1'])
  else {
    copy(from, data)
    if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data])
    chmodSync(data, 0o700)
  }
  const all = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    ...settings,
  ]
  const options = `-p ${port} ${all.map((setting) => `-c ${setting}`).join(' ')}`
  // The server keeps pg_ctl's standard output open: without a log file of its own this call would never end.
  const resume = () =>
    void as('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  resume()
  const halt = () => void as('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
  const keep = (to) => {
    halt()
    copy(data, to)
    resume()
  }
  const crash = () => void as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
  const stop = () => {
    try {
      if (existsSync(path.join(data, 'postmaster.pid'))) crash()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const version = as('postgres', ['--version']).trim()
  return { url: `postgres://gas@127.0.0.1:${port}/postgres`, folder, version, keep, stop, halt, crash, resume }
}
