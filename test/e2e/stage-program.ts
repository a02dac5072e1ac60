/*
 * The gateway as a process that restarts on request: for flows, which would otherwise spend more time on its start than on its
 * answers. It is the product's own start (gateway/start.ts) on a copy of a server's demo database.
 *   stage.mjs <address of the server> <folder with the keys and files of the demo data>      asked by messages (stage.ts)
 */
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { allAreas } from '../../gateway/all-areas'
import type { Gateway } from '../../gateway/app'
import type { Area } from '../../gateway/areas'
import { loadConfig } from '../../gateway/config'
import { openServer, type Database } from '../../gateway/db/connect'
import { portOf, startGateway } from '../../gateway/start'
import { databaseOf, inMemory } from '../../scripts/lib/postgres.mjs'
import { copyOf, demoTemplate } from '../../scripts/lib/seeded-data.mjs'
import { tracesOf, writeSettings } from '../gateway/traces'
import { copyFrom } from '../setup/copies'
import { createKept } from '../setup/kept-copies.cjs'
import type { Ask, Opened, Opening } from './stage-asks'

interface Open {
  gateway: Gateway
  database: Database
  dataDir: string
  isServing: boolean
  /** Its workers have ended already. */
  isRead: boolean
}

const [server = '', keyFolder = ''] = process.argv.slice(2)
const admin = new Client({ connectionString: server })
const connected = admin.connect()
/** Of a gateway: a connection costs the server more than most calls of a flow, and a page asks no more at once. */
const CONNECTIONS = 4
/** By their numbers. */
const opened = new Map<number, Open>()
let copies = 0

/** A gateway of a flow, and beside it that of the flows that only read. */
const kept = createKept(1)

/** A database of its own for as long as it is open. */
async function openCopy(number: number, settings: Record<string, string>): Promise<Database> {
  await connected
  const database = await copyFrom(kept, {
    image: demoTemplate,
    isReset: true,
    async make() {
      const name = `gas_stage_${process.pid}_${number}`
      await admin.query(`create database ${name} template ${demoTemplate} strategy file_copy`)
      return { name, database: await openServer(databaseOf(server, name), CONNECTIONS, 1) }
    },
    drop: async (name) => void (await admin.query(`drop database ${name} with (force)`)),
  })
  await writeSettings(database.db, settings)
  return database
}

/** Calls of all areas, regular work of these. */
function working(atWork: readonly string[] | undefined): readonly Area[] {
  if (!atWork) return allAreas
  const unknown = atWork.filter((name) => !allAreas.some((area) => area.name === name))
  if (unknown.length > 0) throw new Error(`no such area: ${unknown.join(', ')}`)
  return allAreas.map(({ work, ...area }) => ({
    ...area,
    ...(work && { work: atWork.includes(area.name) ? work : { ...work, sweeps: [] } }),
  }))
}

async function open({ env, settings = {}, isRead = false, atWork }: Opening): Promise<Opened> {
  const number = ++copies
  const dataDir = copyOf(keyFolder, inMemory())
  const config = loadConfig({ ...process.env, ...env, DATA_DIR: dataDir })
  let database: Database | undefined
  const gateway = await startGateway(
    config,
    async () => (database = await openCopy(number, settings)),
    () => undefined,
    undefined,
    working(atWork),
  )
  if (!database) throw new Error('the gateway has opened no database')
  if (isRead) {
    await gateway.workers.drain()
    await gateway.workers.stop()
  }
  // The pool outlives the gateway, for a check of what is left.
  opened.set(number, { gateway, database, dataDir, isServing: true, isRead })
  // What is printed from here on is this gateway's. Ports come again, numbers do not.
  process.stdout.write(`stage: ${number}\n`)
  return { port: portOf(gateway, config), number }
}

/** No request is served any more and no work is under way; the database stays. */
async function endServing(number: number): Promise<Open> {
  const one = opened.get(number)
  if (!one) throw new Error(`no gateway ${number} is open`)
  if (one.isServing) {
    one.isServing = false
    if (!one.isRead) await one.gateway.workers.stop()
    await one.gateway.app.close()
  }
  return one
}

async function close(number: number): Promise<void> {
  const { database, dataDir } = await endServing(number)
  opened.delete(number)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function answer(ask: Ask): Promise<unknown> {
  if (ask.do === 'open') return open(ask.opening)
  if (ask.do === 'close') return close(ask.number)
  const left = await endServing(ask.number)
  return tracesOf(left.database.db, ask.orderIds, ask.now)
}

process.on('message', ({ id, ask }: { id: number; ask: Ask }) => {
  answer(ask).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
