import { createOutages, isChannelAway, noting } from './outage'
import { BadSignature, ChannelDown, RefundBlocked, RefundLater } from './payment'
import { SwitchedOff } from './switched-off'

let now = 1000
const outages = () => createOutages({ now: () => now })
beforeEach(() => {
  now = 1000
})

test('away since its first failure, said from the second on, over with an answer (Y-22)', () => {
  const known = outages()
  known.note('meterFeed', new Error('down'))
  expect(known.since('meterFeed')).toBeNull()
  now = 5000
  known.note('meterFeed', new Error('down'))
  expect([known.since('meterFeed'), known.since('einvoice')]).toEqual([1000, null])
  known.note('meterFeed')
  expect(known.since('meterFeed')).toBeNull()
})

test.each([
  ['a broken line', new Error('down'), true],
  ['a channel that is away', new ChannelDown('down'), true],
  ['a refund that is put off', new RefundLater('NOT_ENOUGH', 'later'), false],
  ['what was never connected', new SwitchedOff('sms'), false],
])('%s is an outage: %s', (_what, error, is) => {
  const known = outages()
  known.note('x', error)
  known.note('x', error)
  expect(known.since('x') !== null).toBe(is)
})

test('a channel that refuses has answered', async () => {
  const known = outages()
  const fail = (error: Error) => ({ ask: () => Promise.reject(error) })
  const ask = async (error: Error) => {
    const channel = noting(known, 'payment', fail(error), ['ask'], isChannelAway)
    await channel.ask().catch(() => undefined)
    await channel.ask().catch(() => undefined)
    return known.since('payment')
  }
  expect(await ask(new ChannelDown('down'))).toBe(1000)
  expect(await ask(new RefundBlocked('NO_AUTH', 'no'))).toBeNull()
  expect(await ask(new BadSignature('no'))).toBeNull()
})

test('answers, failures and everything else are the port’s own', async () => {
  const port = {
    name: 'feed',
    live: (at: number) => Promise.resolve(at + 1),
    hours: () => Promise.reject(new Error('x')),
  }
  const noted = noting(outages(), 'meterFeed', port, ['live', 'hours', 'frames'])
  expect([await noted.live(1), noted.name]).toEqual([2, 'feed'])
  await expect(noted.hours()).rejects.toThrow('x')
})
