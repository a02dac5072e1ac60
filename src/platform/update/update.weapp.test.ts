import { checkUpdate, watchUpdates } from '.'

type Listener = (result: { hasUpdate: boolean }) => void

/** A start of the mini-program: what WeChat reports comes to the listeners that are there at that moment. */
function start() {
  const on: Record<string, Listener> = {}
  mockWx({
    getUpdateManager: () => ({
      onCheckForUpdate: (listener: Listener) => (on.check = listener),
      onUpdateReady: (listener: Listener) => (on.ready = listener),
      onUpdateFailed: (listener: Listener) => (on.failed = listener),
    }),
  })
  watchUpdates()
  return (name: string, hasUpdate = true) => on[name]?.({ hasUpdate })
}

test('a version that was ready before the first check is found', async () => {
  const report = start()
  report('check')
  report('ready')
  expect(await checkUpdate()).toBe('ready')
})

test('a download under way is waited for', async () => {
  const report = start()
  report('check')
  const state = checkUpdate()
  report('ready')
  expect(await state).toBe('ready')
})

test.each([
  ['no newer version', 'check'],
  ['a download that failed', 'failed'],
])('%s: the latest', async (_name, event) => {
  const report = start()
  report(event, false)
  expect(await checkUpdate()).toBe('latest')
})
