import { resetRequestHooks, setRequestHooks } from './hooks'
import { beginLoading } from './loading'

const seen: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  seen.length = 0
  setRequestHooks({ showLoading: (text) => seen.push(text), hideLoading: () => seen.push('hidden') })
})
afterEach(() => {
  jest.useRealTimers()
  resetRequestHooks()
})

test('a quick answer shows nothing', () => {
  const end = beginLoading()
  jest.advanceTimersByTime(799)
  end()
  jest.advanceTimersByTime(10_000)
  expect(seen).toEqual([])
})

test('shown once for many requests, hidden after the last', () => {
  const first = beginLoading()
  jest.advanceTimersByTime(500)
  const second = beginLoading()
  jest.advanceTimersByTime(300)
  expect(seen).toEqual(['请求中...'])
  first()
  first()
  expect(seen).toEqual(['请求中...'])
  second()
  expect(seen).toEqual(['请求中...', 'hidden'])
})

test('hidden by itself after 60 s', () => {
  const end = beginLoading()
  jest.advanceTimersByTime(800 + 60_000)
  expect(seen).toEqual(['请求中...', 'hidden'])
  end()
  expect(seen).toEqual(['请求中...', 'hidden'])
})
