import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The database cannot be opened: the message is the one sentence shown at start. */
export class DatabaseError extends Error {}

/** Names the process that uses a data folder: its number and when it began. */
const LOCK = 'gateway.pid'

/**
 * The folder is this process's, and no other user's of the machine: also one that an older gateway has left open. Answers how to give it
 * back. Throws where another process uses it.
 */
export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const file = join(folder, LOCK)
  const user = existsSync(file) ? userOf(readFileSync(file, 'utf8')) : null
  if (user !== null)
    throw new DatabaseError(
      `The data folder ${folder} is in use by process ${user}; stop it or set DATA_DIR to another folder.`,
    )
  writeFileSync(file, `${process.pid} ${beginningOf(process.pid) ?? ''}`, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/**
 * The process that wrote this and still runs; null: none but this one does. A number is given again to other processes, above all after
 * a restart of the machine or of a container, so the beginning has to be the same. A full disk leaves the text empty.
 */
export function userOf(text: string): number | null {
  const [, number, beginning = ''] = /^(\d+)(?: (.*))?$/.exec(text) ?? []
  const pid = Number(number ?? 0)
  if (pid === 0 || pid === process.pid) return null
  const now = beginningOf(pid)
  return now === null || (beginning !== '' && now !== '' && now !== beginning) ? null : pid
}

/** When a process began, in a text that no later process with its number has; '' where the system does not say; null: there is none. */
export function beginningOf(pid: number): string | null {
  if (!isAlive(pid)) return null
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // Behind the name in brackets, which may hold anything: field 22, ticks since the machine's start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return `${boot} ${fields[19] ?? ''}`
  } catch {
    return startedBy(pid)
  }
}

/** As ps says it, on systems without /proc. */
function startedBy(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's.
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

/** PGlite makes its files for everybody, whatever the process's mask says. */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600)
}
