/*
 * The same calls beside 100,000, 1,000,000 and 10,000,000 rows of daily usage of other customers: what a customer asks for must not
 * cost more because others are there. Three databases on one server, asked in turn, so that whatever else the machine does hits all alike.
 */
import { logIn, send } from '../client.mjs'
import { callsFor } from '../load-gateway.mjs'
import { table } from '../markdown.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const most = 1.2
const sizes = [1e5, 1e6, 1e7]
/** Days that each meter of the filling has; they end where the demo data ends. */
const days = 1000
const rounds = 30
/** Calls one after the other in a round. */
const callsPerRound = 8
const phone = '13800000001'
const monthUsage = '/energyapi/energy/trend?granularity=DAY&from=2026-11-01&to=2026-11-22'

export const part = {
  name: 'scale',
  limit: `each call ≤ ${most}x`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const urls = await databases(server.url)
      for (const [index, size] of sizes.entries()) {
        const began = performance.now()
        await fill(urls[index], size)
        say(`${size} rows: ${Math.round((performance.now() - began) / 1000)} s`)
      }
      const sites = []
      for (const url of urls) sites.push(await siteOf(await start({ DATABASE_URL: url })))
      return result(await measure(sites))
    }),
}

/** One database a size, each a copy of the one with the demo data. */
async function databases(url) {
  const urls = sizes.map((size) => url.replace(/\/postgres$/, `/usage_${size}`))
  const db = await connect(url.replace(/\/postgres$/, '/template1'))
  for (const size of sizes) await db.rows(`create database usage_${size} template postgres`)
  await db.end()
  return urls
}

/** Usage of other customers, a meter after the other as they would stand in the table after years. */
async function fill(url, size) {
  const hands = await Promise.all([connect(url), connect(url)])
  const row = await hands[0].one(
    `select company_code, meter_id, channel_no, gas_day::text from daily_usage order by gas_day desc limit 1`,
  )
  const where = `(r.company_code, r.meter_id, r.channel_no, r.gas_day) = ('${row.company_code}', '${row.meter_id}', '${row.channel_no}', '${row.gas_day}')`
  const half = size / 2
  const copy = (db, hand) =>
    copyRows(db, 'daily_usage', where, half, {
      meter_id: `'${8 + hand}' || lpad(((n - 1) / ${days})::text, 9, '0')`,
      bp: `'${8 + hand}' || lpad(((n - 1) / ${days})::text, 9, '0')`,
      gas_day: `r.gas_day - ${days - 1} + (n - 1) % ${days}`,
    })
  await Promise.all(hands.map(copy))
  // What the server's own autovacuum would have done meanwhile.
  await hands[0].rows('vacuum (analyze) daily_usage')
  await Promise.all(hands.map((db) => db.end()))
}

async function siteOf(gateway) {
  const { headers } = await logIn(gateway.url, phone)
  const listed = await callsFor(gateway.url, headers)
  const calls = [
    ...listed.filter(({ name }) => ['bill list', 'home summary'].includes(name)),
    { name: 'month usage', path: monthUsage },
  ]
  return { gateway, headers, calls }
}

async function measure(sites) {
  const times = sites.map(({ calls }) => calls.map(() => []))
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, { gateway, headers, calls }] of sites.entries())
      for (const [index, { path }] of calls.entries())
        for (let n = 0; n < callsPerRound; n += 1) {
          const began = performance.now()
          const answer = await send(gateway.url + path, { headers })
          if (!['1000', '200', '0'].includes(answer.code)) throw new Error(`${path}: ${answer.code} ${answer.text}`)
          // The first round prepares statements and plans.
          if (round > 0) times[place][index].push(performance.now() - began)
        }
  return sites[0].calls.map(({ name }, index) => ({ name, medians: times.map((one) => median(one[index])) }))
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

function result(calls) {
  const ratios = calls.map(({ medians }) => Math.max(...medians.map((one) => one / medians[0])))
  const worst = Math.max(...ratios)
  const rows = calls.map(({ name, medians }, index) => [
    name,
    ...medians.map((one) => `${one.toFixed(2)} ms`),
    `${ratios[index].toFixed(2)}x`,
  ])
  const head = ['call, median', ...sizes.map((size) => `${size.toLocaleString('en')} rows`), 'most / first']
  return { figure: `${worst.toFixed(2)}x`, ok: worst <= most, note: table(head, rows) }
}
