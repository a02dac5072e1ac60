/*
 * The first page of a reader's messages and of a customer's tickets: 10,000 own ones, alone and beside many of others. Databases of one
 * server, asked in turn, so that whatever else the machine does hits all alike. BENCH_ROWS names other numbers of rows.
 */
import { logIn, send } from '../client.mjs'
import { table } from '../markdown.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const most = 1.2
/** ms, of the fullest database. */
const slowest = 20
const [own, ...larger] = (process.env.BENCH_ROWS ?? '10000,100000,1000000').split(',').map(Number)
const sizes = [own, ...larger]
const rounds = 30
const callsPerRound = 8
const phone = '13800000001'
const bp = '1000000001'
const calls = [
  { name: 'messages', path: '/api/crmgas/message/list?pageNum=1&pageSize=20' },
  { name: 'messages of a category', path: '/api/crmgas/message/list?pageNum=1&pageSize=20&categoryCode=bill' },
  { name: 'unread', path: '/api/crmgas/message/unreadCount' },
  { name: 'tickets', path: '/api/crmgas/serviceTicket/list?pageNum=1&pageSize=20' },
]

export const part = {
  name: 'inbox',
  limit: `first page ≤ ${slowest} ms p95, ≤ ${most}x from ${own.toLocaleString('en')} to ${sizes.at(-1).toLocaleString('en')} rows`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const urls = await databases(server.url)
      for (const [index, size] of sizes.entries()) {
        await fill(urls[index], size)
        say(`${size} rows are there`)
      }
      for (const url of urls) await tidy(url)
      const sites = []
      for (const url of urls) {
        const gateway = await start({ DATABASE_URL: url })
        sites.push({ gateway, headers: (await logIn(gateway.url, phone)).headers })
      }
      return result(await measure(sites))
    }),
}

async function databases(url) {
  const urls = sizes.map((size) => url.replace(/\/postgres$/, `/inbox_${size}`))
  const db = await connect(url.replace(/\/postgres$/, '/template1'))
  for (const size of sizes) await db.rows(`create database inbox_${size} template postgres`)
  await db.end()
  return urls
}

/** Own messages and tickets, and those of others, as they would stand there after years. */
async function fill(url, size) {
  const db = await connect(url)
  const reader = await db.one(`select user_id from bp_binding where bp = '${bp}' and is_master and status = 'LIVE'`)
  const message = await db.one(`select msg_id from message where user_id = $1 and bp = '${bp}' limit 1`, [
    reader.user_id,
  ])
  const ticket = await db.one(`select ticket_id from service_ticket where bp = '${bp}' limit 1`)
  const others = size - own
  const messages = (count, mark, user) =>
    copyRows(db, 'message', `(r.user_id, r.msg_id) = ('${reader.user_id}', '${message.msg_id}')`, count, {
      user_id: user,
      msg_id: `'MS${mark}' || lpad(n::text, 20, '0')`,
      category_code: `(array['bill', 'supply', 'service', 'order'])[1 + n % 4]`,
      dedupe_key: `'${mark}' || n`,
      status: `case when n % 4 = 0 then 'unread' else 'read' end`,
      created_at: `r.created_at - n * interval '1 minute'`,
      expire_at: `timestamptz '2099-01-01'`,
    })
  const tickets = (count, mark, customer) =>
    copyRows(db, 'service_ticket', `(r.bp, r.ticket_id) = ('${bp}', '${ticket.ticket_id}')`, count, {
      bp: customer,
      ticket_id: `'${mark}' || lpad(n::text, 20, '0')`,
      ticket_no: `'${mark}' || lpad(n::text, 12, '0')`,
    })
  await messages(own, 'A', `'${reader.user_id}'`)
  await tickets(own, 'A', `'${bp}'`)
  if (others > 0) {
    await messages(others, 'B', `'other' || (n / 100)`)
    await tickets(others, 'B', `'7' || lpad((n / 100)::text, 9, '0')`)
  }
  await db.end()
}

/** As the server's own vacuum leaves it. The first one after a copy may find a reader of statistics and leave pages in doubt. */
async function tidy(url) {
  const db = await connect(url)
  for (const table of ['message', 'service_ticket'])
    for (const _ of ['', 'again']) await db.rows(`vacuum (analyze, disable_page_skipping) ${table}`)
  await db.end()
}

async function measure(sites) {
  const times = sites.map(() => calls.map(() => []))
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, { gateway, headers }] of sites.entries())
      for (const [index, { path }] of calls.entries())
        for (let n = 0; n < callsPerRound; n += 1) {
          const began = performance.now()
          const answer = await send(gateway.url + path, { headers })
          if (answer.code !== '1000') throw new Error(`${path}: ${answer.code} ${answer.text}`)
          // The first round prepares statements and plans.
          if (round > 0) times[place][index].push(performance.now() - began)
        }
  return calls.map(({ name }, index) => {
    const sorted = times.map((one) => one[index].sort((a, b) => a - b))
    return { name, medians: sorted.map((one) => at(one, 0.5)), p95: at(sorted.at(-1) ?? [], 0.95) }
  })
}

const at = (sorted, share) => sorted[Math.floor(sorted.length * share)]

function result(measured) {
  const ratios = measured.map(({ medians }) => Math.max(...medians.map((one) => one / medians[0])))
  const [worst, p95] = [Math.max(...ratios), Math.max(...measured.map((one) => one.p95))]
  const rows = measured.map((one, index) => [
    one.name,
    ...one.medians.map((ms) => `${ms.toFixed(2)} ms`),
    `${ratios[index].toFixed(2)}x`,
    `${one.p95.toFixed(1)} ms`,
  ])
  const head = [
    'call, median',
    ...sizes.map((size) => `${size.toLocaleString('en')} rows`),
    'most / first',
    'p95, fullest',
  ]
  return {
    figure: `${worst.toFixed(2)}x, p95 ${p95.toFixed(1)} ms`,
    ok: worst <= most && p95 <= slowest,
    note: table(head, rows),
  }
}
