/* A project with 2,000 updates: its detail and the first page of its diary (PJ-08). */
import { timesOf, withinTimes } from '../call-times.mjs'
import { logIn } from '../client.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

/** ms. */
const slowest = 30
const updates = 2000
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
      const at = `${gateway.url}/job/customer/project`
      const measured = [
        await timesOf('detail', `${at}/detail?projectId=${projectId}`, headers),
        await timesOf('diary', `${at}/updates?projectId=${projectId}`, headers),
        await timesOf('list', `${at}/list`, headers),
      ]
      return withinTimes(measured, slowest)
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
