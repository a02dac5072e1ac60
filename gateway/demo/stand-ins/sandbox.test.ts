import { createHmac } from 'node:crypto'
import type { Db } from '../../db/connect'
import { frozenClock } from '../../ports/clock'
import { Sandbox } from './sandbox'

const key = Buffer.alloc(32, 7)
const clock = frozenClock('2026-11-23T09:30:00+08:00')
const body = '{"outTradeNo":"1"}'

/** A notification with a right signature, whatever time it names. */
function notified(timestamp: string) {
  const signature = createHmac('sha256', key).update(`${timestamp}\nn\n${body}\n`).digest('hex')
  const headers: Record<string, string> = {
    'x-sandbox-timestamp': timestamp,
    'x-sandbox-nonce': 'n',
    'x-sandbox-signature': signature,
  }
  return new Sandbox({} as Db, clock, key).verifyNotify((name) => headers[name], body)
}
const now = clock.now()

test.each([String(now), String(now - 299_000), String(now + 299_000)])('fresh: %s', async (timestamp) => {
  expect(await notified(timestamp)).toEqual({ outTradeNo: '1' })
})

test.each([String(now - 301_000), String(now + 301_000), 'NaN', 'yesterday', 'Infinity', ''])(
  'not fresh, although signed: %j',
  async (timestamp) => {
    await expect(notified(timestamp)).rejects.toThrow('too old')
  },
)
