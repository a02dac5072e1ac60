import { isNewest, isNoticeOpen, needsAck } from './notices'

test.each([
  ['EXPIRE_60', false],
  ['EXPIRE_30', true],
  ['EXPIRE_7', true],
  ['EXPIRED', false],
  ['UNSIGNED', false],
] as const)('C-10: %s has to be acknowledged: %s', (kind, due) => {
  expect(needsAck(kind)).toBe(due)
})

const none = { ending: false, newest: false, taskOpen: false }
const last = { ending: true, newest: true, taskOpen: false }
const signing = { ...none, taskOpen: true }

test.each([
  ['EXPIRE_30', 'UNREAD', last, true],
  ['EXPIRE_30', 'READ', last, true],
  ['EXPIRE_30', 'ACKED', last, false],
  ['EXPIRE_7', 'READ', last, true],
  // The contract has ended, or its renewal is signed.
  ['EXPIRE_7', 'READ', { ...last, ending: false }, false],
  ['EXPIRE_30', 'UNREAD', { ...last, newest: false }, false],
  ['EXPIRE_60', 'UNREAD', last, false],
  ['EXPIRED', 'UNREAD', { ...last, ending: false }, false],
  ['UNSIGNED', 'UNREAD', signing, true],
  ['UNSIGNED', 'READ', signing, true],
  ['UNSIGNED', 'READ', none, false],
] as const)('C-10: %s that is %s, %j, waits: %s', (kind, state, is, isOpen) => {
  expect(isNoticeOpen({ kind, state }, is)).toBe(isOpen)
})

test('C-10: a later notice of the same contract stands for the ones before, not one that it is to be signed', () => {
  const all = [
    { noticeId: '3', contractId: 'a', kind: 'UNSIGNED' },
    { noticeId: '2', contractId: 'a', kind: 'EXPIRE_7' },
    { noticeId: '1', contractId: 'a', kind: 'EXPIRE_30' },
    { noticeId: '0', contractId: 'b', kind: 'EXPIRE_30' },
  ] as const
  expect(all.filter((one) => isNewest(one, all)).map(({ noticeId }) => noticeId)).toEqual(['3', '2', '0'])
})
