import Taro from '@tarojs/taro'
import { storage } from '../storage'
import { popLostPage, watchPageLoads } from '.'

/* Specification 2: indicator after 200 ms, failure after 60000 ms or when the network refuses, a tap reloads. */

interface File {
  arrive(): void
  fail(): void
}
const files: Record<string, File> = {}
let back: (isTab: boolean) => void = () => undefined
type Loader = { __webpack_chunk_load__?: (chunk: string) => Promise<unknown> }

beforeAll(() => {
  ;(globalThis as Loader).__webpack_chunk_load__ = (chunk) =>
    new Promise((arrive, fail) => {
      files[chunk] = { arrive: () => arrive(undefined), fail: () => fail(new Error('ChunkLoadError')) }
    })
  window.__pageLoad = (state, leave) => {
    back = leave
    const box = document.createElement('div')
    box.setAttribute('role', state === 'failed' ? 'alert' : 'status')
    return box
  }
  watchPageLoads()
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  Taro.eventCenter.trigger('__taroRouterChange', {})
  jest.useRealTimers()
})

/** The router opens a page that needs these files. */
function open(...chunks: string[]): void {
  Taro.eventCenter.trigger('__taroRouterChange', {})
  for (const chunk of chunks) (globalThis as Loader).__webpack_chunk_load__?.(chunk).catch(() => undefined)
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const shown = () => document.querySelector('[role]')?.getAttribute('role') ?? null

test('a page that is there within 200 ms shows nothing', async () => {
  open('a', 'b')
  await pass(199)
  expect(shown()).toBeNull()
  files.a?.arrive()
  files.b?.arrive()
  await pass(60_000)
  expect(shown()).toBeNull()
})

test('the indicator after 200 ms, until the last file is there', async () => {
  open('a', 'b')
  await pass(200)
  expect(shown()).toBe('status')
  files.b?.arrive()
  await pass(10)
  expect(shown()).toBe('status')
  files.a?.arrive()
  await pass(0)
  expect(shown()).toBeNull()
})

test.each([
  ['the first', 'a', 'b'],
  ['the last', 'b', 'a'],
])('%s of two files fails: shown at once, and the other one does not take it back', async (_say, broken, other) => {
  open('a', 'b')
  files[broken]?.fail()
  await pass(0)
  expect(shown()).toBe('alert')
  files[other]?.arrive()
  await pass(60_000)
  expect(shown()).toBe('alert')
})

test('no answer for 60000 ms is a failure; when the file comes after all, the page is shown', async () => {
  open('a')
  await pass(59_999)
  expect(shown()).toBe('status')
  await pass(1)
  expect(shown()).toBe('alert')
  files.a?.arrive()
  await pass(0)
  expect(shown()).toBeNull()
})

test('another page in between: the failure of the former one is ignored', async () => {
  open('a')
  await pass(300)
  open('b')
  expect(shown()).toBeNull()
  files.a?.fail()
  await pass(300)
  expect(shown()).toBe('status')
})

test('a page that did not come leaves nothing uncaught, and is taken away with the next one', async () => {
  const uncaught = jest.fn()
  process.on('unhandledRejection', uncaught)
  Taro.eventCenter.trigger('__taroRouterChange', {})
  void (globalThis as Loader).__webpack_chunk_load__?.('a')
  files.a?.fail()
  await pass(0)
  expect(shown()).toBe('alert')
  open('b')
  await pass(0)
  expect(shown()).toBeNull()
  expect(uncaught).not.toHaveBeenCalled()
  process.off('unhandledRejection', uncaught)
})

test.each([
  ['a page goes back to the one it was opened from', false, 0, 1],
  ['a tab took the place of the one before it: home', true, 1, 0],
])('%s', async (_say, isTab, homes, backs) => {
  const home = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
  const below = jest.spyOn(window.history, 'back').mockImplementation()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{} as Taro.Page])
  open('a')
  files.a?.fail()
  await pass(0)
  back(isTab)
  expect([home.mock.calls.length, below.mock.calls.length]).toEqual([homes, backs])
  jest.restoreAllMocks()
})

test('what a page loads later is not the page', async () => {
  open('a')
  files.a?.arrive()
  await pass(10)
  ;(globalThis as Loader).__webpack_chunk_load__?.('later').catch(() => undefined)
  files.later?.fail()
  await pass(60_000)
  expect(shown()).toBeNull()
})

test('a page that was still loading when the app was left is reported once, one that loaded is not', async () => {
  open('a')
  await pass(200)
  expect(storage.get('isPageLoading')).toBe('/')
  files.a?.arrive()
  await pass(10)
  expect(popLostPage()).toBe('')
  open('a')
  await pass(200)
  expect([popLostPage(), popLostPage()]).toEqual(['/', ''])
})
