/*
 * A month end of a city on one gateway and one PostgreSQL server, which it reaches through its socket: the last day is closed, statements
 * are made and announced, and confirmed ones become bills; then its users read, from two gateways. What a customer costs must not depend
 * on how many there are. BENCH_CITY names other numbers of customers, BENCH_CITY_MONTHS other months of history, BENCH_CITY_DUE how many of
 * the customers the month end is measured
 * with: for all others its work is done. Costs are CPU time of gateway and server: a busy machine takes longer, not more.
 */
import { addCity, lastDay } from '../city.mjs'
import { bpOf } from '../customers.mjs'
import { throughSocket } from '../postgres.mjs'
import { sessionsEnv } from '../load-sessions.mjs'
import { table } from '../markdown.mjs'
import { enterReaders, readAt } from '../readers.mjs'
import { lookAtServer } from '../server-load.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const most = 1.3
const sizes = (process.env.BENCH_CITY ?? '300,1200').split(',').map(Number)
const months = Number(process.env.BENCH_CITY_MONTHS ?? '12')
const mostDue = Number(process.env.BENCH_CITY_DUE ?? '1000')
const readers = 20
/** Calls a second, one rate after the other: the highest at which answers come in time is what the machine carries. */
const rates = [50, 100, 200]
const seconds = 15
/** ms without progress after which a phase is stuck. */
const stuck = 300_000
const calls = [
  { name: 'home', path: '/api/crmgas/home/summary' },
  { name: 'bills', path: '/api/crmgas/bill/list' },
  { name: 'tickets', path: '/api/crmgas/serviceTicket/list?pageNum=1&pageSize=20' },
  { name: 'messages', path: '/api/crmgas/message/list?pageNum=1&pageSize=20' },
]

export const part = {
  name: 'city',
  limit: `CPU time per customer and call among ${sizes.at(-1)} ≤ ${most}x of that among ${sizes[0]}`,
  minutes: Math.ceil(
    10 + sizes.reduce((sum, size) => sum + Math.min(size, mostDue) / 200 + (size * months) / 24_000, 0),
  ),
  run: (say) =>
    withDemo(
      say,
      async ({ server, start }) => {
        // What the days before have left is done well before the closing at 09:30: a busy machine takes minutes.
        const early = await start({ CLOCK_NOW: '2026-12-01T09:00:00+08:00' })
        await early.caughtUp()
        await early.stop()
        const cities = []
        for (const size of sizes) cities.push(await monthEnd(say, server, start, size))
        return result(cities)
      },
      undefined,
      // Tens of millions of rows are written at once.
      ['max_wal_size=4GB'],
    ),
}

async function monthEnd(say, server, start, customers) {
  const url = throughSocket(await databaseFor(server.url, customers), server)
  const db = await connect(url)
  const began = performance.now()
  const due = Math.min(customers, mostDue)
  const theirs = `bp between ${bpOf(String(customers - due + 1))} and ${bpOf(String(customers))}`
  const { meters, dueMeters } = await addCity(db, { customers, months, due })
  const { bytes } = await db.one(`select pg_database_size(current_database()) as bytes`)
  const megabytes = Math.round(Number(bytes) / 2 ** 20)
  say(`${customers} customers: ${megabytes} MB in ${Math.round((performance.now() - began) / 1000)} s`)
  const phases = []
  const phase = async (gateway, name, from, wanted) => {
    phases.push({ name, ...(await phaseOf(db, gateway, from, wanted, due)) })
    say(`${customers} customers, ${name}: ${phases.at(-1).seconds.toFixed(1)} s`)
  }
  const morning = await start({ DATABASE_URL: url, CLOCK_NOW: '2026-12-01T10:00:10+08:00' })
  await phase(morning, 'day closing', `daily_usage where ${theirs} and gas_day = '${lastDay}'`, dueMeters)
  await phase(morning, 'statements', `statement where ${theirs} and bill_month = '2026-11'`, due)
  await morning.caughtUp()
  await morning.stop()
  const announced = await db.one(
    `select count(*)::int as n from message where ${theirs} and template_code = 'STATEMENT' and created_at >= '2026-12-01'`,
  )
  if (announced.n !== due) throw new Error(`${announced.n} statements were announced instead of ${due}`)
  await db.rows(
    `update statement set confirm_deadline = '2026-12-01T11:00:00+08:00' where ${theirs} and bill_month = '2026-11'`,
  )
  const noon = await start({ ...sessionsEnv, DATABASE_URL: url, CLOCK_NOW: '2026-12-01T12:00:10+08:00' })
  await phase(noon, 'bills', `bill where ${theirs} and bill_month = '2026-11'`, due)
  await noon.caughtUp()
  const beside = await start({ ...sessionsEnv, DATABASE_URL: url, CLOCK_NOW: '2026-12-01T12:00:10+08:00' })
  const reads = await read(db, [noon, beside], customers - due)
  await beside.stop()
  await noon.stop()
  await db.end()
  await removeDatabase(server.url, customers)
  return { customers, due, meters, megabytes, phases, reads }
}

