/*
 * PostgreSQL stops for twenty seconds under load. Calls get an error at once, the gateway stays up, and afterwards everything goes on
 * without anybody's help: also a payment with a notification on its way.
 */
import { logIn, send } from '../client.mjs'
import { table } from '../markdown.mjs'
import { patientClient, payInSandbox } from '../patient-client.mjs'
import { withDemo } from '../stand.mjs'

const gone = 20
/** Seconds: within this a call is answered, whatever the answer. */
const patience = 10
/** Seconds after the server is back within which calls succeed again. */
const recovery = 10
const phone = '13800000001'
const paths = ['/api/crmgas/home/summary', '/api/crmgas/bill/list']

export const part = {
  name: 'postgres-stopped',
  limit: `refused within ${patience} s, back within ${recovery} s, nothing lost`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const gateway = await start()
      const { headers } = await logIn(gateway.url, phone)
      const client = patientClient(() => gateway.url, headers)
      const orderId = await payInSandbox(client, { bizType: 'PREPAY', amount: '100.00' })
      say(`PostgreSQL stops for ${gone} s`)
      server.halt()
      const during = await callsFor(gone, gateway, headers)
      const health = await fetch(`${gateway.url}/healthz`).then(({ status }) => status)
      const ready = await fetch(`${gateway.url}/readyz`).then(({ status }) => status)
      server.resume()
      const back = await secondsUntil(async () => (await ask(gateway, paths[0], headers)).code === '1000', 60)
      const paid = await secondsUntil(
        async () => (await client.get(`/pay/query?orderId=${orderId}`)).state === 'SUCCESS',
        120,
      )
      return result({ during, health, ready, back, paid })
    }),
}

async function ask(gateway, path, headers) {
  const began = performance.now()
  const answer = await send(gateway.url + path, { headers, timeout: 60_000 }).catch((error) => ({
    status: 0,
    code: error.name,
    text: error.message,
  }))
  return { ...answer, seconds: (performance.now() - began) / 1000 }
}

/** Eight clients ask all the time. */
async function callsFor(seconds, gateway, headers) {
  const end = Date.now() + seconds * 1000
  const answers = []
  const client = async (place) => {
    while (Date.now() < end) {
      answers.push(await ask(gateway, paths[place % paths.length], headers))
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_none, place) => client(place)))
  return answers
}

async function secondsUntil(isDone, most) {
  const began = performance.now()
  for (;;) {
    const seconds = (performance.now() - began) / 1000
    if (await isDone()) return seconds
    if (seconds > most) return Infinity
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** 系统繁忙，请稍后再试 in the call's own envelope, or HTTP 503. */
const isClear = ({ status, code }) => status === 503 || (status === 200 && ['2998', '2999'].includes(code))

function result({ during, health, ready, back, paid }) {
  const slowest = Math.max(...during.map(({ seconds }) => seconds))
  const unclear = during.filter((answer) => !isClear(answer))
  const faults = [
    ...(unclear.length > 0
      ? [`${unclear.length} of ${during.length} answers are no refusal: ${unclear[0].status} ${unclear[0].code}`]
      : []),
    ...(slowest > patience ? [`a call took ${slowest.toFixed(1)} s`] : []),
    ...(health === 200 ? [] : [`/healthz answered ${health}`]),
    ...(ready === 503 ? [] : [`/readyz answered ${ready}`]),
    ...(back > recovery ? [`calls succeed after ${back.toFixed(1)} s`] : []),
    ...(paid === Infinity ? ['the payment was not settled'] : []),
  ]
  return {
    figure:
      faults.length > 0
        ? faults.join('; ')
        : `refused within ${slowest.toFixed(1)} s, back after ${back.toFixed(1)} s, 0 lost`,
    ok: faults.length === 0,
    note: table(
      ['', 'figure'],
      [
        ['calls while it was gone', during.length],
        ['slowest of their answers', `${slowest.toFixed(2)} s`],
        ['first success after it came back', `${back.toFixed(1)} s`],
        ['the payment on its way was settled after', `${paid.toFixed(1)} s`],
      ],
    ),
  }
}
