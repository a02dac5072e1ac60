import { attempt } from './attempt'
import { ApiError } from './error'
import { resetRequestHooks, setRequestHooks } from './hooks'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  setRequestHooks({ done: (text) => said.push(text) })
})
afterAll(resetRequestHooks)

const refused = new ApiError('refused', '已被处理', '2203')

test('a success is shown', async () => {
  expect(await attempt(Promise.resolve(1), { ok: '已保存' })).toBeNull()
  expect(said).toEqual(['已保存'])
})

test('a failure goes where it belongs, and nothing is shown', async () => {
  expect(await attempt(Promise.reject(refused), { ok: '已保存', at: (error) => said.push(error.code) })).toBe(refused)
  expect(await attempt(Promise.reject(refused))).toBe(refused)
  expect(said).toEqual(['2203'])
})

test('a fault of our own goes on', async () => {
  await expect(attempt(Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined')
})
