/*
 * Putting 10,000 sealed bids in their order on PostgreSQL, as the gateway does it after the close: read, walked, and what each gets
 * written in one transaction.
 */
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const bids = 10_000
const limitSeconds = 5

export const part = {
  name: 'bids-clear',
  limit: `${bids} bids ≤ ${limitSeconds} s`,
  run: (say) =>
    withDemo(say, async ({ server }) => {
      const db = await connect(server.url)
      const activity = await db.one(`select ng_id, company_code from ng_activity where mode = 'BID' and state = 'OPEN'`)
      await addBids(db, activity)
      const { seconds, winners } = await cleared(server.url, activity)
      await db.end()
      say(`${bids} bids: ${seconds.toFixed(2)} s, ${winners} win`)
      return {
        figure: `${seconds.toFixed(2)} s`,
        ok: seconds <= limitSeconds && winners > 0,
        note: table(['bids', 'seconds', 'winners'], [[bids, seconds.toFixed(2), winners]]),
      }
    }),
}

/** Copies of one valid bid at 77 prices and as many moments as there are bids. */
async function addBids(db, { ng_id: ngId }) {
  const { bid_no: bidNo } = await db.one(`select bid_no from ng_bid where ng_id = $1 and state = 'VALID' limit 1`, [
    ngId,
  ])
  await copyRows(db, 'ng_bid', `r.bid_no = '${bidNo}'`, bids, {
    bp: `'5' || lpad(n::text, 9, '0')`,
    bid_no: `'JBENCH' || lpad(n::text, 6, '0')`,
    price: `3.6 + 0.005 * (n % 77)`,
    rank_ms: `1795000000000 + n * 37`,
  })
  await db.rows('analyze ng_bid')
}

async function cleared(url, { ng_id: ngId, company_code: companyCode }) {
  const { openServer } = await loadTs('gateway/db/connect.ts')
  const { clearBids } = await loadTs('gateway/modules/bidding/clear.ts')
  const { findActivity } = await loadTs('gateway/modules/bidding/repo/activities.ts')
  const database = await openServer(url, 2)
  const key = { companyCode, ngId }
  const activity = await findActivity(database.db, key)
  const from = performance.now()
  await database.db.transaction().execute((db) => clearBids({ db }, activity))
  const seconds = (performance.now() - from) / 1000
  const { winners } = await findActivity(database.db, key)
  await database.close()
  return { seconds, winners }
}
