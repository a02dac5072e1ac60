/* A project with 2,000 updates: its detail and the first page of its diary (PJ-08). */
import { logIn, send } from '../client.mjs'
import { table } from '../markdown.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

/** ms. */
const slowest = 30
const updates = 2000
const rounds = 100
const phone = '13800000001'
const bp = '1000000001'

export const part = {
  name: 'project',
  limit: `detail and diary of ${updates.toLocaleString('en')} updates ≤ ${slowest} ms p95`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const projectId = await fill(server.url)
      say(`${updates} updates are there`)
      const gateway = await start({ DATABASE_URL: server.url })
      const { headers } = await logIn(gateway.url, phone)
      return result([
        await measure('detail', `${gateway.url}/job/customer/project/detail?projectId=${projectId}`, headers),
        await measure('diary', `${gateway.url}/job/customer/project/updates?projectId=${projectId}`, headers),
        await measure('list', `${gateway.url}/job/customer/project/list`, headers),
      ])
    }),
}

async function fill(url) {
  const db = await connect(url)
  const one = await db.one(`select project_id, update_id from project_update where bp = '${bp}' limit 1`)
  await copyRows(db, 'project_update', `(r.bp, r.update_id) = ('${bp}', '${one.update_id}')`, updates, {
    update_id: `'0' || lpad(n::text, 25, '0')`,
  })
  await db.rows('vacuum (analyze) project_update')
  await db.end()
  return one.project_id
}

async function measure(name, address, headers) {
  const times = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now()
    const answer = await send(address, { headers })
    if (answer.code !== '200') throw new Error(`${address}: ${answer.code} ${answer.text}`)
    // The first round prepares statements and plans.
    if (round > 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { name, median: times[rounds / 2], p95: times[Math.floor(rounds * 0.95)] }
}

function result(measured) {
  const p95 = Math.max(...measured.map((one) => one.p95))
  const rows = measured.map((one) => [one.name, `${one.median.toFixed(2)} ms`, `${one.p95.toFixed(1)} ms`])
  return {
    figure: `p95 ${p95.toFixed(1)} ms`,
    ok: p95 <= slowest,
    note: table(['call', 'median', 'p95'], rows),
  }
}
