import { createTurns } from './turns'

const turn = () => new Promise((done) => setImmediate(done))

test('work that comes at once is done in its order, a piece in each turn of the event loop', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  for (const name of ['a', 'b', 'c']) inTurn(() => done.push(name))
  expect(done).toEqual([])
  const seen = []
  for (let n = 0; n < 4; n++) {
    await turn()
    seen.push(done.join(''))
  }
  expect(seen).toEqual(['a', 'ab', 'abc', 'abc'])
})
