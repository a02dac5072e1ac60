import Taro from '@tarojs/taro'
import { watchSheet } from '.'

const node = { width: 0, height: 0, getContext: () => ({ setTransform() {}, clearRect() {} }) }
let answers: (object | null)[]
let asked = 0

beforeEach(() => {
  jest.useFakeTimers()
  asked = 0
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  mockWx({
    createSelectorQuery: () => {
      let done: (found: object | null) => void = () => undefined
      const query = {
        select: () => query,
        fields: (_what: object, tell: typeof done) => ((done = tell), query),
        exec: () => {
          asked += 1
          done(answers.shift() ?? null)
        },
      }
      return query
    },
  })
})
afterEach(() => jest.useRealTimers())

test('a canvas that is not drawn yet is asked for again', async () => {
  answers = [null, { node: undefined }, { node, width: 300, height: 200 }]
  const tell = jest.fn()
  watchSheet('sheet', tell)
  await jest.advanceTimersByTimeAsync(1000)
  expect([asked, tell.mock.calls.length]).toEqual([3, 1])
  expect(tell.mock.calls[0]?.[0]).toMatchObject({ width: 300, height: 200 })
})

test('one that never comes is shown to be missing, once', async () => {
  answers = []
  const tell = jest.fn()
  watchSheet('sheet', tell)
  await jest.advanceTimersByTimeAsync(10_000)
  expect([asked, tell.mock.calls]).toEqual([5, [[null]]])
})

test('a page that has gone asks no more', async () => {
  answers = []
  const tell = jest.fn()
  const stop = watchSheet('sheet', tell)
  await jest.advanceTimersByTimeAsync(250)
  stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([asked, tell.mock.calls]).toEqual([2, []])
})
