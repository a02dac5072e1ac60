import { targetAfterLogin } from './login-target'

const WEB = '/pages/webview/webview?url=https%3A%2F%2Fa.test'

test.each([
  ['the page that asked', { redirect: '/pages/me/me', scanId: 'x', loggedOut: false }, '/pages/me/me'],
  ['what was scanned', { scanId: 'A'.repeat(22), loggedOut: false }, `/pages/me/scan-status?scanId=${'A'.repeat(22)}`],
  ['the web view that waits', { loggedOut: false }, WEB],
  ['home after a logout', { loggedOut: true }, undefined],
])('%s', (_say, params, target) => expect(targetAfterLogin(params, () => WEB)).toBe(target))

test('nothing waits: home', () => expect(targetAfterLogin({ loggedOut: false }, () => undefined)).toBeUndefined())