/** The calls of the readers, users of the customers after the one of this number, and the ms of CPU time that one of them costs gateways and server. */
async function read(db, gateways, after) {
  const headers = await enterReaders(gateways[0], db, readers, after)
  const cpuMs = () => gateways.reduce((sum, gateway) => sum + gateway.cpuMs(), 0)
  const urls = gateways.map(({ url }) => url)
  for (const url of urls) await readAt([url], calls, headers, { rate: rates[0], seconds: 2 })
  const before = { gatewayMs: cpuMs(), ...(await lookAtServer(db)) }
  const at = []
  for (const rate of rates) at.push({ rate, ...(await readAt(urls, calls, headers, { rate, seconds })) })
  const ended = { gatewayMs: cpuMs(), ...(await lookAtServer(db)) }
  const count = rates.reduce((sum, rate) => sum + rate * seconds, 0)
  const costOf = (name) => (ended[name] - before[name]) / count
  return { at, gatewayMs: costOf('gatewayMs'), serverMs: costOf('cpuMs') }
}

async function databaseFor(url, customers) {
  await asAdmin(url, `create database city_${customers} template postgres`)
  return url.replace(/\/postgres$/, `/city_${customers}`)
}

const removeDatabase = (url, customers) => asAdmin(url, `drop database city_${customers} with (force)`)

async function asAdmin(url, statement) {
  const db = await connect(url.replace(/\/postgres$/, '/template1'))
  await db.rows(statement)
  await db.end()
}

/** From the first of the wanted rows to the last: seconds, and ms of CPU time per customer that is due of the gateway and of the server. */
async function phaseOf(db, gateway, from, wanted, due) {
  const look = async () => {
    const { n } = await db.one(`select count(*)::int as n from ${from}`)
    return { n, gatewayMs: gateway.cpuMs(), ...(await lookAtServer(db)) }
  }
  let first = null
  let last = await look()
  for (let moved = last.at; ;) {
    if (last.n > 0) first ??= last
    if (last.n >= wanted) break
    await new Promise((done) => setTimeout(done, 500))
    const now = await look()
    if (now.n > last.n) moved = now.at
    if (now.at - moved > stuck) throw new Error(`${now.n} of ${wanted} rows: select count(*) from ${from}`)
    last = now
  }
  // What was there at the first look is not in the time: neither is it in what is divided by.
  const done = (due * (last.n - first.n || 1)) / wanted
  return {
    seconds: (last.at - first.at) / 1000,
    elapsed: (last.at - first.at) / done,
    gatewayMs: (last.gatewayMs - first.gatewayMs) / done,
    serverMs: (last.cpuMs - first.cpuMs) / done,
  }
}

function result(cities) {
  const names = cities[0].phases.map(({ name }) => name)
  const rows = cities.flatMap(({ customers, phases }) =>
    phases.map(({ name, elapsed, gatewayMs, serverMs }) => [
      customers,
      name,
      `${elapsed.toFixed(1)} ms`,
      `${gatewayMs.toFixed(1)} ms`,
      `${serverMs.toFixed(1)} ms`,
    ]),
  )
  const costOf = (city, at) => city.phases[at].gatewayMs + city.phases[at].serverMs
  const ratios = names.map((_name, at) => costOf(cities.at(-1), at) / costOf(cities[0], at))
  const callCost = ({ reads }) => reads.gatewayMs + reads.serverMs
  const ofCalls = callCost(cities.at(-1)) / callCost(cities[0])
  const worst = Math.max(...ratios, ofCalls)
  const readings = cities.flatMap(({ customers, reads }) => reads.at.map((one) => ({ customers, ...one })))
  const failed = readings.flatMap((one) => [...one.failed].map(([code, times]) => `${times} with ${code}`))
  const p = (list, share) => `${list[Math.floor(list.length * share)].toFixed(0)} ms`
  const reads = readings.map(({ customers, rate, times }) => [
    customers,
    rate,
    ...calls.map(({ name }) => `${p(times.get(name), 0.5)} / ${p(times.get(name), 0.95)}`),
  ])
  const costs = cities.map(({ customers, reads }) => [
    customers,
    `${reads.gatewayMs.toFixed(1)} ms`,
    `${reads.serverMs.toFixed(1)} ms`,
  ])
  const note = [
    cities
      .map(
        (one) =>
          `${one.customers} customers: ${one.meters} meters, ${months} months, ${one.megabytes} MB, ${one.due} due.`,
      )
      .join(' '),
    table(['customers', 'phase', 'time per customer', 'CPU of the gateway', 'CPU of the server'], rows),
    `Calls of ${readers} users to two gateways, median / p95; failed: ${failed.join(', ') || 'none'}.`,
    table(['customers', 'calls a second', ...calls.map(({ name }) => name)], reads),
    table(['customers', 'CPU of the gateway a call', 'CPU of the server a call'], costs),
  ]
  return {
    figure: [...names.map((name, at) => `${name} ${ratios[at].toFixed(2)}x`), `calls ${ofCalls.toFixed(2)}x`].join(
      ', ',
    ),
    ok: worst <= most && failed.length === 0,
    note: note.join('\n\n'),
  }
}
