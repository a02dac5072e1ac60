/*
 * What a PostgreSQL server of this machine has used, seen from a connection to it, and how busy the machine is with everything else.
 */
import { readFileSync, readdirSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** The fields of /proc/<pid>/stat from the state on; none for a process that has ended meanwhile. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return []
    throw error
  }
}

const sumOf = (fields) => fields.reduce((sum, field) => sum + Number(field), 0)

/** ms of CPU of the server's processes, those that have ended among them. */
function cpuMsOf(postmaster) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter(([, parent]) => parent === String(postmaster))
  const ticks = sumOf(statOf(postmaster).slice(11, 15)) + sumOf(children.map((one) => sumOf(one.slice(11, 13))))
  return ticks * TICK_MS
}

/** ms of CPU that all processes of the machine have used. */
function machineMs() {
  const [user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/).slice(1)
  return sumOf([user, nice, system, irq, soft]) * TICK_MS
}

/**
 * A look at a server: `cpuMs` its processes' CPU time, `walBytes` what it has written to its write-ahead log, `machineMs` the CPU time of
 * the whole machine. Two looks are subtracted.
 * @param {Awaited<ReturnType<typeof import('./sql.mjs').connect>>} db
 */
export async function lookAtServer(db) {
  const { pid, wal } = await db.one(`select pg_backend_pid() as pid, pg_current_wal_insert_lsn() - '0/0' as wal`)
  return { cpuMs: cpuMsOf(statOf(pid)[1]), walBytes: Number(wal), machineMs: machineMs(), at: performance.now() }
}
