/*
 * A database of its own for each test file, in well under a second: migrated (and seeded) once, kept as an image, copied
 * for every user. The image is found by the hash of the files that made it, so a changed migration makes a new one.
 *   PGlite (default)      image = a dump under .cache/test-db, loaded into a fresh instance
 *   TEST_DATABASE_URL     image = a template database of that server, copied by `create database … template`; a copy that is done with
 *                         is reset and serves the next test of its worker (reset.ts)
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { openLite, openServer, type Database } from '../../gateway/db/connect'
import { copyRows } from '../../scripts/lib/copy-rows.mjs'
import { imageOfLite } from './lite-image'
import { copyFrom, type KeptCopies } from './copies'
import { keepImage } from './reset'

declare global {
  /** What PGlite is made of, compiled once per worker. */
  var __pgliteParts: () => Promise<PGliteOptions>
  var __pgliteImage: (file: string) => Blob
  /** The worker's connection for making and dropping databases, and the end of what it does last. */
  var __keptAdmin: { client?: Promise<Client>; last: Promise<unknown> }
  /** Copies of images that are in no use, of the whole worker. */
  var __keptCopies: KeptCopies
}

const root = path.resolve(__dirname, '../..')
const imageFolder = path.join(root, '.cache/test-db')

export interface Image {
  name: string
  /** Which sources decide what the image holds (sources.cjs). */
  madeOf: 'empty' | 'migrated' | 'demo'
  /** The image that this one begins with; absent: an empty database. Migrations would take longer than most of what is added. */
  from?: Image
  /** A copy that is done with is reset, not dropped. */
  isReset?: true
  /** Made on the embedded engine only: a server gets its rows, which costs a tenth of making it there again. */
  isCopied?: boolean
  /** Adds what the image holds beyond `from`; leaves the database open. */
  make(database: Database): Promise<void>
}

/** A copy of the image, made first when there is none yet; `isFresh`: one that nothing else has used or will use. */
export async function testDatabase(image: Image, isFresh = false): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? serverCopy(server, image, isFresh) : liteCopy(image)
}

const keyOf = (image: Image): string => `${image.name}_${process.env[`TEST_HASH_${image.madeOf}`]}`

async function liteCopy(image: Image): Promise<Database> {
  const file = path.join(imageFolder, `${keyOf(image)}.tar`)
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
  const database = image.from
    ? await liteCopy(image.from)
    : await openLite(null, { initDbStartParams: ['--wal-segsize=1'] })
  await image.make(database)
  const bytes = await imageOfLite(database)
  await database.close()
  // Written aside and renamed, so that no process reads half an image.
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

const serverCopy = (server: string, image: Image, isFresh: boolean): Promise<Database> =>
  copyFrom(globalThis.__keptCopies, {
    image: keyOf(image),
    isReset: image.isReset === true && !isFresh,
    async make() {
      const name = `gas_test_${process.pid}_${Date.now().toString(36)}_${++copies}`
      await asAdmin(server, async (admin) => copyOf(admin, name, await templateOf(admin, server, image)))
      return { name, database: await openServer(addressOf(server, name), 8, 1) }
    },
    drop: async (name) =>
      void (await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))),
  })

/** Files as they are: through the log, as is usual, a small database takes twice as long. */
const copyOf = (admin: Client, name: string, template: string) =>
  admin.query(`create database ${name} template ${template} strategy file_copy`)

/** The name of the image's template database. Of the workers that find none yet one makes it, and those that want the same one wait. */
async function templateOf(admin: Client, server: string, image: Image): Promise<string> {
  // A name of PostgreSQL has 63 bytes at most; a longer key would lose the hash at its end.
  const template = `gas_${createHash('sha256').update(keyOf(image)).digest('hex').slice(0, 24)}`
  const isThere = async () =>
    (await admin.query('select 1 from pg_database where datname = $1', [template])).rowCount === 1
  if (await isThere()) return template
  await admin.query('select pg_advisory_lock(hashtext($1))', [template])
  try {
    if (!(await isThere())) await makeServerImage(admin, server, template, image)
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [template])
  }
  return template
}

async function makeServerImage(admin: Client, server: string, template: string, image: Image): Promise<void> {
  const base = image.from ? await templateOf(admin, server, image.from) : 'template1'
  const making = `${template}_making`
  await admin.query(`drop database if exists ${making} with (force)`)
  await copyOf(admin, making, base)
  const database = await openServer(addressOf(server, making), 2)
  await (image.isCopied ? fillFromLite(database, image) : image.make(database))
  if (image.isReset) await keepImage(database.db)
  await database.close()
  await admin.query(`alter database ${making} rename to ${template}`)
}

async function fillFromLite({ db }: Database, image: Image): Promise<void> {
  const made = await liteCopy(image)
  await db.connection().execute((connection) =>
    copyRows(
      async (text) => (await made.lite?.query<object>(text))?.rows ?? [],
      async (text, values = []) => (await connection.executeQuery(CompiledQuery.raw(text, values))).rows,
    ),
  )
  await made.close()
}

/**
 * One thing after the other on the worker's connection to the server: one of its own for each database that is made, and another one for
 * its end, cost the server more than the copy.
 */
async function asAdmin<T>(server: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const kept = globalThis.__keptAdmin
  kept.client ??= connected(server)
  const admin = await kept.client
  const mine = kept.last.then(() => work(admin))
  kept.last = mine.catch(() => undefined)
  return mine
}

async function connected(server: string): Promise<Client> {
  const client = new Client({ connectionString: server })
  await client.connect()
  // It ends with the worker, and keeps none alive.
  ;(client as Client & { unref(): void }).unref()
  return client
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.toString()
}
