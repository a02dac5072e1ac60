import type * as Quiet from './quiet'

/** afterPaint: a frame, and the task behind it. */
const painted = () => jest.advanceTimersByTimeAsync(50)

let quiet: typeof Quiet
const seen: string[] = []

beforeEach(async () => {
  jest.useFakeTimers()
  seen.length = 0
  jest.resetModules()
  quiet = await import('./quiet')
  quiet.whenQuiet(() => seen.push('behind'))
})
afterEach(() => jest.useRealTimers())

test('waits for the first page and for the end of its calls', async () => {
  const end = quiet.beginCall()
  await jest.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([])
  quiet.notePageStands()
  await jest.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([])
  end()
  await jest.advanceTimersByTimeAsync(100)
  await painted()
  expect(seen).toEqual(['behind'])
})

test('what a part of the page asks for next is waited for too', async () => {
  const first = quiet.beginCall()
  quiet.notePageStands()
  first()
  await jest.advanceTimersByTimeAsync(60)
  const second = quiet.beginCall()
  await jest.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([])
  second()
  await jest.advanceTimersByTimeAsync(100)
  await painted()
  expect(seen).toEqual(['behind'])
})

test('runs at once from then on', async () => {
  quiet.notePageStands()
  await jest.advanceTimersByTimeAsync(100)
  await painted()
  quiet.beginCall()
  quiet.whenQuiet(() => seen.push('later'))
  expect(seen).toEqual(['behind', 'later'])
})
