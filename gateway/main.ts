import type { Gateway } from './app'
import { loadConfig, SettingError, type Config } from './config'
import { DatabaseError, openLite, openServer } from './db/connect'
import { checkDataKeys } from './db/data-keys'
import { isDiskFull } from './db/disk'
import { rotateKeys } from './db/rotate-keys'
import { processMetrics } from './http/metrics'
import { createClock } from './ports/clock'
import { portOf, startGateway } from './start'

const say = (text: string) => process.stdout.write(`${text}\n`)

const openDatabase = ({ databaseUrl, databasePool, dataDir }: Config) =>
  databaseUrl === null ? openLite(dataDir) : openServer(databaseUrl, databasePool)

/** Also messages without a waiting caller have left. */
async function ended(gateway: Gateway): Promise<void> {
  await gateway.close()
  await gateway.work.ports.sms.idle?.()
}

/** One sentence for what an operator can fix; the stack for what only a developer can. */
function explain(error: unknown, config: Config | null): string {
  if (error instanceof SettingError || error instanceof DatabaseError) return error.message
  const code = (error as { code?: unknown } | null)?.code
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is in use; stop the other program or set PORT to another number.`
  if (code === 'EACCES') return `Port ${config?.port} may not be opened by this user; set PORT to a number above 1023.`
  if (isDiskFull(error)) return 'The disk of DATA_DIR or of the database is full; make room on it and start again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Serves calls until the process is asked to end. */
async function serve(settings: Config): Promise<void> {
  const gateway = await startGateway(settings, () => openDatabase(settings), say, processMetrics())
  const port = portOf(gateway, settings)
  say(`ready: http://localhost:${port}`)
  if (process.send) {
    process.send({ ready: true, port })
    // The process that started this one may request that all work of the time before be done first (a failure is in the log).
    const caughtUp = () => process.send?.({ caughtUp: true })
    process.on('message', () => void gateway.workers.drain().then(caughtUp, caughtUp))
  }
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    say('stopping …')
    ended(gateway).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error, settings)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Seals personal data again under DATA_KEY, beside running gateways; exit code 1 while rows are left under older keys. */
async function rotate(settings: Config): Promise<void> {
  const database = await openDatabase(settings)
  try {
    await checkDataKeys(database.db, { config: settings }, createClock(settings.clockNow).iso())
    if ((await rotateKeys(database, { config: settings }, say)) > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

const commands: Readonly<Record<string, (settings: Config) => Promise<void>>> = { serve, 'keys:rotate': rotate }

// What this process writes (embedded database, files, keys) is for its own user alone.
process.umask(0o077)
let config: Config | null = null
try {
  const command = commands[process.argv[2] ?? 'serve']
  if (!command) throw new SettingError(`${process.argv[2]} is none of ${Object.keys(commands).join(', ')}.`)
  config = loadConfig(process.env)
  await command(config)
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`)
  process.exit(1)
}
