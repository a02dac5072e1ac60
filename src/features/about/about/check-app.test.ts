import { call } from '@/request/call'
import { checkApp } from './check-app'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
const shell = { host: 'native', versionCode: 320 }
jest.mock('@/platform/host', () => ({ host: () => shell.host }))
jest.mock('@/platform/bridge', () => ({
  getAppInfo: () => Promise.resolve({ platform: 'android', versionCode: shell.versionCode }),
}))
const done: string[] = []
jest.mock('@/routes/go', () => ({ go: (path: string) => Promise.resolve(done.push(path)) }))
jest.mock('@/ui', () => ({ toast: (text: string) => done.push(text) }))

test.each([
  ['native', 320, '/pages/appDown/appDown', 1],
  ['native', 330, '当前已是最新版本', 1],
  ['browser', 0, '/pages/appDown/appDown', 0],
  ['wechat', 0, '当前已是最新版本', 0],
])('版本更新 in %s with build %i: %s', async (host, versionCode, told, asked) => {
  Object.assign(shell, { host, versionCode })
  done.length = 0
  jest.mocked(call).mockReset()
  jest
    .mocked(call)
    .mockResolvedValue({ ANDROID: { versionCode: 330, url: 'https://a.test/app.apk' }, IOS: null } as never)
  await checkApp()
  expect(done).toEqual([told])
  expect(call).toHaveBeenCalledTimes(asked)
})
