import { enterWeb, leaveWeb, takeWaitingWeb } from './waiting-web'

const WEB = '/pages/webview/webview?url=https%3A%2F%2Fa.test'

test('the web view that is shown, or left just now, waits for the login; once', () => {
  enterWeb(WEB)
  expect(takeWaitingWeb(1000)).toBe(WEB)
  expect(takeWaitingWeb(1000)).toBeUndefined()
  enterWeb(WEB)
  leaveWeb(1000)
  expect(takeWaitingWeb(4000)).toBe(WEB)
})

test('one that was left by going back does not', () => {
  enterWeb(WEB)
  leaveWeb(1000)
  expect(takeWaitingWeb(4001)).toBeUndefined()
  leaveWeb(5000)
  expect(takeWaitingWeb(5000)).toBeUndefined()
})
