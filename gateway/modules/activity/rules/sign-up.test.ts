import { cancelProblem, checkInProblem, movedUp, nextReminder, savedProblem, signUpProblem } from './sign-up'

const at = (time: string) => `2026-11-${time}:00+08:00`
const ms = (time: string) => Date.parse(at(time))

/** Sign-up from the 20th 09:00 to the 25th 18:00, the class on the 26th from 14:00 to 16:00; 3 of 30 seats are left. */
const activity = {
  startAt: at('26T14:00'),
  endAt: at('26T16:00'),
  signUpStartAt: at('20T09:00'),
  signUpEndAt: at('25T18:00'),
  quota: 30,
  quotaUsed: 27,
  perBpLimit: 1,
}
const none = { byUser: 0, byCustomer: 0 }

describe('E-M-20', () => {
  test.each([
    [3, false, none, '21T10:00', null],
    [4, false, none, '21T10:00', 'E1023'],
    [4, true, none, '21T10:00', null],
    [1, false, none, '20T08:59', 'E1021'],
    [1, false, none, '20T09:00', null],
    [1, false, none, '25T17:59', null],
    [1, false, none, '25T18:00', 'E1022'],
    [1, false, { byUser: 1, byCustomer: 1 }, '21T10:00', 'E1025'],
    [1, false, { byUser: 0, byCustomer: 1 }, '21T10:00', 'E1024'],
  ] as const)('%i people, waiting %s, held %j, at %s: %s', (attendees, waits, held, time, code) =>
    expect(signUpProblem(activity, { attendees, waits }, held, ms(time))).toBe(code),
  )

  test('an activity without a sign-up has none to begin; more than all seats never find room', () => {
    const asked = { attendees: 2, waits: true }
    expect(signUpProblem({ ...activity, quota: null }, asked, none, ms('21T10:00'))).toBe('E1021')
    expect(signUpProblem({ ...activity, quota: 1, quotaUsed: 0 }, asked, none, ms('21T10:00'))).toBe('E1023')
  })

  test.each([
    ['25T17:59', null],
    ['25T18:00', 'E1026'],
  ])('taken back at %s: %s', (time, code) => expect(cancelProblem(activity, ms(time))).toBe(code))
})

test.each([
  [0, [1], []],
  [2, [1, 1, 1], [0, 1]],
  [2, [3, 2], [1]],
  [3, [2, 2, 1], [0, 2]],
  [5, [], []],
])('%i seats for a line of %j: %j move up', (left, line, indexes) => {
  const rows = line.map((attendees, index) => ({ attendees, index }))
  expect(movedUp(left, rows).map(({ index }) => index)).toEqual(indexes)
})

test.each([
  ['24T10:00', at('25T14:00')],
  ['25T14:00', at('26T13:00')],
  ['26T12:59', at('26T13:00')],
  ['26T13:00', null],
])('E-M-21 after %s comes %s', (time, next) => expect(nextReminder(activity.startAt, ms(time))).toBe(next))

test.each([
  ['26T11:59', 'E1029'],
  ['26T12:00', null],
  ['27T15:59', null],
  ['27T16:00', 'E1029'],
])('checked in at %s: %s', (time, code) => expect(checkInProblem(activity, ms(time))).toBe(code))

describe('what staff save', () => {
  const { quotaUsed: _used, ...given } = activity
  test.each([
    [{}, 27, null],
    [{ endAt: given.startAt }, 0, 'endAt'],
    [{ quota: 26 }, 27, 'quota'],
    [{ quota: 27 }, 27, null],
    [{ quota: null }, 0, 'quota'],
    [{ signUpStartAt: null }, 0, 'signUpStartAt'],
    [{ signUpEndAt: null }, 0, 'signUpEndAt'],
    [{ signUpEndAt: given.signUpStartAt }, 0, 'signUpEndAt'],
    [{ signUpEndAt: at('26T16:01') }, 0, 'signUpEndAt'],
    [{ quota: null, signUpStartAt: null, signUpEndAt: null }, 0, null],
    [{ quota: null, signUpStartAt: null, signUpEndAt: null }, 1, 'quota'],
  ] as const)('%j with %i seats taken: %s', (change, used, field) =>
    expect(savedProblem({ ...given, ...change }, used)).toBe(field),
  )
})
