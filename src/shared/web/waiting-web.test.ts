import { enterWeb, leaveWeb, popWaitingWeb } from './waiting-web'

const WEB = '/pages/webview/webview?url=https%3A%2F%2Fa.test'

test('the web view that is shown, or left just now, waits for the login; once', () => {
  enterWeb(WEB)
  expect(popWaitingWeb(1000)).toBe(WEB)
  expect(popWaitingWeb(1000)).toBeUndefined()
  enterWeb(WEB)
  leaveWeb(1000)
  expect(popWaitingWeb(4000)).toBe(WEB)
})

test('one that was left by going back does not', () => {
  enterWeb(WEB)
  leaveWeb(1000)
  expect(popWaitingWeb(4001)).toBeUndefined()
  leaveWeb(5000)
  expect(popWaitingWeb(5000)).toBeUndefined()
})
