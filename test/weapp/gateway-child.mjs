/*
 * A process of its own for tests that cannot import the scripts: the built gateway on a copy of the demo data with the customer
 * of argv[2] logged in. Tells its parent the address, what the app would have stored and the ids of the customer's own; ends with it.
 */
import { rmSync } from 'node:fs'
import { logIn } from '../../scripts/lib/client.mjs'
import { startGateway } from '../../scripts/lib/gateway-process.mjs'
import { customerOf } from '../../scripts/lib/shown-pages.mjs'
import { inMemory } from '../../scripts/lib/postgres.mjs'
import { copyOf, seededFolder } from '../../scripts/lib/seeded-data.mjs'

const dataDir = copyOf(await seededFolder(), inMemory())
// Two visits of a page are compared: staff that answer by themselves would change it between them.
const gateway = await startGateway({ dataDir, env: { WEB_ROOT: '', DEMO_OPERATOR: '0' } })
process.on('disconnect', () => {
  void gateway.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true })
    process.exit()
  })
})
const { stored } = await logIn(gateway.url, process.argv[2], undefined, 'WEAPP')
const { ids } = await customerOf(gateway, process.argv[2])
// So would a message of what falls due at the start.
await gateway.caughtUp()
process.send({ url: gateway.url, stored, ids })
