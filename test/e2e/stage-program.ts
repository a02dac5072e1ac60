/*
 * The gateway as a process that begins anew as often as it is told: for flows, whose gateways would otherwise spend more time on
 * starting than on answering. It is the product's own start (gateway/start.ts) on an image of the demo data held in memory; the
 * engine stays compiled from one to the next.
 *   stage.mjs <image> <folder with the keys and files of the image>      made by scripts/lib/stage.mjs, asked by messages
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Gateway } from '../../gateway/app'
import { loadConfig } from '../../gateway/config'
import { openLite, type Database } from '../../gateway/db/connect'
import { portOf, startGateway } from '../../gateway/start'
import { tracesOf, writeSettings } from '../gateway/traces'
import { imageOfLite } from '../setup/lite-image'

/** What it is asked. */
export type Ask =
  | { do: 'image'; from: string }
  | { do: 'open'; env: Record<string, string>; settings: Record<string, string> }
  | { do: 'traces'; orderIds: string[]; now: string }
  | { do: 'close' }

interface Open {
  gateway: Gateway
  database: Database
  dataDir: string
  isServing: boolean
}

const [imageFile = '', keyFolder = ''] = process.argv.slice(2)
const beside = (name: string) =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), name)
const blob = (file: string) => new Blob([readFileSync(file)])
const ready = {
  module: WebAssembly.compile(readFileSync(beside('pglite.wasm'))),
  bundle: blob(beside('pglite.data')),
}
let image: Blob | null = null
let now: Open | null = null

/** Makes the image out of a data folder that nobody uses. */
async function makeImage(from: string): Promise<void> {
  const database = await openLite(from)
  const bytes = await imageOfLite(database)
  await database.close()
  writeFileSync(imageFile, bytes)
}

async function openCopy(settings: Record<string, string>): Promise<Database> {
  image ??= blob(imageFile)
  const database = await openLite(null, {
    loadDataDir: image,
    pgliteWasmModule: await ready.module,
    fsBundle: ready.bundle,
  })
  await writeSettings(database.db, settings)
  return database
}

async function open(env: Record<string, string>, settings: Record<string, string>): Promise<number> {
  await close()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gas-stage-'))
  cpSync(keyFolder, dataDir, { recursive: true })
  const config = loadConfig({ ...process.env, ...env, DATA_DIR: dataDir })
  let database: Database | undefined
  const gateway = await startGateway(
    config,
    async () => (database = await openCopy(settings)),
    () => undefined,
  )
  if (!database) throw new Error('the gateway has opened no database')
  // The pool outlives the gateway, for a look at what is left.
  now = { gateway, database, dataDir, isServing: true }
  const port = portOf(gateway, config)
  // What is printed from here on is this gateway's.
  process.stdout.write(`stage: ${port}\n`)
  return port
}

/** Nobody is served any more and nothing is under way; the database stays. */
async function endServing(): Promise<Open | null> {
  if (!now?.isServing) return now
  now.isServing = false
  await now.gateway.workers.stop()
  await now.gateway.app.close()
  return now
}

async function close(): Promise<void> {
  const before = await endServing()
  now = null
  if (!before) return
  await before.database.close()
  rmSync(before.dataDir, { recursive: true, force: true })
}

async function answer(ask: Ask): Promise<unknown> {
  if (ask.do === 'image') return makeImage(ask.from)
  if (ask.do === 'open') return open(ask.env, ask.settings)
  if (ask.do === 'close') return close()
  const left = await endServing()
  if (!left) throw new Error('no gateway has been opened')
  return tracesOf(left.database.db, ask.orderIds, ask.now)
}

process.on('message', ({ id, ask }: { id: number; ask: Ask }) => {
  answer(ask).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
