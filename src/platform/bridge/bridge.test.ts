/*
 * One contract for every host on H5: the same actions, the same failures (specification 7 and 8, D 5.10). The mini-program's
 * side is bridge.weapp.test.ts.
 */
type Bridge = typeof import('.')
type Invoke = (action: string, params: Record<string, unknown>, done: (answer: object) => void) => void

/** A fresh app in this host: what it is, is found once per page load. */
function inHost(agent: string, given: { enn?: { invoke: Invoke }; wx?: object } = {}): Bridge {
  jest.resetModules()
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
  Object.assign(window, { enn: given.enn, wx: given.wx })
  return require('.') as Bridge
}

const BROWSER = 'Mozilla/5.0 (iPhone)'
const WECHAT = 'Mozilla/5.0 MicroMessenger/8.0'
const NOT_IN_WECHAT = { success: false, code: -1, message: 'not in WeChat environment' }
const NO_METHOD = { success: false, code: 404, message: 'method does not exist' }
const position = { longitude: 116.7, latitude: 39.5, accuracy: 12 }

const calls: [string, Record<string, unknown>][] = []
const shell: { invoke: Invoke } = {
  invoke: (action, params, done) => {
    calls.push([action, params])
    const answers: Record<string, object> = {
      'system.openWebView': { code: 0 },
      'system.postMessage': { code: 0 },
      'system.getAppInfo': { code: 0, data: { appName: 'gas', grantCode: 'g' } },
      'device.selectPhotos': { code: 0, data: { files: [{ path: '/a.jpg' }] } },
      'device.getLocation': { code: 0, data: { lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' } },
    }
    done(answers[action] ?? { code: 404, success: false, message: 'method does not exist' })
  },
}
const sdk = {
  chooseImage: ({ count, success }: { count: number; success(a: object): void }) =>
    success({ localIds: Array.from({ length: count }, (_, n) => `wxLocalResource://${n}`) }),
  getLocation: ({ type, success }: { type: string; success(a: object): void }) =>
    success(type === 'wgs84' ? position : {}),
}

afterEach(() => {
  calls.length = 0
  Object.assign(window, { enn: undefined, wx: undefined, ennApp: undefined, __onNfcWrite: undefined })
  jest.useRealTimers()
})

const hosts: [string, () => Bridge, { photos: object; place: object }][] = [
  ['plain browser', () => inHost(BROWSER), { photos: NOT_IN_WECHAT, place: NOT_IN_WECHAT }],
  [
    'WeChat browser',
    () => inHost(WECHAT, { wx: sdk }),
    {
      photos: { success: true, code: 0, data: { files: [{ path: 'wxLocalResource://0' }] } },
      place: { success: true, code: 0, data: { lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' } },
    },
  ],
  [
    'native web view',
    () => inHost(BROWSER, { enn: shell }),
    {
      photos: { success: true, code: 0, data: { files: [{ path: '/a.jpg' }] } },
      place: { success: true, code: 0, data: { lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' } },
    },
  ],
]

describe.each(hosts)('%s', (name, start, { photos, place }) => {
  test('photos', async () => expect(await start().bridge('device.selectPhotos')).toEqual(photos))
  test('position', async () => expect(await start().bridge('device.getLocation')).toEqual(place))
  test('an unknown action', async () => expect(await start().bridge('device.fly')).toEqual(NO_METHOD))
  test('shell actions', async () => {
    const { openInShell, postToShell, getAppInfo } = start()
    const native = name === 'native web view'
    expect([
      await openInShell('https://a.test', '标题'),
      await postToShell('login', { reason: 430 }),
      (await getAppInfo())?.grantCode,
    ]).toEqual(native ? [true, true, 'g'] : [false, false, undefined])
  })
})

test('WeChat without its SDK configured has no photos either', async () => {
  expect(await inHost(WECHAT).bridge('device.selectPhotos')).toEqual(NOT_IN_WECHAT)
})

test('the shell gets what the specification names', async () => {
  const { openInShell, postToShell } = inHost(BROWSER, { enn: shell })
  await openInShell('https://a.test', '标题', false)
  await postToShell('share', { title: 't' })
  expect(calls).toEqual([
    ['system.openWebView', { url: 'https://a.test', title: '标题', showWebViewToolbar: false }],
    ['system.postMessage', { channel: 'share', message: '{"title":"t"}' }],
  ])
  expect(await postToShell('x', { text: 'a'.repeat(9000) })).toBe(false)
})

test('getAppInfo: null without an answer in 200 ms and for another code than 0', async () => {
  jest.useFakeTimers()
  const silent = inHost(BROWSER, { enn: { invoke: () => undefined } }).getAppInfo()
  await jest.advanceTimersByTimeAsync(199)
  const waiting = await Promise.race([silent, Promise.resolve('waiting')])
  expect(waiting).toBe('waiting')
  await jest.advanceTimersByTimeAsync(1)
  await expect(silent).resolves.toBeNull()
  const refused = inHost(BROWSER, { enn: { invoke: (_a, _p, done) => done({ code: 1 }) } }).getAppInfo()
  await expect(refused).resolves.toBeNull()
})

test('what the shell asks of the page: messages by channel, card writes, nothing else', () => {
  const { listenToShell, onShellMessage } = inHost(BROWSER, { enn: shell })
  const heard: unknown[] = []
  const stop = onShellMessage('user', (message) => heard.push(message))
  window.__onNfcWrite = (params) => heard.push(params)
  listenToShell()
  const answers: object[] = []
  const ask = (action: string, params: Record<string, unknown>) =>
    window.ennApp?.invoke(action, params, (answer) => answers.push(answer))
  ask('system.handleMessage', { channel: 'user', message: '{"empNo":"E1"}' })
  ask('system.handleMessage', { channel: 'user', message: 'plain' })
  ask('system.handleMessage', { channel: 'other', message: '{}' })
  ask('device.nfcWrite', { sessionId: 's', sw: '9000' })
  stop()
  ask('system.handleMessage', { channel: 'user', message: '{}' })
  ask('device.fly', {})
  expect(heard).toEqual([{ empNo: 'E1' }, 'plain', { sessionId: 's', sw: '9000' }])
  expect(answers).toEqual([...Array.from({ length: 5 }, () => ({ success: true, code: 0 })), NO_METHOD])
})
