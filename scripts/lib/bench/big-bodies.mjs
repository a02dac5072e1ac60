/*
 * A hundred large bodies of one visitor at once: no other caller waits for them. Each is the worst that JSON can be: short text that
 * becomes many values. The limit of calls is off, so that every body comes as far as it can.
 */
import { logIn } from '../client.mjs'
import { healthDuring, quiet, sendAtOnce, timesQuiet } from '../health-during.mjs'
import { table } from '../markdown.mjs'
import { onPostgres } from '../stand.mjs'

const most = 300
const at = 100
const paths = ['/api/crmgas/portal/sms/sendSms', '/api/crmgas/pay/notify/SANDBOX']
const many = (text, kB) =>
  `{"phone":"13900000001","smsType":"LOGIN","more":[${text.repeat(Math.floor((kB * 1024) / text.length))}0]}`
const bodies = [
  { name: 'arrays, 720 kB', body: many('[],', 720) },
  { name: 'arrays of 13 levels, 720 kB', body: many(`${'['.repeat(13)}${']'.repeat(13)},`, 720) },
  { name: 'arrays, 60 kB', body: many('[],', 60) },
]

export const part = {
  name: 'big-bodies',
  limit: `p99 of /healthz ≤ ${most} ms`,
  run: (say) =>
    onPostgres(say, async (gateway) => {
      await logIn(gateway.url, '13800000001')
      const rows = []
      const measure = async (name, load) => {
        const { answers, p99, slowest, cpuMs, memoryMB } = await healthDuring(gateway, load)
        rows.push([name, answers, p99, timesQuiet(p99, rows[0]?.[2] ?? p99), slowest, Math.round(cpuMs / at), memoryMB])
        say(rows.at(-1).join(' | '))
      }
      await measure('nothing else', quiet)
      const headers = { 'content-type': 'application/json' }
      for (const path of paths)
        for (const { name, body } of bodies)
          await measure(`${at} × ${name} to ${path}`, () =>
            sendAtOnce({ url: gateway.url + path, headers, body, times: at }),
          )
      const slowest = Math.max(...rows.map(([, , p99]) => p99))
      const head = ['at once', 'answers of /healthz', 'p99, ms', 'of quiet', 'slowest, ms', 'CPU ms a body', 'MB']
      return {
        figure: `${slowest} ms, ${timesQuiet(slowest, rows[0][2])} of quiet`,
        ok: slowest <= most,
        note: table(head, rows),
      }
    }),
}
