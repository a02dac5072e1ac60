/*
 * Closing a gas day on PostgreSQL: 1,000 and 10,000 customers with 1.5 remote meters each. What a customer costs must not depend on
 * how many there are.
 */
import { addCustomers, dayVolume, ours, removeCustomers } from '../customers.mjs'
import { table } from '../markdown.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const most = 1.3
const runs = [
  { customers: 1000, gasDay: '2026-11-23', closedOn: '2026-11-24' },
  { customers: 10_000, gasDay: '2026-11-24', closedOn: '2026-11-25' },
]

export const part = {
  name: 'day-closing',
  limit: `time per customer of 10,000 ≤ ${most}x of 1,000`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const db = await connect(server.url)
      const closed = []
      for (const one of runs) {
        closed.push(await close(db, start, one))
        say(`${one.customers} customers: ${closed.at(-1).seconds.toFixed(1)} s`)
      }
      await db.end()
      return result(closed)
    }),
}

/** The gateway starts a minute before its time: what the days before have left is done then, without the many customers. */
async function close(db, start, { customers, gasDay, closedOn }) {
  const before = await start({ CLOCK_NOW: `${closedOn}T09:29:00+08:00` })
  await before.caughtUp()
  await before.stop()
  const meters = await addCustomers(db, customers, gasDay)
  const gateway = await start({ CLOCK_NOW: `${closedOn}T09:30:10+08:00` })
  const seconds = await closingTime(db, gasDay, meters)
  const { volume } = await db.one(
    `select sum(volume)::text as volume from daily_usage where ${ours} and gas_day = $1`,
    [gasDay],
  )
  if (Number(volume) !== meters * dayVolume)
    throw new Error(`${volume} m³ were closed instead of ${meters * dayVolume}`)
  await gateway.stop()
  await removeCustomers(db)
  return { customers, meters, seconds, perCustomer: (seconds / customers) * 1000 }
}

/** Seconds from the first closed day to the last. */
async function closingTime(db, gasDay, meters) {
  let first = null
  for (;;) {
    const { n } = await db.one(`select count(*)::int as n from daily_usage where ${ours} and gas_day = $1`, [gasDay])
    const now = performance.now()
    if (n > 0) first ??= { at: now, n }
    // What was there at the first look is not in the time: neither is it in what is divided by.
    if (n >= meters) return ((now - first.at) / 1000) * (meters / (meters - first.n || 1))
    await new Promise((done) => setTimeout(done, 100))
  }
}

function result(closed) {
  const [few, many] = closed
  const ratio = many.perCustomer / few.perCustomer
  const rows = closed.map(({ customers, meters, seconds, perCustomer }) => [
    customers,
    meters,
    `${seconds.toFixed(1)} s`,
    `${perCustomer.toFixed(2)} ms`,
  ])
  return {
    figure: `${ratio.toFixed(2)}x`,
    ok: ratio <= most,
    note: table(['customers', 'meters', 'time', 'per customer'], rows),
  }
}
