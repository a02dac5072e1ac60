import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@contract'
import { allAreas, identify } from './all-areas'
import { buildApp, type Gateway } from './app'
import { loadConfig, SettingError, type Config } from './config'
import { DatabaseError, openLite, openServer } from './db/connect'
import { migrate } from './db/migrate'
import { liteUpkeep, upkeep } from './jobs/upkeep'
import { createClock } from './ports/clock'
import { createPorts } from './ports/create'
import { seedAreas } from './seed'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The migrations lie beside the built file, or beside the source in development. */
function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const found = [join(here, 'migrations'), join(here, 'db/migrations')].find((folder) => existsSync(folder))
  if (!found) throw new Error('the migrations folder is missing beside the gateway')
  return found
}

async function start(config: Config): Promise<Gateway> {
  const database =
    config.databaseUrl === null
      ? await openLite(config.dataDir)
      : await openServer(config.databaseUrl, config.databasePool)
  try {
    const ran = await migrate(database.db, migrationsFolder())
    if (ran.length > 0) say(`database: ${ran.length} migrations applied`)
    const clock = createClock(config.clockNow)
    const gateway = await buildApp({
      config,
      database,
      clock,
      ports: createPorts(config, database.db, clock),
      contract,
      areas: allAreas,
      jobs: database.lite === null ? upkeep : [...upkeep, ...liteUpkeep],
      identify,
    })
    if (config.demoData) await seedAreas(database, gateway.work, allAreas, (name) => say(`demo data: ${name} …`))
    await gateway.app.listen({ port: config.port, host: config.host })
    gateway.runner.start()
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
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

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
    gateway.runner.runDue().then(caughtUp, caughtUp)
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
