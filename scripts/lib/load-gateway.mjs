/*
 * Throughput and latency of calls under 64 connections, with the gateway's memory. `/healthz` comes first: what the machine and
 * the server themselves can do in this run, to compare the calls with.
 */
import autocannon from 'autocannon'
import { send } from './client.mjs'

/** Requests before the measurement: code compiled, statements prepared, plans made. */
const warmUps = 200

/** The calls of the bench: nothing, a list, a detail, the home. */
export async function callsFor(gatewayUrl, headers) {
  const list = await send(`${gatewayUrl}/api/crmgas/bill/list`, { headers })
  const first = list.data?.list?.[0]
  if (!first) throw new Error(`no bills to read: ${list.code} ${list.text}`)
  return [
    { name: 'bare /healthz', path: '/healthz' },
    { name: 'bill list', path: '/api/crmgas/bill/list' },
    { name: 'bill detail', path: `/api/crmgas/bill/detail?billId=${encodeURIComponent(first.billId)}` },
    { name: 'home summary', path: '/api/crmgas/home/summary' },
  ]
}

/** One call under load. A refusal travels in HTTP 200, so one answer is looked at before. */
export async function loadCall(gateway, call, headers, seconds) {
  const url = gateway.url + call.path
  if (call.path.startsWith('/api')) {
    const answer = await send(url, { headers })
    if (answer.code !== '1000') throw new Error(`${call.path}: ${answer.status} ${answer.code} ${answer.text}`)
  }
  await autocannon({ url, connections: 8, amount: warmUps, headers })
  const result = await autocannon({ url, connections: 64, duration: seconds, headers })
  return {
    name: call.name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
    memoryMB: gateway.memoryMB(),
  }
}
