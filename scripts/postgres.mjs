/*
 * A private PostgreSQL for trying things: prints its address and runs until Ctrl-C.
 */
import { ensureBinaries, startTestServer } from './lib/postgres.mjs'

const say = (text) => process.stdout.write(`${text}\n`)
const binaries = ensureBinaries(say)
if (!binaries) process.exit(1)
const server = await startTestServer(binaries)
say(
  `${server.version}\nDATABASE_URL=${server.url}\nTEST_DATABASE_URL=${server.url}\nCtrl-C stops it and removes its data.`,
)
const stop = () => {
  server.stop()
  process.exit()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
setInterval(() => undefined, 1 << 30)
