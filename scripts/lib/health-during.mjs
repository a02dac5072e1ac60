/*
 * Loads from outside, and how /healthz answers meanwhile: whether one caller makes all others wait.
 */
import { Worker } from 'node:worker_threads'

/** In a thread of its own, so that /healthz is not measured by the sender's work. A connection closed over a body unread is an answer. */
const sender = `
const { parentPort, workerData: { url, method, headers, body, times } } = require('node:worker_threads')
const one = async () => {
  const answer = await fetch(url, { method, headers, body })
  await answer.arrayBuffer()
  return String(answer.status)
}
const all = Array.from({ length: times }, () => one().catch(() => 'closed'))
Promise.all(all).then((answers) => parentPort.postMessage(answers))`

/**
 * Sends the same request so often at once. Answers how many were answered with which status: `200: 40, 429: 3`.
 * @param {{ url: string, method?: string, headers?: Record<string, string>, body?: string | Uint8Array, times: number }} asked
 * @returns {Promise<string>}
 */
export const sendAtOnce = (asked) =>
  new Promise((done, failed) => {
    const worker = new Worker(sender, { eval: true, workerData: { method: 'POST', headers: {}, ...asked } })
    worker.once('message', (answers) => {
      const statuses = [...new Set(answers)].sort()
      done(statuses.map((one) => `${one}: ${answers.filter((other) => other === one).length}`).join(', '))
    })
    worker.once('error', failed)
  })

/** How /healthz answers while `work` is under way: how often, p99 and slowest in ms; with the gateway's CPU of it and memory after it. */
export async function healthDuring(gateway, work) {
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
  const result = await work()
  isOver = true
  await probe
  times.sort((a, b) => a - b)
  return {
    result,
    answers: times.length,
    p99: Math.round(times[Math.min(times.length - 1, Math.floor(times.length * 0.99))]),
    slowest: Math.round(times.at(-1)),
    cpuMs: gateway.cpuMs() - before,
    memoryMB: gateway.memoryMB(),
  }
}

/** '9.4×': a time beside the one of the same run without a load, which a busy machine makes longer as well. */
export const timesQuiet = (ms, quietMs) => `${(ms / Math.max(1, quietMs)).toFixed(1)}×`

/** As long as a load takes, without one. */
export const quiet = () => new Promise((done) => setTimeout(done, 2000))
