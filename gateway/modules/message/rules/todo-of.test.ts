import { todoOf } from './todo-of'

const message = { createdAt: '2026-11-23T09:00:00+08:00', targetRoute: '/pages/x', targetParams: { b: '2', a: '1' } }
const todo = (part: object = {}) => ({
  route: '/pages/x?a=1&b=2',
  status: '0' as '0' | '1' | '3',
  handledAt: null,
  ...part,
})
const closed = (part: object = {}) => todo({ status: '1', handledAt: '2026-11-23T10:00:00+08:00', ...part })

test.each([
  ['nothing', [], null],
  ['an open one wherever it leads', [todo({ route: '/pages/y' })], 0],
  ['an open one before the closed one of its own event', [closed(), todo()], 1],
  ['a closed one of its own event', [closed()], 0],
  ['none that leads elsewhere and is closed', [closed({ route: '/pages/x?a=1' })], null],
  ['none that was closed before the message', [closed({ handledAt: '2026-11-23T08:59:59+08:00' })], null],
  ['one that went without a hand', [closed({ status: '3', handledAt: null })], 0],
] as const)('%s', (_what, todos, at) => expect(todoOf(message, todos)).toBe(at === null ? null : todos[at]))
