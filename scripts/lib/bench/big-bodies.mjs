/*
 * A hundred large bodies of one visitor at once: nobody else waits for them. Each is the worst that JSON can be: short text that
 * becomes many values. The limit of calls is off, so that every body comes as far as it can.
 */
import { Worker } from 'node:worker_threads'
import { logIn } from '../client.mjs'
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
      const rows = [
        ['nothing else', ...(await healthDuring(gateway, () => new Promise((done) => setTimeout(done, 2000))))],
      ]
      for (const path of paths)
        for (const { name, body } of bodies) {
          rows.push([
            `${at} × ${name} to ${path}`,
            ...(await healthDuring(gateway, () => sendAll(gateway.url + path, body))),
          ])
          say(rows.at(-1).join(' | '))
        }
      const slowest = Math.max(...rows.map(([, , p99]) => p99))
      const head = ['at once', 'answers of /healthz', 'p99, ms', 'slowest, ms', 'CPU ms a body', 'MB']
      return { figure: `${slowest} ms`, ok: slowest <= most, note: table(head, rows) }
    }),
}

/** In a thread of its own, so that /healthz is not measured by the sender's work. A connection closed over a body unread is an answer. */
const sender = `
const { parentPort, workerData: { url, body, times } } = require('node:worker_threads')
const headers = { 'content-type': 'application/json' }
const all = Array.from({ length: times }, () => fetch(url, { method: 'POST', headers, body }).then((answer) => answer.text()))
Promise.allSettled(all).then(() => parentPort.postMessage('done'))`

const sendAll = (url, body) =>
  new Promise((done, failed) => {
    const worker = new Worker(sender, { eval: true, workerData: { url, body, times: at } })
    worker.once('message', done)
    worker.once('error', failed)
  })

/** How /healthz answers while `work` is under way: how often, p99 and slowest in ms; with the gateway's memory after it. */
async function healthDuring(gateway, work) {
  const times = []
  const before = gateway.cpuMs()
  let isOver = false
  const probe = (async () => {
    while (!isOver) {
      const began = performance.now()
      const answer = await fetch(`${gateway.url}/healthz`)
      await answer.text()
      times.push(performance.now() - began)
      await new Promise((done) => setTimeout(done, 5))
    }
  })()
  await work()
  isOver = true
  await probe
  times.sort((a, b) => a - b)
  const p99 = times[Math.min(times.length - 1, Math.floor(times.length * 0.99))]
  return [
    times.length,
    Math.round(p99),
    Math.round(times.at(-1)),
    Math.round((gateway.cpuMs() - before) / at),
    gateway.memoryMB(),
  ]
}
