/*
 * The disk under PostgreSQL is full for a while: what cannot be written is refused clearly, what can be read is answered, the gateway
 * stays up, and once there is room again everything goes on; nothing is there twice or by halves.
 */
import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { logIn, send } from '../client.mjs'
import { withDisk } from '../disk.mjs'
import { demoNow, startGateway } from '../gateway-process.mjs'
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'
import { brokenMoney } from '../money.mjs'
import { patientClient } from '../patient-client.mjs'
import { connect } from '../sql.mjs'
import { seededFolder } from '../seeded-data.mjs'
import { lean, withDemo } from '../stand.mjs'

const megabytes = 1500
const liteMegabytes = 120
/** Seconds of writing on the full disk. */
const full = 15
const recovery = 30
const ask = '/api/crmgas/pay/createOrder'

export const part = {
  name: 'disk-full',
  limit: `refused clearly, back within ${recovery} s, nothing broken`,
  run: async (say) => {
    const server = await withDisk(megabytes, (disk) =>
      withDemo(say, (stand) => onServer(say, disk, stand), disk.folder),
    )
    const lite = await withDisk(liteMegabytes, (disk) => onLite(say, disk))
    return result([server, lite])
  },
}

async function onServer(say, disk, { server, start }) {
  const gateway = await start()
  const { orders, headers } = await orderOnFullDisk(say, disk, gateway)
  if (!(await isUp(server))) server.resume()
  const back = await sendAgain(gateway, headers, orders)
  const found = await ordersThere(server.url, orders)
  return { engine: 'PostgreSQL', orders, back, found, faults: await brokenMoney(server.url, demoNow) }
}

/** The embedded database may end with its disk: then the gateway is started again, which without room must say why it does not. */
async function onLite(say, disk) {
  const dataDir = path.join(disk.folder, 'data')
  cpSync(await seededFolder(), dataDir, { recursive: true })
  const first = await startGateway({ dataDir, env: lean })
  const { orders, headers } = await orderOnFullDisk(say, disk, first)
  await first.kill()
  const gateway = await startGateway({ dataDir, env: lean })
  const back = await sendAgain(gateway, headers, orders)
  await gateway.stop()
  const faults = []
  disk.fill()
  rmSync(path.join(dataDir, 'auth_jwt_key.key'), { force: true })
  const said = await startGateway({ dataDir, env: lean }).then(
    async (started) => `it started: ${await started.stop()}`,
    (error) => error.message.trim().split('\n').slice(1).join(' | '),
  )
  say(`it says: ${said}`)
  if (!/^The disk .* is full.*\.$/.test(said)) faults.push('a start on a full disk is not reported in one sentence')
  disk.free()
  const { openLite } = await loadTs('gateway/db/connect.ts')
  const { brokenInvariants } = await loadTs('test/invariants/money.ts')
  const database = await openLite(dataDir)
  faults.push(...(await brokenInvariants(database.db, demoNow)))
  const { rows } = await database.lite.query(countOf, [orders.map(({ body }) => body.requestNo)])
  await database.close()
  return { engine: 'PGlite', orders, back, found: rows[0].n, faults }
}

async function orderOnFullDisk(say, disk, gateway) {
  const { headers } = await logIn(gateway.url, '13800000001')
  disk.fill()
  say('the disk is full')
  const orders = await orderFor(full, gateway, headers)
  disk.free()
  say(`room again after ${orders.length} orders, ${orders.filter(({ refused }) => refused).length} of them refused`)
  return { orders, headers }
}

/** What was refused is sent again as it was: then each of them is there once. Answers the seconds until calls succeed. */
async function sendAgain(gateway, headers, orders) {
  const began = performance.now()
  const client = patientClient(() => gateway.url, headers)
  await client.get('/bill/list')
  const back = (performance.now() - began) / 1000
  for (const { body } of orders) await client.post('/pay/createOrder', body)
  return back
}

const isUp = async (server) =>
  connect(server.url).then(
    async (db) => {
      await db.end()
      return true
    },
    () => false,
  )

async function orderFor(seconds, gateway, headers) {
  const end = Date.now() + seconds * 1000
  const orders = []
  while (Date.now() < end) {
    const body = { bizType: 'PREPAY', amount: '100.00', channel: 'SANDBOX', requestNo: randomUUID() }
    const answer = await send(gateway.url + ask, { method: 'POST', body, headers, timeout: 30_000 }).catch((error) => ({
      status: 0,
      code: error.name,
    }))
    const refused = answer.code !== '1000'
    const isClear = answer.status === 503 || (answer.status === 200 && ['2998', '2999'].includes(answer.code))
    orders.push({ body, refused, unclear: refused && !isClear ? `${answer.status} ${answer.code}` : null })
    await new Promise((done) => setTimeout(done, 50))
  }
  return orders
}

const countOf = 'select count(*)::int as n from pay_order where request_no = any($1)'

async function ordersThere(url, orders) {
  const db = await connect(url)
  const { n } = await db.one(countOf, [orders.map(({ body }) => body.requestNo)])
  await db.end()
  return n
}

function result(all) {
  const faults = all.flatMap((one) => faultsOf(one).map((fault) => `${one.engine}: ${fault}`))
  const rows = all.map(({ engine, orders, back, found }) => [
    engine,
    orders.length,
    refusedOf(orders),
    found,
    `${back.toFixed(1)} s`,
  ])
  return {
    figure: faults.length > 0 ? faults.join('; ') : 'refused clearly, nothing broken',
    ok: faults.length === 0,
    note: table(['', 'orders on the full disk', 'refused', 'there after they were sent again', 'back after'], rows),
  }
}

const refusedOf = (orders) => orders.filter((one) => one.refused).length

function faultsOf({ orders, back, found, faults }) {
  const unclear = orders.filter((one) => one.unclear !== null)
  return [
    ...(refusedOf(orders) === 0 ? ['nothing was refused: the disk was not full'] : []),
    ...(unclear.length > 0 ? [`${unclear.length} answers are no refusal: ${unclear[0].unclear}`] : []),
    ...(back > recovery ? [`back after ${back.toFixed(1)} s`] : []),
    ...(found === orders.length ? [] : [`${found} orders instead of ${orders.length}`]),
    ...faults,
  ]
}
