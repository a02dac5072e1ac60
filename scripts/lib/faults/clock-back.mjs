/*
 * A machine's clock was a day ahead and is put right: the operator reads one sentence, people log in and pay, and no day's work is
 * done a second time.
 */
import { logIn } from '../client.mjs'
import { brokenMoney } from '../money.mjs'
import { patientClient, payInSandbox } from '../patient-client.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const ahead = '2026-11-25T12:00:00+08:00'
const right = '2026-11-24T12:00:00+08:00'
/** Seconds within which a payment is settled, as on any day. */
const settledWithin = 60
const phone = '13800000001'

export const part = {
  name: 'clock-back',
  limit: 'one sentence, paid, no day twice',
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const before = await start({ CLOCK_NOW: ahead })
      await before.caughtUp()
      const db = await connect(server.url)
      await allDone(db)
      await before.stop()
      const daysBefore = await days(db)
      const gateway = await start({ CLOCK_NOW: right })
      await gateway.caughtUp()
      const { headers } = await logIn(gateway.url, phone)
      const client = patientClient(() => gateway.url, headers)
      const orderId = await payInSandbox(client, { bizType: 'PREPAY', amount: '100.00' })
      const seconds = await settlingTime(client, orderId)
      const daysAfter = await days(db)
      const said = gateway.output().match(/the clock was set back[^"]*/g) ?? []
      say(`it says: ${said.join(' | ')}`)
      const faults = [
        ...(said.length === 1 ? [] : [`it is said ${said.length} times`]),
        ...(seconds > settledWithin ? [`a payment is not settled after ${settledWithin} s`] : []),
        ...(daysAfter === daysBefore ? [] : [`a day was done a second time: ${daysBefore} became ${daysAfter}`]),
        ...(await brokenMoney(server.url, right)),
      ]
      await db.end()
      return {
        figure:
          faults.length > 0 ? faults.join('; ') : `one sentence, paid within ${seconds.toFixed(1)} s, no day twice`,
        ok: faults.length === 0,
      }
    }),
}

/** The last daily work before the clock's now has been opened and listed, and nothing waits or is under way. */
async function allDone(db) {
  for (;;) {
    const { opened, waiting } = await db.one(
      `select exists (select 1 from work_sweep where due_at = $1::date + time '10:00' and done_at is not null) as opened,
         (select count(*)::int from work_item where state = 'active' or state = 'waiting' and attempts = 0) as waiting`,
      [ahead.slice(0, 10)],
    )
    if (opened && waiting === 0) return
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** What daily work leaves behind. */
async function days(db) {
  const row = await db.one(
    `select (select count(*) from daily_usage) as usage, (select count(*) from statement) as statements,
       (select count(*) from bill) as bills, (select count(*) from meter_reading) as readings`,
  )
  return JSON.stringify(row)
}

async function settlingTime(client, orderId) {
  const began = performance.now()
  for (;;) {
    const seconds = (performance.now() - began) / 1000
    const { state } = await client.get(`/pay/query?orderId=${orderId}`)
    if (state === 'SUCCESS' || seconds > settledWithin) return seconds
    await new Promise((done) => setTimeout(done, 500))
  }
}
