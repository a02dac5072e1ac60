/*
 * What a customer reads of 200 meters after 60 months (12,000 bills, 36 months of days), beside the same customer after 13 months, the
 * least that every comparison with a year ago needs: a first page must not cost more because there are others. A customer with two meters
 * stands beside them. One server, asked in turn, so that whatever else the machine does hits all alike.
 */
import { logIn, send } from '../client.mjs'
import { addHistory } from '../history.mjs'
import { table } from '../markdown.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

/** Of the medians. */
const most = 1.5
/** The same of lists that sum all months of their span, 36 of payments and all of invoices: one statement goes through them. */
const mostOfSums = 3
const phone = '13800000008'
const bp = '1000000003'
/** Besides the two of the demo customer. */
const meters = 198
const sizes = [
  { name: '13 months', months: 13, days: 395 },
  { name: '60 months', months: 60, days: 1095 },
]
const rounds = 12
const callsPerRound = 3

const page = 'pageNum=1&pageSize=20'
/** `of`: the list with the row that is asked for, its first, and the name of its identifier. */
const calls = [
  { name: 'home', path: '/api/crmgas/home/summary' },
  { name: 'meters', path: '/api/crmgas/list-meter-channel' },
  { name: 'bills', path: `/api/crmgas/bill/list?${page}` },
  { name: 'paid bills', path: `/api/crmgas/bill/list?state=PAID&${page}` },
  { name: 'bill', path: '/api/crmgas/bill/detail?billId=', of: ['paid bills', 'billId'] },
  { name: 'why a bill changed', path: '/btwob/bill/explain?against=YEAR&billId=', of: ['paid bills', 'billId'] },
  { name: 'energy of a month', path: '/energyapi/energy/overview?month=2026-10' },
  { name: 'energy by days', path: '/energyapi/energy/trend?granularity=DAY&from=2026-11-01&to=2026-11-22' },
  { name: 'energy by months', path: '/energyapi/energy/trend?granularity=MONTH&from=2025-12-01&to=2026-11-22' },
  { name: 'statements', path: `/energyapi/settlement/list?${page}` },
  { name: 'statement', path: '/energyapi/settlement/detailSingle?statementId=', of: ['statements', 'statementId'] },
  { name: 'month bills', path: `/energyapi/monthBill/list?${page}` },
  { name: 'meters to pay for', path: '/api/crmgas/pay/payMeters' },
  { name: 'payments', path: `/api/crmgas/pay/record?${page}`, isSummed: true },
  { name: 'trades to invoice', path: `/api/crmgas/invoice/tradeList?${page}` },
  { name: 'invoices', path: `/api/crmgas/invoice/issuedList?${page}`, isSummed: true },
  { name: 'invoices of a month', path: '/api/crmgas/invoice/summary?month=2026-10' },
  { name: 'messages', path: `/api/crmgas/message/list?${page}` },
  { name: 'unread', path: '/api/crmgas/message/unreadCount' },
  { name: 'tickets', path: `/api/crmgas/serviceTicket/list?${page}` },
]

export const part = {
  name: 'history',
  limit: `each call after 60 months ≤ ${most}x of 13 months, sums of all months ≤ ${mostOfSums}x`,
  minutes: 8,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const urls = await databases(server.url)
      for (const [index, size] of sizes.entries()) {
        const began = performance.now()
        const db = await connect(urls[index])
        await addHistory(db, { bp, meters, ...size })
        await db.end()
        say(`${size.name}: ${Math.round((performance.now() - began) / 1000)} s`)
      }
      const sites = [await siteOf(await start())]
      for (const url of urls) sites.push(await siteOf(await start({ DATABASE_URL: url })))
      return result(await measure(sites))
    }),
}

/** One database a size, each a copy of the one with the demo data. */
async function databases(url) {
  const names = sizes.map(({ months }) => `history_${months}`)
  const db = await connect(url.replace(/\/postgres$/, '/template1'))
  for (const name of names) await db.rows(`create database ${name} template postgres`)
  await db.end()
  return names.map((name) => url.replace(/\/postgres$/, `/${name}`))
}

async function siteOf(gateway) {
  const { headers } = await logIn(gateway.url, phone)
  const site = { url: gateway.url, headers, paths: [] }
  const lists = new Map()
  for (const { name, path, of } of calls) {
    const row = of && lists.get(of[0])
    if (of && !row?.[of[1]]) throw new Error(`${name}: ${of[0]} answers no ${of[1]}`)
    const whole = row ? path + encodeURIComponent(row[of[1]]) : path
    const { data } = await asked(site, whole)
    lists.set(name, data?.list?.[0])
    site.paths.push(whole)
  }
  return site
}

async function asked({ url, headers }, path) {
  const answer = await send(url + path, { headers })
  if (!['1000', '200', '0'].includes(answer.code)) throw new Error(`${path}: ${answer.code} ${answer.text}`)
  return answer
}

async function measure(sites) {
  const times = sites.map(() => calls.map(() => []))
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, site] of sites.entries())
      for (const [index, path] of site.paths.entries())
        for (let n = 0; n < callsPerRound; n += 1) {
          const began = performance.now()
          await asked(site, path)
          // The first round prepares statements and plans.
          if (round > 0) times[place][index].push(performance.now() - began)
        }
  return calls.map(({ name, isSummed = false }, index) => {
    const sorted = times.map((one) => one[index].sort((a, b) => a - b))
    return { name, isSummed, medians: sorted.map((one) => at(one, 0.5)), p95s: sorted.map((one) => at(one, 0.95)) }
  })
}

const at = (sorted, share) => sorted[Math.floor(sorted.length * share)]

function result(measured) {
  const ratioOf = ({ medians: [, short, long] }) => long / short
  const worstOf = (isSummed) => Math.max(...measured.filter((one) => one.isSummed === isSummed).map(ratioOf))
  const ms = (value) => `${value.toFixed(1)} ms`
  const rows = measured.map((one) => [
    one.name,
    ...one.medians.map((median, place) => `${ms(median)} (${one.p95s[place].toFixed(1)})`),
    `${ratioOf(one).toFixed(2)}x`,
  ])
  return {
    figure: `${worstOf(false).toFixed(2)}x, sums ${worstOf(true).toFixed(2)}x`,
    ok: worstOf(false) <= most && worstOf(true) <= mostOfSums,
    note: table(['call, median (p95)', '2 meters', ...sizes.map(({ name }) => `200 meters, ${name}`), 'ratio'], rows),
  }
}
