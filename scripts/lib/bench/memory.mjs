/*
 * Memory of a gateway on PostgreSQL under load: mixed reads over 32 connections, logins beside them, until it no longer grows.
 */
import autocannon from 'autocannon'
import { logIn } from '../client.mjs'
import { callsFor } from '../load-gateway.mjs'
import { table } from '../markdown.mjs'
import { onPostgres } from '../stand.mjs'

const most = 250
/** The load lasts so long, in steps of some seconds with one look at the memory after each. */
const steps = 20
const stepSeconds = 8

export const part = {
  name: 'memory',
  limit: `≤ ${most} MB`,
  run: (say) =>
    onPostgres(say, async (gateway) => {
      const atStart = gateway.memoryMB()
      const { headers } = await logIn(gateway.url, '13800000001')
      const calls = (await callsFor(gateway.url, headers)).filter(({ path }) => path.startsWith('/api'))
      const seen = []
      let failed = 0
      for (let step = 0; step < steps; step += 1) {
        failed += await load(gateway, calls, headers)
        seen.push(gateway.memoryMB())
        say(`after ${(step + 1) * stepSeconds} s: ${seen.at(-1)} MB`)
      }
      const highest = Math.max(...seen)
      return { figure: `${highest} MB`, ok: highest <= most && failed === 0, note: noteOf(atStart, seen, failed) }
    }),
}

async function load(gateway, calls, headers) {
  const requests = calls.map(({ path }) => ({ method: 'GET', path, headers }))
  const [result] = await Promise.all([
    autocannon({ url: gateway.url, connections: 32, duration: stepSeconds, requests }),
    logIn(gateway.url, '13800000007'),
  ])
  return result.non2xx + result.errors + result.timeouts
}

const mean = (values) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

function noteOf(atStart, seen, failed) {
  const quarter = Math.floor(seen.length / 4)
  const quarters = [0, 1, 2, 3].map((n) => seen.slice(n * quarter, (n + 1) * quarter))
  const head = ['', 'after the start', ...quarters.map((_one, n) => `quarter ${n + 1}`)]
  return [
    `Mixed reads over 32 connections for ${steps * stepSeconds} s, ${failed} failed. Where the last quarters agree, more time adds nothing.`,
    table(head, [
      ['mean, MB', atStart, ...quarters.map(mean)],
      ['highest, MB', atStart, ...quarters.map((one) => Math.max(...one))],
    ]),
  ].join('\n\n')
}
