/*
 * Many logins and token renewals at once on both engines: no user may be logged out by it.
 */
import { logIn } from '../client.mjs'
import { callsFor, loadCall } from '../load-gateway.mjs'
import { loadSessions, sessionsEnv } from '../load-sessions.mjs'
import { ms, table } from '../markdown.mjs'
import { onLite, onPostgres } from '../stand.mjs'

const sizes = { logins: 200, clients: 1000 }

export const part = {
  name: 'sessions',
  limit: '0 sessions lost',
  run: async (say) => {
    const measured = [await onLite((gateway) => sessionsOn('PGlite', gateway), sessionsEnv)]
    measured.push(await onPostgres(say, (gateway, server) => sessionsOn(server.version, gateway), sessionsEnv))
    const all = measured.flatMap(({ results }) => results)
    const lost = all.reduce((sum, one) => sum + one.lost, 0)
    const failed = all.reduce((sum, one) => sum + one.failed, 0)
    return {
      figure: `${lost} lost, ${failed} failed`,
      ok: lost === 0 && failed === 0,
      note: measured.map(noteOf).join('\n\n'),
    }
  },
}

async function sessionsOn(engine, gateway) {
  const { headers } = await logIn(gateway.url, '13800000001')
  const billList = (await callsFor(gateway.url, headers)).find(({ name }) => name === 'bill list')
  const { perSecond } = await loadCall(gateway, billList, headers, 2)
  return { engine, perSecond, results: await loadSessions(gateway, sizes) }
}

function noteOf({ engine, perSecond: billLists, results }) {
  const rows = results.map(({ name, count, perSecond, slowest, failed, lost }) => [
    name,
    count,
    Math.round(perSecond),
    (perSecond / billLists).toFixed(3),
    ms(slowest),
    failed,
    lost,
  ])
  const head = ['what', 'clients', 'per second', 'of bill list', 'slowest', 'failed', 'sessions lost']
  return [`### ${engine}: all at once`, table(head, rows)].join('\n\n')
}
