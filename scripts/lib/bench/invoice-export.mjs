/*
 * The finance matrix of 36 months and 50 meters as a workbook (Y-15): from the call that gives its address to its last byte, beside
 * the memory that the gateway takes meanwhile, and the same with a client that reads slowly.
 */
import { logIn, send } from '../client.mjs'
import { fillMatrix } from '../fill-matrix.mjs'
import { ms, table } from '../markdown.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const phone = '13800000001'
const bp = '1000000001'
const months = 36
const meters = 50
const last = '2026-11'
const most = 3000
/** MB that the file may take of the memory, however long it is: a month of it and what the collector has not looked at yet. */
const mostGrowth = 48
const runs = 5
/** ms between two looks at the memory. */
const look = 25

export const part = {
  name: 'invoice-export',
  limit: `${months} months x ${meters} meters as XLSX ≤ ${most} ms, ≤ ${mostGrowth} MB more`,
  run: async (say) =>
    withDemo(say, async ({ server, start }) => {
      const db = await connect(server.url)
      const bills = await fillMatrix(db, { bp, last, months, meters })
      await db.end()
      const gateway = await start()
      const { headers } = await logIn(gateway.url, phone)
      const lines = (await fetched(gateway, headers, 'CSV', months)).bytes.toString().split('\r\n').length
      if (lines < bills) throw new Error(`${bills} rows were wanted, ${lines} lines came`)
      await fetched(gateway, headers, 'XLSX', months)
      const before = gateway.memoryMB()
      const whole = []
      for (let n = 0; n < runs; n++) whole.push(await watched(gateway, headers, 0))
      const slow = await watched(gateway, headers, 20)
      return result({ before, whole, slow, lines })
    }),
}

/** The first month of so many. */
const firstOf = (count) => {
  const at = Number(last.slice(0, 4)) * 12 + Number(last.slice(5)) - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** One file; `pause`: ms of rest after each piece. */
async function fetched(gateway, headers, format, count, pause = 0) {
  const from = performance.now()
  const query = `monthFrom=${firstOf(count)}&monthTo=${last}&format=${format}`
  const answer = await send(`${gateway.url}/btwob/invoice/matrix/export?${query}`, { headers })
  if (answer.code !== '0') throw new Error(`export: ${answer.status} ${answer.code} ${answer.text}`)
  const served = await fetch(new URL(answer.data.url, gateway.url))
  if (served.status !== 200) throw new Error(`${answer.data.url}: ${served.status}`)
  const pieces = []
  for await (const piece of served.body) {
    pieces.push(piece)
    if (pause > 0) await new Promise((done) => setTimeout(done, pause))
  }
  return { took: performance.now() - from, bytes: Buffer.concat(pieces) }
}

async function watched(gateway, headers, pause) {
  let highest = gateway.memoryMB()
  const timer = setInterval(() => (highest = Math.max(highest, gateway.memoryMB())), look)
  const { took, bytes } = await fetched(gateway, headers, 'XLSX', months, pause)
  clearInterval(timer)
  if (bytes.subarray(0, 2).toString() !== 'PK') throw new Error('no workbook')
  return { took, highest, size: bytes.length }
}

function result({ before, whole, slow, lines }) {
  const slowest = Math.max(...whole.map(({ took }) => took))
  const growth = Math.max(slow.highest, ...whole.map(({ highest }) => highest)) - before
  const rows = [
    ['rows', String(lines)],
    ['KB', (whole[0].size / 1024).toFixed(0)],
    ['times, ms', whole.map(({ took }) => took.toFixed(0)).join(' ')],
    ['read slowly, ms', slow.took.toFixed(0)],
    ['memory before, MB', String(before)],
    ['highest meanwhile, MB', String(before + growth)],
  ]
  return {
    figure: `${ms(slowest)}, ${growth} MB more`,
    ok: slowest <= most && growth <= mostGrowth,
    note: table(['', 'figure'], rows),
  }
}
