import { createQueue, type LogEvent, type QueueHost } from './queue'

const event = (n: number): LogEvent => ({ eventId: `e${n}`, type: 'CUSTOM', at: '2026-11-23T09:30:00+08:00' })
const ids = (events: LogEvent[]) => events.map(({ eventId }) => eventId)

function phone(stored = '') {
  const state = {
    stored,
    sent: [] as string[][],
    online: true,
    timer: undefined as (() => void) | undefined,
    last: [] as string[][],
  }
  const host: QueueHost = {
    load: () => state.stored,
    save: (text) => {
      state.stored = text
    },
    send: (events) => {
      if (!state.online) return Promise.reject(new Error('offline'))
      state.sent.push(ids(events))
      return Promise.resolve()
    },
    sendLast: (events) => state.last.push(ids(events)) > 0,
    later: (run, ms) => {
      expect(ms).toBe(180_000)
      state.timer = run
      return () => {
        state.timer = undefined
      }
    },
  }
  return { state, queue: createQueue(host) }
}

test('sent when ten wait', async () => {
  const { state, queue } = phone()
  for (let n = 1; n <= 9; n += 1) queue.add(event(n))
  expect(state.sent).toEqual([])
  queue.add(event(10))
  await queue.flush()
  expect(state.sent).toEqual([['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'e10']])
  expect(state.stored).toBe('')
})

test('sent 180 s after the first', async () => {
  const { state, queue } = phone()
  queue.add(event(1))
  queue.add(event(2))
  state.timer?.()
  await queue.flush()
  expect(state.sent).toEqual([['e1', 'e2']])
})

test('kept over a failure and over a crash, at most 200, oldest dropped', async () => {
  const { state, queue } = phone()
  state.online = false
  for (let n = 1; n <= 205; n += 1) queue.add(event(n))
  await queue.flush()
  expect(state.timer).toBeDefined()
  const kept = JSON.parse(state.stored) as LogEvent[]
  expect([kept.length, kept[0]?.eventId, kept[199]?.eventId]).toEqual([200, 'e6', 'e205'])

  const restarted = phone(state.stored)
  await restarted.queue.flush()
  expect(restarted.state.sent.map((batch) => batch.length)).toEqual([50, 50, 50, 50])
  expect(restarted.state.stored).toBe('')
})

test('leaving the screen sends at once', () => {
  const { state, queue } = phone()
  queue.add(event(1))
  queue.flushLast()
  queue.flushLast()
  expect(state.last).toEqual([['e1']])
})

test('a broken record is dropped', () => {
  expect(() => phone('{oops')).not.toThrow()
})
