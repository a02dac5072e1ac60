/*
 * Judging a gas day against the plans of 1,000 and 10,000 groups on PostgreSQL, each of which has missed its plan and gets a case. What
 * a group costs must not depend on how many there are; 10,000 have to be done before the plans of the next day are closed.
 */
import { addClosedDays, addCustomers, dayVolume, ours, removeCustomers } from '../customers.mjs'
import { table } from '../markdown.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const most = 1.3
/** Minutes: from the judgement at 09:50 until the plans of the next day are closed at 10:05. */
const window = 15
const runs = [
  { groups: 1000, gasDay: '2026-11-23', closedOn: '2026-11-24' },
  { groups: 10_000, gasDay: '2026-11-24', closedOn: '2026-11-25' },
]

export const part = {
  name: 'assess',
  limit: `time per group of 10,000 ≤ ${most}x of 1,000, all of them ≤ ${window} min`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const db = await connect(server.url)
      const judged = []
      for (const one of runs) {
        judged.push(await judge(db, start, one))
        say(`${one.groups} groups: ${judged.at(-1).seconds.toFixed(1)} s`)
      }
      await db.end()
      return result(judged)
    }),
}

/** The gateway starts at the time of the judgement, with a day that is closed and plans that it missed. */
async function judge(db, start, { groups, gasDay, closedOn }) {
  const before = await start({ CLOCK_NOW: `${closedOn}T09:29:00+08:00` })
  await before.caughtUp()
  await before.stop()
  await addCustomers(db, groups, gasDay)
  await addClosedDays(db, groups, gasDay)
  await addPlans(db, groups, gasDay)
  const gateway = await start({ CLOCK_NOW: `${closedOn}T09:50:10+08:00` })
  const cases = `select count(*)::int as n from deviation_case where ${ours} and gas_day = $1`
  const seconds = await until(db, cases, gasDay, groups)
  await gateway.stop()
  for (const name of ['deviation_case', 'gas_plan', 'prediction_group'])
    await db.rows(`delete from ${name} where ${ours}`)
  await removeCustomers(db)
  return { groups, seconds, perGroup: (seconds / groups) * 1000 }
}

/** A group with day plans for the first meter of each customer, which planned half of what it used. */
async function addPlans(db, groups, gasDay) {
  const bp = `'5' || lpad(n::text, 9, '0')`
  const groupId = `'BENCH' || n`
  await copyRows(db, 'prediction_group', `r.group_id = 'GRP000001'`, groups, {
    bp,
    group_id: groupId,
    meter_ids: `array['5' || lpad(n::text, 7, '0')]`,
  })
  const { plan_id: planId } = await db.one(
    `select plan_id from gas_plan where group_id = 'GRP000001' and plan_type = 'DAY' order by period desc limit 1`,
  )
  await copyRows(db, 'gas_plan', `r.plan_id = '${planId}'`, groups, {
    bp,
    group_id: groupId,
    plan_id: `'BENCH' || n`,
    period: `'${gasDay}'`,
    state: `'EXECUTED'`,
    declared_volume: String(dayVolume / 2),
    approved_volume: String(dayVolume / 2),
  })
  await db.rows('analyze')
}

/** Seconds from the first counted row to the last. */
async function until(db, count, gasDay, wanted) {
  let first = null
  for (;;) {
    const { n } = await db.one(count, [gasDay])
    const now = performance.now()
    if (n > 0) first ??= { at: now, n }
    // What was there at the first look is not in the time: neither is it in what is divided by.
    if (n >= wanted) return ((now - first.at) / 1000) * (wanted / (wanted - first.n || 1))
    await new Promise((done) => setTimeout(done, 100))
  }
}

function result(judged) {
  const [few, many] = judged
  const ratio = many.perGroup / few.perGroup
  return {
    figure: `${ratio.toFixed(2)}x, ${many.seconds.toFixed(0)} s`,
    ok: ratio <= most && many.seconds <= window * 60,
    note: table(
      ['groups', 'time', 'per group'],
      judged.map(({ groups, seconds, perGroup }) => [groups, `${seconds.toFixed(1)} s`, `${perGroup.toFixed(2)} ms`]),
    ),
  }
}
