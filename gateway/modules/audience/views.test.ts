import { createViewCounter } from './views'

describe('views (E-N-04)', () => {
  const half = 30 * 60_000
  test('one per reader and article in half an hour, taken once', () => {
    const counter = createViewCounter(half)
    counter.see('A', 'u1', 0)
    counter.see('A', 'u1', half - 1)
    counter.see('A', 'u2', 0)
    counter.see('B', 'u1', 0)
    expect(Object.fromEntries(counter.take())).toEqual({ A: 2, B: 1 })
    expect(counter.take().size).toBe(0)
    counter.see('A', 'u1', half)
    expect(Object.fromEntries(counter.take())).toEqual({ A: 1 })
  })
})
