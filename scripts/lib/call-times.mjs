/*
 * How long calls of a gateway take one after the other.
 */
import { send } from './client.mjs'
import { table } from './markdown.mjs'

/** Median and 95th percentile of a call in ms; the first one prepares statements and plans and is left out. */
export async function timesOf(name, address, headers, rounds = 100) {
  const times = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now()
    const answer = await send(address, { headers })
    if (answer.code !== '200' && answer.code !== '1000') throw new Error(`${address}: ${answer.code} ${answer.text}`)
    if (round > 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { name, median: times[Math.floor(rounds / 2)], p95: times[Math.floor(rounds * 0.95)] }
}

/** What a part of the bench says of such calls; none may be slower than `slowest` ms at its 95th percentile. */
export function withinTimes(measured, slowest) {
  const p95 = Math.max(...measured.map((one) => one.p95))
  const rows = measured.map((one) => [one.name, `${one.median.toFixed(2)} ms`, `${one.p95.toFixed(1)} ms`])
  return { figure: `p95 ${p95.toFixed(1)} ms`, ok: p95 <= slowest, note: table(['call', 'median', 'p95'], rows) }
}
