import { SESSION_IDLE, sessionClock } from './session'

test('a session ends after 1800000 ms without an event (TR-06)', () => {
  let made = 0
  const idAt = sessionClock(() => `s${(made += 1)}`)
  expect([idAt(0), idAt(1000), idAt(1000 + SESSION_IDLE), idAt(1001 + 2 * SESSION_IDLE)]).toEqual([
    's1',
    's1',
    's1',
    's2',
  ])
})
