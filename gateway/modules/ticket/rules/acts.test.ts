import {
  actsOf,
  cancelProblem,
  confirmProblem,
  mayBecomeProject,
  ratingProblem,
  replyProblem,
  urgeProblem,
  type Acting,
} from './acts'

const ticket = (over: Partial<Acting> = {}): Acting => ({
  state: 'ACCEPTED',
  priority: 'P2',
  createdAt: '2026-11-20T10:00:00+08:00',
  arrivedAt: null,
  lastUrgeAt: null,
  urgeCount: 0,
  replyCount: 0,
  reopenCount: 0,
  subtype: 'A_NEW',
  relatedType: null,
  ...over,
})

test.each([
  ['half an hour after filing', {}, '10:30', null],
  ['a minute before that', {}, '10:29', '44105'],
  ['half an hour after the last urge', { lastUrgeAt: '2026-11-20T11:00:00+08:00', urgeCount: 1 }, '11:30', null],
  ['sooner', { lastUrgeAt: '2026-11-20T11:00:00+08:00', urgeCount: 1 }, '11:20', '44105'],
  ['a leak after ten minutes', { priority: 'P1' }, '10:10', null],
  ['the fourth time', { urgeCount: 3 }, '18:00', '44106'],
  ['while it waits for the customer', { state: 'SUSPENDED' }, '18:00', '2904'],
  ['when it is over', { state: 'CLOSED' }, '18:00', '44109'],
] as const)('urged %s (TK-08)', (_what, over, time, expected) =>
  expect(urgeProblem(ticket(over), `2026-11-20T${time}:00+08:00`)).toBe(expected),
)

test.each([
  ['accepted', {}, null],
  ['dispatched', { state: 'DISPATCHED' }, null],
  ['started', { state: 'PROCESSING' }, '44108'],
  ['a leak', { state: 'DISPATCHED', priority: 'P1' }, '44108'],
  ['suspended after the arrival', { state: 'SUSPENDED', arrivedAt: '2026-11-20T11:00:00+08:00' }, '44108'],
  ['a project by now', { state: 'SUSPENDED', relatedType: 'PROJECT' }, '44108'],
  ['about a project', { state: 'SUSPENDED', subtype: 'T_SITE', relatedType: 'PROJECT' }, null],
  ['over', { state: 'CANCELLED' }, '44109'],
] as const)('called off when %s (TK-15)', (_what, over, expected) => expect(cancelProblem(ticket(over))).toBe(expected))

test.each([
  [{ state: 'PROCESSING' }, null],
  [{ replyCount: 20 }, '44110'],
  [{ state: 'SUSPENDED', replyCount: 20 }, null],
  [{ state: 'RESOLVED' }, '2904'],
  [{ state: 'CLOSED' }, '44109'],
] as const)('a reply to %j (TK-16)', (over, expected) => expect(replyProblem(ticket(over))).toBe(expected))

test.each([
  [{ state: 'RESOLVED' }, true, null],
  [{ state: 'RESOLVED', reopenCount: 1 }, false, null],
  [{ state: 'RESOLVED', reopenCount: 2 }, false, '44107'],
  [{ state: 'TO_EVALUATE' }, false, null],
  [{ state: 'PROCESSING' }, true, '2904'],
  [{ state: 'CLOSED' }, false, '44109'],
] as const)('%j is confirmed, solved %s (TK-10)', (over, solved, expected) =>
  expect(confirmProblem(ticket(over), solved)).toBe(expected),
)

const plain = { score: 5, tags: [], comment: '' }
test.each([
  ['TO_EVALUATE', plain, false, null],
  ['TO_EVALUATE', { ...plain, score: 2 }, false, '44112'],
  ['TO_EVALUATE', { ...plain, score: 2, comment: '来晚了' }, false, null],
  ['TO_EVALUATE', { ...plain, score: 1, tags: ['响应慢'] }, false, null],
  ['CLOSED', plain, true, '44111'],
  ['PROCESSING', plain, false, '2904'],
] as const)('%s rated %j (TK-11)', (state, rating, isRated, expected) =>
  expect(ratingProblem(ticket({ state }), rating, isRated)).toBe(expected),
)

test('what may be done is offered', () => {
  expect(actsOf(ticket(), '2026-11-20T10:40:00+08:00')).toEqual(['REPLY', 'URGE', 'CANCEL'])
  expect(actsOf(ticket({ state: 'RESOLVED' }), '2026-11-20T10:40:00+08:00')).toEqual(['CONFIRM'])
  expect(actsOf(ticket({ state: 'REJECTED' }), '2026-11-20T10:40:00+08:00')).toEqual(['AGAIN'])
})

test.each([
  ['SUBMITTED', 'A_NEW', null, true],
  ['SUSPENDED', 'A_MOVE', null, true],
  ['PROCESSING', 'A_NEW', 'PROJECT', false],
  ['PROCESSING', 'A_NEW', 'BILL', true],
  ['RESOLVED', 'A_NEW', null, false],
  ['SUBMITTED', 'A_CHECK', null, false],
] as const)('%s %s about %s may become a project: %s (TK-17)', (state, subtype, relatedType, expected) =>
  expect(mayBecomeProject({ state, subtype, relatedType })).toBe(expected),
)
