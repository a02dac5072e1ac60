import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Registry } from 'prom-client'
import { contract, product } from '@contract'
import { allAreas, identify } from './all-areas'
import { buildApp, type Gateway } from './app'
import type { Area } from './areas'
import { SettingError, type Config } from './config'
import { refuseDemoData } from './demo-data'
import { serverAt, type Database } from './db/connect'
import { checkDataKeys } from './db/data-keys'
import { migrate } from './db/migrate'
import { createReplica } from './db/replica'
import { createClock } from './ports/clock'
import { createPorts } from './ports/create'
import { createSettings } from './settings'
import { sinceHeartbeat } from './work/leases'
import { liteUpkeep, upkeep } from './work/upkeep'

/** The migrations are beside the built file, or beside the source in development. */
function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const found = [join(here, 'migrations'), join(here, 'db/migrations')].find((folder) => existsSync(folder))
  if (!found) throw new Error('the migrations folder is missing beside the gateway')
  return found
}

/** The demo world is in a folder of its own, which a build for operation does not have. */
async function demoWorld(): Promise<typeof import('./demo')> {
  try {
    return await import('./demo')
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new SettingError('This build has no demo world in it: build one with npm run build:gateway, or set DEMO=0.')
  }
}

/**
 * The whole product on this database, listening and at work. `open` is called once the settings are known to be possible; `registry`
 * holds figures of /metrics besides the gateway's own. `areas`: all of them; tests leave out work of some.
 */
export async function startGateway(
  config: Config,
  open: () => Promise<Database>,
  say: (text: string) => void,
  registry?: Registry,
  areas: readonly Area[] = allAreas,
): Promise<Gateway> {
  const demo = config.demo ? await demoWorld() : null
  const tracing = config.tracing && (await import('./tracing/otlp')).startTracing(config.tracing)
  const database = await open()
  try {
    await refuseDemoData(database.db, config)
    const ran = await migrate(database.db, migrationsFolder(), { config })
    if (ran.length > 0) say(`database: ${ran.length} migrations applied`)
    const clock = createClock(config.clockNow)
    await checkDataKeys(database.db, { config }, clock.iso())
    const settings = createSettings()
    const gateway = await buildApp({
      config,
      database,
      ...(config.databaseReplicaUrl !== null && {
        replica: createReplica(serverAt(config.databaseReplicaUrl, config.databasePool), sinceHeartbeat),
      }),
      clock,
      ports: createPorts(config, database.db, clock, demo?.createStandIns(config, database.db, clock, settings)),
      settings,
      ...(registry && { registry }),
      contract: demo ? contract : product,
      areas: demo ? [...areas, demo.demoArea] : areas,
      upkeep: database.lite === null ? [upkeep] : [upkeep, liteUpkeep],
      identify,
    })
    if (demo && config.demoData) {
      const { work } = gateway
      // Nothing of the demo data happens later than the moment at which a copy of them may be opened.
      await clock.still(() => demo.seedAreas(database, work, areas, (name) => say(`demo data: ${name} …`)))
    }
    await gateway.app.listen({ port: config.port, host: config.host })
    gateway.workers.start()
    return {
      ...gateway,
      async close() {
        await gateway.close()
        await tracing?.stop()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The port that it listens on. */
export function portOf({ app }: Gateway, config: Config): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : config.port
}
