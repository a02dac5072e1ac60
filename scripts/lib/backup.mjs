/*
 * The commands of docs/operations.md, "Backup", for a server of our own.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { atEnd } from './at-end.mjs'
import { findBinaries } from './postgres.mjs'

const program = (name) => path.join(findBinaries(), name)
const run = (name, args) => void execFileSync(program(name), args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** The whole database as one file. This process goes on meanwhile: its clients write. */
export const dumpTo = async (url, file) =>
  void (await promisify(execFile)(program('pg_dump'), ['--format=custom', '--compress=1', `--file=${file}`, url]))

/** Brings such a file into an empty database. */
export const restoreFrom = (file, url) =>
  run('pg_restore', ['--exit-on-error', '--no-owner', '--jobs=2', `--dbname=${url}`, file])

/**
 * Receives the write-ahead log of the server into `<folder>/log` as it is written, and makes a base backup in `<folder>/base`.
 * @returns {Promise<{ stop: () => Promise<void> }>} to be called when the server is gone
 */
export async function receiveLog(url, folder) {
  const log = path.join(folder, 'log')
  mkdirSync(log)
  const to = ['--slot=backup', `--dbname=${url}`, `--directory=${log}`]
  run('pg_receivewal', ['--create-slot', '--if-not-exists', ...to])
  const child = spawn(program('pg_receivewal'), [...to, '--no-loop', '--synchronous'], { stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  child.once(
    'exit',
    atEnd(() => child.kill('SIGKILL')),
  )
  while (readdirSync(log).length === 0) {
    if (child.exitCode !== null) throw new Error(`pg_receivewal ended with ${child.exitCode}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  run('pg_basebackup', [
    `--dbname=${url}`,
    `--pgdata=${path.join(folder, 'base')}`,
    '--wal-method=none',
    '--checkpoint=fast',
  ])
  return {
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** The base backup as the data of a server that replays the received log to its end. Answers its folder. */
export function recoverable(folder) {
  const [base, log] = [path.join(folder, 'base'), path.join(folder, 'log')]
  for (const name of readdirSync(log))
    if (name.endsWith('.partial')) renameSync(path.join(log, name), path.join(log, name.replace(/\.partial$/, '')))
  rmSync(path.join(base, 'postmaster.pid'), { force: true })
  appendFileSync(path.join(base, 'postgresql.auto.conf'), `restore_command = 'cp ${log}/%f %p'\n`)
  writeFileSync(path.join(base, 'recovery.signal'), '')
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return base
}
