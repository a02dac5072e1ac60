/*
 * The drill of docs/operations.md, "Backup": under payments the database is dumped, and its write-ahead log received beside it; then server
 * and gateway are gone. What is restored on a new server, from either, with files and keys, answers what it answered before; without the
 * key it does not start. The same for a copy of the embedded database's folder.
 */
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dumpTo, receiveLog, recoverable, restoreFrom } from '../backup.mjs'
import { logIn } from '../client.mjs'
import { differing, figuresOf, sessionsOf, unchanged } from '../figures.mjs'
import { demoNow, startGateway } from '../gateway-process.mjs'
import { table } from '../markdown.mjs'
import { brokenMoney } from '../money.mjs'
import { payInSandbox, patientClient } from '../patient-client.mjs'
import { connect } from '../sql.mjs'
import { keys, lean, onLite, withDemo, withFolder, withServer } from '../stand.mjs'

/** Those that pay while copies are made; what the others read stands still but for the clock. */
const payers = ['13800000001', '13800000002']
/** ms from one payment of a payer to the next: ten a minute are let through (AE-05). */
const PAUSE = 1000
const quiet = ['13800000007', '13800000008', '13800000005']
/** Seconds of payments before the dump and behind it. */
const calm = 4
/** ms that the received log may be behind: the server of the drill writes it asynchronously. */
const LOG_BEHIND = 2000

export const part = {
  name: 'restore',
  limit: 'same figures and files, no confirmed payment of before the copy lost, refused without the key',
  run: async (say) => {
    const onServer = await withFolder((folder) => withDemo(say, (stand) => drill(say, stand, folder)))
    const embedded = await onLite((gateway) => folderDrill(say, gateway))
    const faults = [...onServer.faults, ...embedded.faults]
    const figure = onServer.ways.map(({ way, rpo, rto }) => `${way}: RPO ${rpo} s, RTO ${rto} s`).join('; ')
    return {
      figure: faults.length > 0 ? faults.slice(0, 3).join('; ') : figure,
      ok: faults.length === 0,
      note: [
        table(
          ['way', 'RPO (s)', 'RTO (s)', 'payments confirmed', 'lost', 'values compared'],
          onServer.ways.map(({ way, rpo, rto, paid, lost, compared }) => [way, rpo, rto, paid, lost, compared]),
        ),
        `The copy under load took ${onServer.dumping} s. Embedded: ${embedded.compared} values of a copied folder are the same.`,
        ...faults.map((one) => `- ${one}`),
      ].join('\n\n'),
    }
  },
}

async function drill(say, { server, start }, folder) {
  const log = await receiveLog(server.url, folder)
  const startedAt = Date.now()
  const gateway = await start({ CLOCK_NOW: demoNow })
  // Before the payments: of two logins of one user at once the later one ends the other's.
  const file = await uploaded(gateway)
  const paying = payments(gateway)
  const sessions = await sessionsOf(gateway.url, quiet)
  const first = await figuresOf(gateway.url, sessions)
  await seconds(calm)
  const began = Date.now()
  await dumpTo(server.url, path.join(folder, 'dump'))
  copyFiles(gateway.dataDir, path.join(folder, 'files'))
  const ended = Date.now()
  const dumping = inSeconds(began)
  await seconds(calm)
  const before = { figures: unchanged(first, await figuresOf(gateway.url, sessions)), sessions, file }
  say(`the copy took ${dumping} s; the server is gone`)
  await gateway.kill()
  server.crash()
  const lostAt = Date.now()
  const paid = await paying.stop()
  for (const [when, some] of [
    ['before', paid.filter(({ at }) => at < began)],
    ['after', paid.filter(({ at }) => at > ended)],
  ])
    if (some.length === 0) throw new Error(`no payment was confirmed ${when} the copy`)
  await log.stop()

  const drillOf = (from) => ({ ...before, folder, paid, from, lostAt, startedAt, since: Date.now() })
  const dumped = drillOf(began)
  const fromDump = await withServer(say, (copy) => {
    restoreFrom(path.join(folder, 'dump'), copy.url)
    return check(say, copy, dumped)
  })
  const logged = drillOf(lostAt - LOG_BEHIND)
  const fromLog = await withServer(say, (copy) => check(say, copy, logged), undefined, [], recoverable(folder))
  const ways = [
    { way: 'pg_dump', ...fromDump },
    { way: 'base backup and log', ...fromLog },
  ]
  return { ways, dumping, faults: ways.flatMap(({ way, faults }) => faults.map((one) => `${way}: ${one}`)) }
}

