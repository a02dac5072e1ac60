/*
 * Calls per second under 64 connections on both engines, beside a bare /healthz of the same gateway.
 */
import { logIn } from '../client.mjs'
import { callsFor, loadCall } from '../load-gateway.mjs'
import { ms, table } from '../markdown.mjs'
import { onLite, onPostgres } from '../stand.mjs'

const phone = '13800000001'
const seconds = 4

export const part = {
  name: 'gateway',
  limit: 'no call failed',
  run: async (say) => {
    const measured = [await onLite((gateway) => loadsOn('PGlite', gateway))]
    measured.push(await onPostgres(say, (gateway, server) => loadsOn(server.version, gateway)))
    const lists = measured.map(({ loads }) => Math.round(loads.find(({ name }) => name === 'bill list').perSecond))
    return {
      figure: `bill list ${lists[0]}/s on PGlite, ${lists[1]}/s on PostgreSQL`,
      ok: measured.every(({ loads }) => loads.every(({ wrong }) => wrong === 0)),
      note: measured.map(noteOf).join('\n\n'),
    }
  },
}

async function loadsOn(engine, gateway) {
  const { headers } = await logIn(gateway.url, phone)
  const before = gateway.memoryMB()
  const loads = []
  for (const call of await callsFor(gateway.url, headers)) loads.push(await loadCall(gateway, call, headers, seconds))
  return { engine, before, loads }
}

function noteOf({ engine, before, loads }) {
  const [bare] = loads
  const rows = loads.map(({ name, perSecond, p50, p99, wrong, memoryMB }) => [
    name,
    Math.round(perSecond),
    (perSecond / bare.perSecond).toFixed(3),
    ms(p50),
    ms(p99),
    wrong,
    `${memoryMB} MB`,
  ])
  return [
    `### ${engine}: 64 connections, ${seconds} s a call, ${before} MB before`,
    table(['call', 'calls per second', 'of /healthz', 'p50', 'p99', 'failed', 'memory after'], rows),
  ].join('\n\n')
}
