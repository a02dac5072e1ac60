import { createLane } from './lanes'

/** Work that goes on until it is ended. */
function held() {
  let end = (): void => undefined
  const ended = new Promise<void>((done) => (end = done))
  return { work: () => ended, end }
}

test('one piece after the other; what fails holds up nothing', async () => {
  const [lane, done] = [createLane(), [] as string[]]
  const first = held()
  const all = [
    lane(() => first.work().then(() => done.push('first'))),
    lane(() => Promise.reject(new Error('broken'))),
    lane(async () => done.push('third')),
  ]
  await Promise.resolve()
  expect(done).toEqual([])
  first.end()
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['first', 'third'])
})

test('so many wait, one more is refused, and what its caller has left is not done', async () => {
  const lane = createLane(2)
  const first = held()
  const running = lane(first.work)
  await Promise.resolve()
  const work = jest.fn(async () => 'done')
  const waiting = [lane(work, () => true), lane(work)]
  await expect(lane(work)).rejects.toMatchObject({ code: '2906' })
  first.end()
  await running
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(work).toHaveBeenCalledTimes(1)
  expect(await lane(work)).toBe('done')
})
