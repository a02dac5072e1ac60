/*
 * The work queue on PostgreSQL: notices through an SMS provider that takes 200 ms, delivered by one gateway and by two; and a refund
 * behind fifty that never end.
 */
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'
import { addRefunds, refuseRefunds } from '../refunds.mjs'
import { smsProvider } from '../sms-provider.mjs'
import { connect } from '../sql.mjs'
import { keys, withDemo } from '../stand.mjs'

const least = 1.7
const longestSeconds = 30
const notices = 400
const stuck = 50
const now = '2026-11-23T09:31:00+08:00'
const templates = { MASTER_CLAIM: { code: 'SMS_1', text: '通知${n}号' } }

export const part = {
  name: 'queue',
  limit: `two gateways ≥ ${least}x of one, the next refund ≤ ${longestSeconds} s`,
  run: (say) =>
    withDemo(say, async (stand) => {
      const provider = await smsProvider({ takes: 200, templates })
      try {
        const first = await start(stand, provider)
        const one = await delivery(stand.server.url, provider)
        say(`one gateway: ${one.toFixed(1)} notices/s`)
        await start(stand, provider)
        const two = await delivery(stand.server.url, provider)
        say(`two gateways: ${two.toFixed(1)} notices/s`)
        await first.stop()
        return result(one, two, await refundTime(stand.server.url))
      } finally {
        await provider.close()
      }
    }),
}

async function start(stand, provider) {
  const gateway = await stand.start({ ...provider.env, CLOCK_NOW: now })
  await gateway.caughtUp()
  return gateway
}

/** Notices per second from the first that the provider was given to the last. */
async function delivery(url, provider) {
  const before = provider.taken.length
  await enqueue(url)
  while (provider.taken.length < before + notices) await new Promise((done) => setTimeout(done, 50))
  const times = provider.taken.slice(before).map(({ at }) => at)
  const numbers = new Set(provider.taken.map(({ outId }) => outId))
  if (numbers.size !== provider.taken.length) throw new Error('a notice was sent twice')
  return ((times.length - 1) * 1000) / (times.at(-1) - times[0])
}

/** Hands the notices on as the product does, in one transaction: they are there for all gateways at once. */
async function enqueue(url) {
  const { openServer } = await loadTs('gateway/db/connect.ts')
  const { sendSms } = await loadTs('gateway/modules/message/sms.ts')
  const database = await openServer(url, 1)
  await database.db.transaction().execute(async (db) => {
    const work = {
      db,
      clock: { now: () => Date.now() },
      config: { dataKey: Buffer.from(keys.DATA_KEY, 'hex') },
      queues: { has: () => true, wake: () => undefined },
      afterCommit: () => undefined,
    }
    for (let n = 0; n < notices; n += 1)
      await sendSms(work, { phone: '13800000001', smsType: 'MASTER_CLAIM', text: `通知${n}号` })
  })
  await database.close()
}

/** Seconds from the approval of a refund, while fifty others are tried in vain, until its money is given back. */
async function refundTime(url) {
  const db = await connect(url)
  await refuseRefunds(db, 'STUCK')
  await addRefunds(db, stuck, 'STUCK', now)
  // They are all being tried, again and again, when the next one comes.
  await new Promise((done) => setTimeout(done, 15_000))
  const began = performance.now()
  await addRefunds(db, 1, 'NEXT', now)
  for (;;) {
    const { state } = await db.one(`select state from refund where refund_id like 'NEXT%'`)
    const seconds = (performance.now() - began) / 1000
    if (state === 'DONE' || seconds > 4 * longestSeconds) {
      const { n } = await db.one(
        `select count(*)::int as n from refund where refund_id like 'STUCK%' and state = 'APPROVED' and ask_count > 0`,
      )
      await db.end()
      if (n !== stuck) throw new Error(`${n} refunds were stuck instead of ${stuck}`)
      return seconds
    }
    await new Promise((done) => setTimeout(done, 100))
  }
}

function result(one, two, seconds) {
  const ratio = two / one
  return {
    figure: `${ratio.toFixed(2)}x, ${seconds.toFixed(1)} s`,
    ok: ratio >= least && seconds <= longestSeconds,
    note: table(
      ['', 'figure'],
      [
        ['one gateway', `${one.toFixed(1)} notices/s`],
        ['two gateways', `${two.toFixed(1)} notices/s`],
        [`refund behind ${stuck} that never end`, `${seconds.toFixed(1)} s`],
      ],
    ),
  }
}
