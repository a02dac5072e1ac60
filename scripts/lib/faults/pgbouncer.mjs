/*
 * A pooler between the gateway and PostgreSQL that refuses start-up options (PgBouncer, session mode): the gateway starts, its connections
 * have their settings, people log in and pay.
 */
import { logIn } from '../client.mjs'
import { demoNow } from '../gateway-process.mjs'
import { brokenMoney } from '../money.mjs'
import { patientClient, payInSandbox } from '../patient-client.mjs'
import { startPgBouncer } from '../pgbouncer.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

/** Seconds within which a payment is settled, as without a pooler. */
const settledWithin = 60

export const part = {
  name: 'pgbouncer',
  limit: `starts, paid within ${settledWithin} s`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const bouncer = await startPgBouncer(say, server.url)
      const gateway = await start({ DATABASE_URL: bouncer.url })
      const { headers } = await logIn(gateway.url, '13800000001')
      const client = patientClient(() => gateway.url, headers)
      const orderId = await payInSandbox(client, { bizType: 'PREPAY', amount: '100.00' })
      const seconds = await settlingTime(client, orderId)
      const db = await connect(server.url)
      const { n } = await db.one(`select count(*)::int as n from pay_order where order_id = $1 and state = 'SUCCESS'`, [
        orderId,
      ])
      await db.end()
      await gateway.stop()
      bouncer.stop()
      const faults = [
        ...(n === 1 ? [] : [`the payment is not settled after ${settledWithin} s`]),
        ...(await brokenMoney(server.url, demoNow)),
      ]
      return {
        figure: faults.length > 0 ? faults.join('; ') : `started, paid within ${seconds.toFixed(1)} s`,
        ok: faults.length === 0,
      }
    }),
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
