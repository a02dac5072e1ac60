import { request } from 'node:http'
import { codeOf } from '../../scripts/lib/client.mjs'
import { expect } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { provedStaff, staffHeaders } from './staff'

/** Moves the gateway's clock to `now` (ISO) as its staff can in development: every job that falls due on the way has run. */
export async function moveClock(gateway: GatewayProcess, now: string): Promise<void> {
  const before = provedStaff(gateway)
  if (before && (await move(gateway, now, before)) === '0') return
  expect(await move(gateway, now, await staffHeaders(gateway))).toBe('0')
}

/** The code of the answer, however long it takes: `fetch` ends after five minutes, which a month on a busy machine lasts. */
function move(gateway: GatewayProcess, now: string, headers: Record<string, string>): Promise<string> {
  return new Promise((done, failed) => {
    const sent = request(
      `${gateway.url}/btwob/dev/clock`,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', failed)
        answer.on('end', () => done(codeOf(JSON.parse(Buffer.concat(parts).toString()))))
      },
    )
    sent.on('error', failed)
    sent.end(JSON.stringify({ now }))
  })
}
