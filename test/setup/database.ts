/*
 * A database of its own for each test file, in well under a second: migrated (and seeded) once, kept as an image, copied
 * for every user. The image is found by the hash of the files that made it, so a changed migration makes a new one.
 *   PGlite (default)      image = a dump under .cache/test-db, loaded into a fresh instance
 *   TEST_DATABASE_URL     image = a template database of that server, copied by `create database … template`
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { Client } from 'pg'
import { openLite, openServer, type Database } from '../../gateway/db/connect'
import { imageOfLite } from './lite-image'

declare global {
  /** What PGlite is made of, compiled once per worker. */
  var __pgliteParts: () => Promise<PGliteOptions>
  var __pgliteImage: (file: string) => Blob
}

const root = path.resolve(__dirname, '../..')
const imageFolder = path.join(root, '.cache/test-db')

export interface Image {
  name: string
  /** Which sources decide what the image holds (sources.cjs). */
  madeOf: 'empty' | 'migrated' | 'demo'
  /** Fills an empty database; leaves it open. */
  make(database: Database): Promise<void>
}

/** A copy of the image, made first when there is none yet. */
export async function testDatabase(image: Image): Promise<Database> {
  const key = `${image.name}_${process.env[`TEST_HASH_${image.madeOf}`]}`
  const server = process.env.TEST_DATABASE_URL
  return server ? serverCopy(server, key, image) : liteCopy(key, image)
}

async function liteCopy(key: string, image: Image): Promise<Database> {
  const file = path.join(imageFolder, `${key}.tar`)
  if (!existsSync(file)) await oncePerMachine(file, () => makeLiteImage(file, image))
  return openLite(null, { ...(await globalThis.__pgliteParts()), loadDataDir: globalThis.__pgliteImage(file) })
}

/** Workers that want the same image at the same time: one makes it, the others wait for it. */
async function oncePerMachine(file: string, make: () => Promise<void>): Promise<void> {
  const lock = `${file}.lock`
  mkdirSync(imageFolder, { recursive: true })
  while (!existsSync(file)) {
    if (takeLock(lock)) {
      try {
        if (!existsSync(file)) await make()
      } finally {
        rmSync(lock, { force: true })
      }
      return
    }
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** A lock file with the maker's process in it; one of a process that is gone counts for nothing. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (existsSync(lock) && !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function makeLiteImage(file: string, image: Image): Promise<void> {
  const database = await openLite(null, { initDbStartParams: ['--wal-segsize=1'] })
  await image.make(database)
  const bytes = await imageOfLite(database)
  await database.close()
  // Written aside and renamed, so that nobody reads half an image.
  const own = `${file}.${process.pid}`
  writeFileSync(own, bytes)
  renameSync(own, file)
  removeOlder(file)
}

/** Images of the same name from other sources are of no more use: 20 MB each. */
function removeOlder(file: string): void {
  const [name = ''] = path.basename(file).split(/_[0-9a-f]{16}\.tar$/)
  for (const other of readdirSync(imageFolder)) {
    const isOlder = new RegExp(`^${name}_[0-9a-f]{16}\\.tar$`).test(other) && other !== path.basename(file)
    if (isOlder) rmSync(path.join(imageFolder, other), { force: true })
  }
}

let copies = 0

async function serverCopy(server: string, key: string, image: Image): Promise<Database> {
  // A name of PostgreSQL has 63 bytes at most; a longer key would lose the hash at its end.
  const template = `gas_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
  const name = `gas_test_${process.pid}_${Date.now().toString(36)}_${++copies}`
  await withAdmin(server, async (admin) => {
    // One worker makes the template, and nobody copies it meanwhile.
    await admin.query('select pg_advisory_lock(7201126)')
    const found = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await makeServerImage(admin, server, template, image)
    // Files as they are: through the log, as is usual, a small database takes twice as long.
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const database = await openServer(addressOf(server, name), 8)
  const close = async () => {
    await database.close()
    await withAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  return { ...database, close }
}

async function makeServerImage(admin: Client, server: string, template: string, image: Image): Promise<void> {
  const making = `${template}_making`
  await admin.query(`drop database if exists ${making} with (force)`)
  await admin.query(`create database ${making}`)
  const database = await openServer(addressOf(server, making), 2)
  await image.make(database)
  await database.close()
  await admin.query(`alter database ${making} rename to ${template}`)
}

async function withAdmin<T>(server: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: server })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.toString()
}
