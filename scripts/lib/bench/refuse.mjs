/*
 * What a visitor's body costs that is refused: the gateway's CPU for each, one after the other, the limit of calls being off so that every
 * body comes as far as it can.
 */
import { table } from '../markdown.mjs'
import { onPostgres } from '../stand.mjs'

/** ms of CPU. */
const most = 10
const times = 60
const sms = '/api/crmgas/portal/sms/sendSms'
const notice = '/api/crmgas/pay/notify/SANDBOX'
const many = (text, kB) =>
  `{"phone":"13900000001","smsType":"NONE","more":[${text.repeat(Math.floor((kB * 1024) / text.length))}0]}`
const flat = many('[],', 60)
const deep = many(`${'['.repeat(13)}${']'.repeat(13)},`, 60)
const forged = { authorization: 'made-up', userid: 'none' }
const cases = [
  { name: 'arrays, 60 kB, to a call for visitors', path: sms, body: flat },
  { name: 'arrays of 13 levels, 60 kB, to a call for visitors', path: sms, body: deep },
  { name: 'arrays, 720 kB, refused unread', path: sms, body: many('[],', 720) },
  { name: 'arrays, 60 kB, as a notification without a signature', path: notice, body: flat },
  {
    name: 'arrays, 60 kB, with a made-up token',
    path: '/api/crmgas/pay/createOrder',
    body: flat,
    headers: forged,
  },
  { name: 'no JSON, 60 kB', path: sms, body: '['.repeat(60 * 1024) },
]

export const part = {
  name: 'refuse',
  limit: `CPU for a refused body ≤ ${most} ms`,
  run: (say) =>
    onPostgres(say, async (gateway) => {
      const rows = []
      for (const one of cases) {
        await refused(gateway, one)
        const before = gateway.cpuMs()
        const statuses = await refused(gateway, one)
        rows.push([one.name, ((gateway.cpuMs() - before) / times).toFixed(1), statuses])
        say(rows.at(-1).join(' | '))
      }
      const dearest = Math.max(...rows.map(([, ms]) => Number(ms)))
      return {
        figure: `${dearest.toFixed(1)} ms`,
        ok: dearest <= most,
        note: table(['body', 'CPU ms', 'answered'], rows),
      }
    }),
}

/** Sends them one by one; answers with what they were refused. */
async function refused(gateway, { path, body, headers = {} }) {
  const answers = new Set()
  for (let n = 0; n < times; n++)
    answers.add(
      await fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).then(
        async (answer) => `${answer.status} ${codeOf(await answer.text())}`.trim(),
        () => 'closed',
      ),
    )
  return [...answers].sort().join(', ')
}

const codeOf = (text) => /"(?:resultCode|code|errorCode|state)":"?([\w]+)"?/.exec(text)?.[1] ?? ''
