import { createViewCounter } from './views'

describe('views (E-N-04)', () => {
  const half = 30 * 60_000
  const ids = (views: { id: string; who: string }[]) => views.map(({ id, who }) => `${id} ${who}`)

  test('one per reader and article in half an hour, taken once', () => {
    const counter = createViewCounter(half)
    counter.see('A', 'u1', 0)
    counter.see('A', 'u1', half - 1)
    counter.see('A', 'u2', 0)
    counter.see('B', 'u1', 0)
    expect(ids(counter.take())).toEqual(['A u1', 'A u2', 'B u1'])
    expect(counter.take()).toEqual([])
    counter.see('A', 'u1', half)
    expect(ids(counter.take())).toEqual(['A u1'])
  })

  test('what could not be written waits for the next time', () => {
    const counter = createViewCounter(half)
    counter.see('A', 'u1', 0)
    const taken = counter.take()
    counter.see('B', 'u1', 0)
    counter.giveBack(taken)
    expect(ids(counter.take())).toEqual(['A u1', 'B u1'])
  })
})
