import { Type } from '@sinclair/typebox'
import { dailyOrder } from './daily-order'
import { kind, sweep, type Kind } from './kinds'

const run = { handle: async () => undefined }
const manual = { manual: async () => undefined }
const daily = (name: string, dailyAt: `${number}:${number}`, after: string[] = [], how: Kind['run'] = run) =>
  sweep(name, { dailyAt, after }, kind({ name, data: Type.Object({}), run: how }), async () => [])

const mail = daily('mail', '08:30', ['state'], manual)
const feed = daily('feed', '09:30', [], manual)
const share = daily('share', '09:36', ['feed'])
const state = daily('state', '10:00', ['share', 'absent'])
const purge = daily('purge', '03:00')
const order = dailyOrder([mail, purge, state, share, feed])
const waits = (one: typeof mail) => [...order.waitsFor(one)].sort()

test.each([
  ['over several steps, and for the next day of what follows from it', feed, ['feed', 'share', 'state']],
  ['for what it is declared after and what that is declared after', state, ['feed', 'share', 'state']],
  ['for its own days alone, where nothing is declared', purge, ['purge']],
  ['a manual kind that nothing is after: not even for itself', mail, ['feed', 'share', 'state']],
])('waits %s', (_name, one, expected) => {
  expect(waits(one)).toEqual(expected)
})

test('at the same due time what is declared first comes first, whatever order the areas have', () => {
  expect([mail, state, share, feed].sort((a, b) => order.rank(a) - order.rank(b))).toEqual([feed, share, state, mail])
})

test('a circle is refused', () => {
  expect(() => dailyOrder([daily('a', '01:00', ['b']), daily('b', '02:00', ['a'])])).toThrow('comes after itself')
})
