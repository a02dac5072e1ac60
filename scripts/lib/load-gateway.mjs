/*
 * Throughput and latency of calls under 64 connections, with the gateway's memory.
 */
import autocannon from 'autocannon'
import { send } from './client.mjs'

/** The calls of the bench: a list, a detail, the home. */
export async function callsFor(gatewayUrl, headers) {
  const list = await send(`${gatewayUrl}/api/crmgas/bill/list`, { headers })
  const first = list.data?.list?.[0]
  if (!first) throw new Error(`no bills to read: ${list.code} ${list.text}`)
  return [
    { name: 'bill list', path: '/api/crmgas/bill/list' },
    { name: 'bill detail', path: `/api/crmgas/bill/detail?billId=${encodeURIComponent(first.billId)}` },
    { name: 'home summary', path: '/api/crmgas/home/summary' },
  ]
}

/** One call under load. */
export async function loadCall(gateway, call, headers, seconds) {
  const result = await autocannon({
    url: gateway.url + call.path,
    connections: 64,
    duration: seconds,
    headers,
    expectBody: undefined,
  })
  const wrong = result.non2xx + result.errors + result.timeouts
  return {
    name: call.name,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong,
    memoryMB: gateway.memoryMB(),
  }
}
