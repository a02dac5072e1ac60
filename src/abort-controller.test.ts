import { AbortController } from './abort-controller'

test('notifies its listeners once and keeps the reason', () => {
  const controller = new AbortController()
  const heard: string[] = []
  const leaver = () => heard.push('leaver')
  controller.signal.addEventListener('abort', () => heard.push('a'))
  controller.signal.addEventListener('abort', leaver)
  controller.signal.addEventListener('other', () => heard.push('never'))
  controller.signal.removeEventListener('abort', leaver)
  expect(controller.signal.aborted).toBe(false)
  controller.abort('reason')
  controller.abort('later')
  expect([heard, controller.signal.aborted, controller.signal.reason]).toEqual([['a'], true, 'reason'])
  expect(() => controller.signal.throwIfAborted()).toThrow('reason')
})
