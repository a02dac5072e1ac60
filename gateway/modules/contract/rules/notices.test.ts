import { isNoticeOpen, needsAck } from './notices'

test.each([
  ['EXPIRE_60', false],
  ['EXPIRE_30', true],
  ['EXPIRE_7', true],
  ['EXPIRED', false],
  ['UNSIGNED', false],
] as const)('C-10: %s has to be acknowledged: %s', (kind, due) => {
  expect(needsAck(kind)).toBe(due)
})

test.each([
  ['EXPIRE_30', 'UNREAD', false, true],
  ['EXPIRE_30', 'READ', false, true],
  ['EXPIRE_30', 'ACKED', false, false],
  ['EXPIRE_7', 'READ', false, true],
  ['EXPIRE_60', 'UNREAD', false, false],
  ['EXPIRED', 'UNREAD', false, false],
  ['UNSIGNED', 'UNREAD', true, true],
  ['UNSIGNED', 'READ', true, true],
  ['UNSIGNED', 'READ', false, false],
] as const)('C-10: %s that is %s, its task open: %s, waits: %s', (kind, state, isTaskOpen, isOpen) => {
  expect(isNoticeOpen(kind, state, isTaskOpen)).toBe(isOpen)
})
