/*
 * What the house costs: each call beside a bare Fastify handler that runs the same statements on the same server, in turns.
 */
import { fork } from 'node:child_process'
import autocannon from 'autocannon'
import pg from 'pg'
import { logIn, send } from '../client.mjs'
import { table } from '../markdown.mjs'
import { at } from '../paths.mjs'
import { sqlOf } from '../sql-of-call.mjs'
import { onPostgres } from '../stand.mjs'

const phone = '13800000001'
const least = 0.8
const rounds = 3
const seconds = 3
const connections = 64
/** The gateway's own default (DATABASE_POOL). */
const pool = 16

export const part = {
  name: 'calls',
  limit: `each ≥ ${least} of a bare handler with the same SQL`,
  run: async (say) => {
    const measured = await onPostgres(say, (gateway, server) => compared(gateway, server, say))
    return {
      figure: measured.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', '),
      ok: measured.every(({ ratio, wrong }) => ratio >= least && wrong === 0),
      note: noteOf(measured),
    }
  },
}

async function compared(gateway, server, say) {
  const { headers } = await logIn(gateway.url, phone)
  const calls = await callsOf(gateway, headers)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  for (const call of calls) Object.assign(call, await twinOf(gateway, call, headers, client))
  await client.end()
  const bare = await bareHandler(server.url, calls)
  try {
    const measured = []
    for (const call of calls) measured.push(await inTurns(call, gateway, bare, headers, say))
    return measured
  } finally {
    bare.stop()
  }
}

/** The calls of the first screens. */
async function callsOf(gateway, headers) {
  const { data } = await send(`${gateway.url}/api/crmgas/bill/list`, { headers })
  const billId = encodeURIComponent(data.list[0].billId)
  return [
    { name: 'bill list', path: '/api/crmgas/bill/list' },
    { name: 'bill detail', path: `/api/crmgas/bill/detail?billId=${billId}` },
    { name: 'home', path: '/api/crmgas/home/summary' },
    { name: 'month usage', path: '/energyapi/energy/overview?month=2026-11' },
    { name: 'user info', path: '/api/crmgas/portal/user/userInfo', method: 'POST', body: '{}' },
  ]
}

/** The statements and the answer of a call that has run often enough to have its statements prepared. */
async function twinOf(gateway, { path, method, body }, headers, client) {
  const ask = async () => {
    const answer = await send(gateway.url + path, { headers, method, ...(body && { body: JSON.parse(body) }) })
    if (answer.code !== '1000') throw new Error(`${path}: ${answer.status} ${answer.code} ${answer.text}`)
    return answer.raw
  }
  for (let n = 0; n < 8; n++) await ask()
  let answer
  const statements = await sqlOf(client, async () => {
    answer = await ask()
  })
  return { statements, answer }
}

async function bareHandler(url, calls) {
  const child = fork(at('scripts/lib/bare-handler.mjs'))
  const ready = new Promise((done, fail) => {
    child.once('message', done)
    child.once('exit', () => fail(new Error('the bare handler ended')))
  })
  const twins = calls.map(({ statements, answer }, n) => ({ path: `/c${n}`, statements, answer }))
  child.send({ url, pool, calls: twins })
  const { port } = await ready
  calls.forEach((call, n) => (call.barePath = `/c${n}`))
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

/** Gateway and bare handler alternate, so that what else the machine does meets both; the medians are compared. */
async function inTurns(call, gateway, bare, headers, say) {
  const json = call.body ? { ...headers, 'content-type': 'application/json' } : headers
  const own = {
    url: gateway.url + call.path,
    headers: json,
    ...(call.method && { method: call.method, body: call.body }),
  }
  const plain = { url: bare.url + call.barePath }
  for (const target of [own, plain]) await autocannon({ ...target, connections, duration: 1 })
  const [mine, bares] = [[], []]
  for (let round = 0; round < rounds; round++) {
    mine.push(await autocannon({ ...own, connections, duration: seconds }))
    bares.push(await autocannon({ ...plain, connections, duration: seconds }))
  }
  const [perSecond, barely] = [median(mine), median(bares)]
  const wrong = mine.reduce((sum, run) => sum + run.non2xx + run.errors + run.timeouts, 0)
  const { name, statements } = call
  const ratio = perSecond / barely
  say(`${name}: ${Math.round(perSecond)}/s of ${Math.round(barely)}/s = ${ratio.toFixed(2)}`)
  return { name, statements: statements.length, perSecond, barely, ratio, wrong }
}

const median = (runs) => runs.map((run) => run.requests.average).sort((a, b) => a - b)[Math.floor(runs.length / 2)]

function noteOf(measured) {
  const rows = measured.map(({ name, statements, perSecond, barely, ratio, wrong }) => [
    name,
    statements,
    Math.round(perSecond),
    Math.round(barely),
    ratio.toFixed(2),
    wrong,
  ])
  return table(['call', 'statements', 'calls per second', 'bare handler', 'ratio', 'failed'], rows)
}