/** A gateway on the restored server, with a folder of its own: what it answers beside what was answered before. */
async function check(say, copy, { figures, sessions, file, folder, paid, from, lostAt, startedAt, since }) {
  return withFolder(async (dataDir) => {
    await writable(copy.url)
    cpSync(path.join(folder, 'files'), path.join(dataDir, 'files'), { recursive: true })
    const clock = new Date(Date.parse(demoNow) + Date.now() - startedAt).toISOString()
    const env = { ...lean, ...keys, DATABASE_URL: copy.url, CLOCK_NOW: clock }
    const faults = []
    const refused = await saidWithout(dataDir, { ...env, DATA_KEY: 'c3'.repeat(32) })
    say(`with another key it says: ${refused}`)
    if (!/^Personal data of this database is sealed with the data key \w+: .*\.$/.test(refused))
      faults.push('with another key it does not refuse with one sentence')
    const gateway = await startGateway({ dataDir, env })
    const rto = inSeconds(since)
    const others = differing(figures, await figuresOf(gateway.url, sessions))
    if (others.length > 0) faults.push(`${others.length} other values, the first: ${others[0]}`)
    const bytes = Buffer.from(await (await fetch(gateway.url + file.path)).arrayBuffer())
    if (!bytes.equals(file.bytes)) faults.push('the file is another')
    const lost = []
    for (const order of paid) {
      // Of each order its payer alone is answered.
      const client = patientClient(() => gateway.url, order.headers)
      if ((await stateOf(client, order.orderId)) !== 'SUCCESS') lost.push(order)
    }
    await logIn(gateway.url, payers[0])
    const early = lost.filter(({ at }) => at < from)
    if (early.length > 0) faults.push(`${early.length} payments lost that were confirmed before the copy`)
    await gateway.stop()
    faults.push(...(await brokenMoney(copy.url, clock)))
    // Age of the first lost payment when the server went.
    const rpo = (lost.length === 0 ? 0 : (lostAt - Math.min(...lost.map(({ at }) => at))) / 1000).toFixed(1)
    return { faults, rpo, rto, paid: paid.length, lost: lost.length, compared: figures.size }
  })
}

/** The state of an order; null where the gateway has none of this id. */
const stateOf = (client, orderId) =>
  client.get(`/pay/query?orderId=${orderId}`).then(
    ({ state }) => state,
    () => null,
  )

/** A server that replays its log is open to reads at first. */
async function writable(url) {
  const db = await connect(url)
  while ((await db.one('select pg_is_in_recovery() as waits')).waits) await new Promise((done) => setTimeout(done, 50))
  await db.end()
}

/** The last line of a start that is refused. */
async function saidWithout(dataDir, env) {
  try {
    const gateway = await startGateway({ dataDir, env })
    await gateway.stop()
    return 'nothing: it started'
  } catch (error) {
    return error.message.trim().split('\n').slice(1).join(' | ')
  }
}

/** One payment of each payer after the other until it is stopped: those that the cashier has confirmed, with the moment. */
function payments(gateway) {
  const paid = []
  let isOn = true
  const pay = async (phone) => {
    const { headers } = await logIn(gateway.url, phone)
    const client = patientClient(() => gateway.url, headers)
    while (isOn) {
      const orderId = await payInSandbox(client, { bizType: 'PREPAY', amount: '100.00' })
      while (isOn && (await stateOf(client, orderId)) !== 'SUCCESS') await new Promise((done) => setTimeout(done, 100))
      if (isOn) paid.push({ orderId, headers, at: Date.now() })
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
  // A call that has lost its gateway is sent again for minutes: what fails before is refused.
  let refused
  const running = payers.map((phone) => pay(phone).catch((error) => (refused ??= error)))
  return {
    async stop() {
      isOn = false
      await Promise.race([Promise.all(running), new Promise((done) => setTimeout(done, 1000))])
      if (refused) throw refused
      return paid
    },
  }
}

/** A document of a customer, and the address at which it is read. */
async function uploaded(gateway) {
  const { headers } = await logIn(gateway.url, payers[0])
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(300_000), Buffer.from('\n%%EOF\n')])
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'proof.pdf')
  const answer = await fetch(`${gateway.url}/job/upload/single?bizType=TT_PROOF`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = await answer.json()
  return { bytes, path: data.url }
}

/** Files of a gateway with a folder as its store. */
function copyFiles(dataDir, to) {
  cpSync(path.join(dataDir, 'files'), to, { recursive: true })
}

/** The embedded engine: the folder is copied while the gateway stands still. */
async function folderDrill(say, gateway) {
  const sessions = await sessionsOf(gateway.url, [payers[0], ...quiet])
  const first = await figuresOf(gateway.url, sessions)
  const figures = unchanged(first, await figuresOf(gateway.url, sessions))
  await gateway.stop()
  return withFolder(async (folder) => {
    const copy = path.join(folder, 'data')
    cpSync(gateway.dataDir, copy, { recursive: true })
    const again = await startGateway({ dataDir: copy, env: lean })
    const others = differing(figures, await figuresOf(again.url, sessions))
    await again.stop()
    rmSync(path.join(copy, 'data_key.key'))
    const refused = await saidWithout(copy, lean)
    say(`a folder without its key says: ${refused}`)
    const faults = [
      ...(others.length > 0 ? [`embedded: ${others.length} other values, the first: ${others[0]}`] : []),
      ...(/ is sealed with the data key \w+: .*\.$/.test(refused) ? [] : ['embedded: started without its key']),
      ...(existsSync(path.join(copy, 'gateway.pid')) ? ['embedded: a refused start leaves its mark'] : []),
    ]
    return { faults, compared: figures.size }
  })
}

const seconds = (n) => new Promise((done) => setTimeout(done, n * 1000))
const inSeconds = (since) => ((Date.now() - since) / 1000).toFixed(1)
