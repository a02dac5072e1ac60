import type { Gateway } from './app'
import { loadConfig, SettingError, type Config } from './config'
import { DatabaseError, openLite, openServer } from './db/connect'
import { isDiskFull } from './db/disk'
import { processMetrics } from './http/metrics'
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

// What this process writes (embedded database, files, keys) is for its own user alone.
process.umask(0o077)
let config: Config | null = null
try {
  const settings = loadConfig(process.env)
  config = settings
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
