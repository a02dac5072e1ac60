import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, sql, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import { Dialect } from './dialect'
import { isDiskFull } from './disk'
import { closeToOthers, DatabaseError, takeFolder } from './folder'
import { litePool } from './lite-pool'
import { createReader, giveReader, READERS } from './reader'
import { serverPool } from './server-pool'
import type { DB } from './tables.gen'

/** The pool or a transaction of it. Repositories take it first and never ask which. */
export type Db = Kysely<DB> | Transaction<DB>

export interface Database {
  db: Kysely<DB>
  /**
   * The same connections for work that no caller waits for: its transactions begin with longer time-outs, in the same message. Absent
   * with the embedded engine, which has none.
   */
  patient?: Kysely<DB>
  engine: 'pglite' | 'postgres'
  /** The embedded engine, for dumps in the test set-up. */
  lite: PGlite | null
  /** Connections of the pool, and statements that wait for one; null with the embedded engine. */
  connections(): { used: number; idle: number; waiting: number; max: number } | null
  /** Calls for every connection that is lost, idle or in use; the embedded engine has none to lose. */
  onLost(tell: (error: Error) => void): void
  close(): Promise<void>
}

export { DatabaseError }

/** `2026-11-20 08:00:00.123456+08` as PostgreSQL prints it with our time zone → `2026-11-20T08:00:00.123+08:00`. */
function instantOf(text: string): string {
  const [, date, time, fraction] = /^(\S+) (\d\d:\d\d:\d\d)(\.\d+)?\+08(?::?00)?$/.exec(text) ?? []
  if (date === undefined || time === undefined) throw new RangeError(`not a timestamp of +08: ${text}`)
  return `${date}T${time}${fraction ? fraction.slice(0, 4).padEnd(4, '0') : ''}+08:00`
}

/** numeric, int8, date as text; timestamptz as ISO text of +08:00 (CV-5: decimals never become floats). */
const parsers: Record<number, (text: string) => unknown> = {
  20: (text) => text,
  1700: (text) => text,
  1082: (text) => text,
  1184: instantOf,
}

const timeZone = "set time zone 'Asia/Shanghai'"

/**
 * A statement that takes longer is broken, and its caller has gone; a lock that is held longer refuses (CV-3). Set on each connection: a
 * pooler in front of the server (PgBouncer, session mode) refuses them as start-up options.
 */
const serverSettings = `${timeZone}; set statement_timeout = '30s'; set lock_timeout = '5s'`

/** ms after which an answer to a short read is not waited for: a server that has gone without a word would hold up all that ask for one. */
const LONGEST_READ = 10_000

/** Of a transaction of work: longer than any statement or wait of an item may take; an item that meets one is tried again. */
const patientBegin = "begin; set local statement_timeout = '60s'; set local lock_timeout = '10s'"

/**
 * What a gateway reads again and again fits 32 MB; PGlite's own 128 MB cost memory and time at each start. Pieces of the write-ahead
 * log that a checkpoint frees are removed, not kept for later.
 */
const liteSettings = ['shared_buffers=32MB', 'wal_recycle=off']

/** Opens PGlite in a folder (or in memory for `null`). A second process on the same folder is refused: PGlite has one writer. */
export async function openLite(folder: string | null, options: PGliteOptions = {}): Promise<Database> {
  const release = folder === null ? () => undefined : takeFolder(folder)
  try {
    const lite = await PGlite.create({
      ...(folder === null ? {} : { dataDir: join(folder, 'db') }),
      startParams: [...PGlite.defaultStartParams, ...liteSettings.flatMap((setting) => ['-c', setting])],
      ...options,
      parsers: parsers as PGliteOptions['parsers'],
    })
    await lite.exec(timeZone)
    if (folder !== null) closeToOthers(folder)
    const db = new Kysely<DB>({ dialect: new Dialect(litePool(lite)) })
    const close = async () => {
      await db.destroy()
      release()
    }
    return { db, engine: 'pglite', lite, connections: () => null, onLost: () => undefined, close }
  } catch (error) {
    release()
    // The folder is whole: the message must not advise to remove it.
    if (isDiskFull(error)) throw error
    throw new DatabaseError(
      `The database in ${folder ?? 'memory'} cannot be opened (${firstLine(error)}); restore a backup of the folder or remove it to start again with an empty one.`,
    )
  }
}

/** Connects to a PostgreSQL server (15 or later): `max` connections for transactions, `readers` for reads without one. */
export async function openServer(url: string, max: number, readers = READERS): Promise<Database> {
  const database = serverAt(url, max, readers)
  try {
    await sql`select 1`.execute(database.db)
    return database
  } catch (error) {
    await database.close()
    throw new DatabaseError(`The PostgreSQL server of DATABASE_URL cannot be reached (${firstLine(error)}).`)
  }
}

/** The same without a look whether it is there: a replica may come later. */
export function serverAt(url: string, max: number, readers = READERS): Database {
  for (const [oid, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(oid), parse)
  const config = { connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true }
  const pool = new pg.Pool({ ...config, max })
  // A lost connection is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined)
  // Runs before any other statement of the connection. Without its settings a connection serves nothing.
  pool.on('connect', (client) => {
    client.query(serverSettings).catch((error: Error) => {
      pool.emit('error', error, client)
      return client.end()
    })
  })
  const connections = serverPool(pool)
  const db = new Kysely<DB>({ dialect: new Dialect(connections) })
  const lines = { ...config, query_timeout: LONGEST_READ }
  const reader = createReader(lines, serverSettings, (error) => pool.emit('error', error), readers)
  giveReader(db, reader)
  return {
    db,
    patient: new Kysely<DB>({ dialect: new Dialect(connections, patientBegin) }),
    engine: 'postgres',
    lite: null,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max,
    }),
    onLost: (tell) => void pool.on('error', (error) => tell(error)),
    close: async () => void (await Promise.all([db.destroy(), reader.close()])),
  }
}

/** A value for a jsonb column; arrays too, which the pg driver would otherwise take for SQL arrays. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}
