import { createViewCounter } from './views'

describe('views (E-N-04)', () => {
  const half = 30 * 60_000
  const ids = (views: { id: string; reader: string }[]) => views.map(({ id, reader }) => `${id} ${reader}`)

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

  test('of two writings at once the second begins when the first has ended, also one that failed', async () => {
    const counter = createViewCounter(half)
    const steps: string[] = []
    const write = (name: string, fails: boolean) =>
      counter.inTurn(async () => {
        steps.push(`${name} begins`)
        await Promise.resolve()
        steps.push(`${name} ends`)
        if (fails) throw new Error(name)
      })
    const ends = await Promise.allSettled([write('first', true), write('second', false)])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })
})
