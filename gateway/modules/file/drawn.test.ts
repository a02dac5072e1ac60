import { drawnOnce } from './drawn'
import type { Drawn } from './papers'

const work = () => ({ config: { jwtKey: Buffer.alloc(32) }, clock: { now: () => 0 } }) as never
const address = (fileId: string) => ({ fileId, e: '600' })
const sheet = () => jest.fn(async (): Promise<Drawn | null> => ({ name: 'a.pdf', bytes: Buffer.alloc(10) }))
const archive = () => jest.fn(async (): Promise<Drawn | null> => ({ name: 'a.zip', pieces: (async function* () {})() }))

test('openings of one address at once share a drawing, a later one is drawn from the rows of then', async () => {
  const here = work()
  const draw = sheet()
  const all = await Promise.all([1, 2, 3].map(() => drawnOnce(here, address('p-1'), draw)))
  expect([new Set(all).size, draw.mock.calls.length]).toEqual([1, 1])
  await drawnOnce(here, address('p-1'), draw)
  await Promise.all([2, 3].map((n) => drawnOnce(here, address(`p-${n}`), draw)))
  expect(draw).toHaveBeenCalledTimes(4)
})

test('what is made in pieces is read by one', async () => {
  const here = work()
  const draw = archive()
  const papers = await Promise.all([1, 2, 3].map(() => drawnOnce(here, address('z-1'), draw)))
  expect(new Set(papers).size).toBe(3)
})

test('one address is drawn thirty times, in a gateway', async () => {
  const here = work()
  const draw = sheet()
  for (let n = 0; n < 30; n += 1) await drawnOnce(here, address('p-1'), draw)
  await expect(drawnOnce(here, address('p-1'), draw)).rejects.toMatchObject({ code: '2906' })
  await drawnOnce(work(), address('p-1'), draw)
})

test('a drawing that fails fails for all that wait for it; the next one tries again', async () => {
  const here = work()
  const draw = sheet().mockRejectedValueOnce(new Error('away'))
  const both = [1, 2].map(() => drawnOnce(here, address('p-1'), draw))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await drawnOnce(here, address('p-1'), draw)).toMatchObject({ name: 'a.pdf' })
})
