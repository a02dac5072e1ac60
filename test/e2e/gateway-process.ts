/*
 * The gateways of flows: the built one as a process of its own on a copy of the demo data, or one of a stage (stage.ts).
 */
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { startGateway, type GatewayProcess as Started } from '../../scripts/lib/gateway-process.mjs'
import { inMemory } from '../../scripts/lib/postgres.mjs'
import { copyOf } from '../../scripts/lib/seeded-data.mjs'
import type { Db } from '../../gateway/db/connect'
import type { Traces } from '../gateway/traces'

// Flows are ES modules, the gateway's sources are not: their names are only seen this way.
const load = createRequire(import.meta.url)
const { openLite } = load('../../gateway/db/connect') as typeof import('../../gateway/db/connect')
const { tracesOf, writeSettings } = load('../gateway/traces') as typeof import('../gateway/traces')

/** What a flow knows of its gateway. */
export interface GatewayProcess {
  url: string
  /** What it printed. */
  output(): string
  /** The newest SMS code that was sent to the phone. */
  smsCode(phone: string): string | undefined
  /** Ends it and reads what it has left at this time (ISO). */
  traces(orderIds: readonly string[], now: string): Promise<Traces>
}

/** One that can die and be started again. */
export interface BuiltGateway extends GatewayProcess {
  stop(): Promise<void>
  /** As if the power went. */
  kill(): Promise<void>
  /** Another process on the same data under the same address. */
  again(env?: Record<string, string>): Promise<BuiltGateway>
}

async function onData<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openLite(dataDir)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const built = (started: Started): BuiltGateway => ({
  ...started,
  again: async (env = {}) =>
    built(await startGateway({ dataDir: started.dataDir, port: Number(new URL(started.url).port), env })),
  async traces(orderIds, now) {
    await started.stop()
    return onData(started.dataDir, (db) => tracesOf(db, orderIds, now))
  },
})

/** A built gateway on a copy of the demo data, for as long as it is used. */
export async function withBuilt(
  use: (gateway: BuiltGateway) => Promise<void>,
  env: Record<string, string> = {},
  settings: Record<string, string> = {},
): Promise<void> {
  const seeded = process.env.E2E_SEEDED
  if (!seeded) throw new Error('global-setup.ts has not seeded any data')
  const dataDir = copyOf(seeded, inMemory())
  if (Object.keys(settings).length > 0) await onData(dataDir, (db) => writeSettings(db, settings))
  const gateway = built(await startGateway({ dataDir, env }))
  await use(gateway)
  await gateway.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
