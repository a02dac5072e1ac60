import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract, product } from '@contract'
import { allAreas, identify } from './all-areas'
import { buildApp, type Gateway } from './app'
import { loadConfig, SettingError, type Config } from './config'
import { refuseDemoData } from './demo-data'
import { DatabaseError, openLite, openServer, serverAt } from './db/connect'
import { isDiskFull } from './db/disk'
import { migrate } from './db/migrate'
import { createReplica } from './db/replica'
import { liteUpkeep, upkeep } from './work/upkeep'
import { createClock } from './ports/clock'
import { createPorts } from './ports/create'
import { createSettings } from './settings'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The migrations lie beside the built file, or beside the source in development. */
function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const found = [join(here, 'migrations'), join(here, 'db/migrations')].find((folder) => existsSync(folder))
  if (!found) throw new Error('the migrations folder is missing beside the gateway')
  return found
}

/** The demo world lies in a folder of its own, which a build for operation does not have. */
async function demoWorld(): Promise<typeof import('./demo')> {
  try {
    return await import('./demo')
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new SettingError('This build has no demo world in it: build one with npm run build:gateway, or set DEMO=0.')
  }
}

async function start(config: Config): Promise<Gateway> {
  const demo = config.demo ? await demoWorld() : null
  const database =
    config.databaseUrl === null
      ? await openLite(config.dataDir)
      : await openServer(config.databaseUrl, config.databasePool)
  try {
    await refuseDemoData(database.db, config)
    const ran = await migrate(database.db, migrationsFolder())
    if (ran.length > 0) say(`database: ${ran.length} migrations applied`)
    const clock = createClock(config.clockNow)
    const settings = createSettings()
    const gateway = await buildApp({
      config,
      database,
      ...(config.databaseReplicaUrl !== null && {
        replica: createReplica(serverAt(config.databaseReplicaUrl, config.databasePool)),
      }),
      clock,
      ports: createPorts(config, database.db, clock, demo?.createStandIns(config, database.db, clock, settings)),
      settings,
      contract: demo ? contract : product,
      areas: demo ? [...allAreas, demo.demoArea] : allAreas,
      upkeep: database.lite === null ? [upkeep] : [upkeep, liteUpkeep],
      identify,
    })
    if (config.demoData) await demo?.seedAreas(database, gateway.work, allAreas, (name) => say(`demo data: ${name} …`))
    await gateway.app.listen({ port: config.port, host: config.host })
    gateway.workers.start()
    return gateway
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Also messages that nobody waits for have left. */
async function ended(gateway: Gateway): Promise<void> {
  await gateway.close()
  await gateway.work.ports.sms.idle?.()
}

/** One sentence for what an operator can mend; the stack for what only we can. */
function explain(error: unknown, config: Config | null): string {
  if (error instanceof SettingError || error instanceof DatabaseError) return error.message
  const code = (error as { code?: unknown } | null)?.code
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is in use; stop the other program or set PORT to another number.`
  if (code === 'EACCES') return `Port ${config?.port} may not be opened by this user; set PORT to a number above 1023.`
  if (isDiskFull(error)) return 'The disk of DATA_DIR or of the database is full; make room on it and start again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// What this process writes (embedded database, files, keys) is for its own user alone.
process.umask(0o077)
let config: Config | null = null
try {
  config = loadConfig(process.env)
  const gateway = await start(config)
  const address = gateway.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  say(`ready: http://localhost:${port}`)
  if (process.send) {
    process.send({ ready: true, port })
    // Whoever started us may want to wait for the work of the time before this start (a failure is in the log).
    const caughtUp = () => process.send?.({ caughtUp: true })
    gateway.workers.drain().then(caughtUp, caughtUp)
  }
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    say('stopping …')
    ended(gateway).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error, config)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`)
  process.exit(1)
}
