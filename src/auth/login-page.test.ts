import { storage } from '@/platform/storage'
import { openLogin } from './login-page'

const opened: string[] = []

beforeEach(() => {
  opened.length = 0
  window.history.replaceState(null, '', '/pages/me/me')
  storage.set('wechatMiniProgram', '1')
  window.wx = { miniProgram: { redirectTo: ({ url }) => opened.push(url) } } as NonNullable<Window['wx']>
})
afterEach(() => {
  delete window.wx
  storage.remove('wechatMiniProgram')
  window.history.replaceState(null, '', '/')
})

test.each([
  ['an ended login', {}, '/pages/login/login?from=H5'],
  ['a logout', { logout: true }, '/pages/login/login?from=H5&logout=1'],
] as const)('in the web view of the mini-program, %s opens its login page (LG-15, AU-17)', async (_, way, url) => {
  await openLogin(way)
  expect(opened).toEqual([url])
})
