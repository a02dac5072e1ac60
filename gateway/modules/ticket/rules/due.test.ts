import { weekday } from '@domain/date'
import { addServiceDays, duesOf, movedBy, nextDueOf, pendingOf, type Clocked } from './due'
import { promiseWords, promisesOf, ruleOf } from './types'

const plainWeek = (date: string) => weekday(date) <= 5
/** 2025-03-08 is a Saturday that is worked. */
const makeUp = (date: string) => date === '2025-03-08' || plainWeek(date)

test.each([
  ['Friday afternoon', '2025-03-07T16:00:00+08:00', 1, plainWeek, '2025-03-10T17:30:00+08:00'],
  ['Saturday', '2025-03-08T10:00:00+08:00', 1, plainWeek, '2025-03-11T17:30:00+08:00'],
  ['a Saturday that is worked', '2025-03-08T10:00:00+08:00', 1, makeUp, '2025-03-10T17:30:00+08:00'],
  ['Friday before that Saturday', '2025-03-07T16:00:00+08:00', 1, makeUp, '2025-03-08T17:30:00+08:00'],
  ['Friday after hours', '2025-03-07T17:30:00+08:00', 1, plainWeek, '2025-03-11T17:30:00+08:00'],
])('%s (D 0.4)', (_what, from, n, calendar, expected) => expect(addServiceDays(from, n, calendar)).toBe(expected))

test('a faulty meter of a Friday afternoon (TK-06)', () => {
  expect(duesOf(ruleOf('METER_FAULT'), '2025-03-07T16:00:00+08:00', plainWeek, null)).toEqual({
    acceptDue: '2025-03-07T16:30:00+08:00',
    arriveDue: '2025-03-07T20:00:00+08:00',
    finishDue: '2025-03-11T17:30:00+08:00',
  })
})

test('a visit by appointment is promised until the end of its slot', () => {
  const dues = duesOf(ruleOf('A_CHECK'), '2025-03-07T16:00:00+08:00', plainWeek, '2025-03-12T12:00:00+08:00')
  expect(dues.arriveDue).toBe('2025-03-12T12:00:00+08:00')
})

test('600 minutes of waiting move the end by as much (TK-07)', () => {
  const [suspended, resumed] = ['2025-03-10T08:00:00+08:00', '2025-03-10T18:00:00+08:00']
  expect(movedBy('2025-03-11T17:30:00+08:00', suspended, resumed)).toBe('2025-03-12T03:30:00+08:00')
})

test('promises of a company in place of the usual ones (Y-24)', () => {
  const { promises } = ruleOf('C_BILL', '15m/-/1h')
  expect(Object.values(promises).map(promiseWords)).toEqual(['15分钟内', null, '1小时内'])
  expect(promiseWords(ruleOf('A_FIRE').promises.ARRIVE)).toBe('按预约时间')
  expect(() => promisesOf('soon/-/1d')).toThrow(RangeError)
})

const ticket = (over: Partial<Clocked> = {}): Clocked => ({
  state: 'SUBMITTED',
  acceptDue: '2025-03-07T10:30:00+08:00',
  arriveDue: '2025-03-07T12:00:00+08:00',
  finishDue: '2025-03-08T10:00:00+08:00',
  nextDue: null,
  acceptedAt: null,
  arrivedAt: null,
  confirmUntil: null,
  ...over,
})

test.each([
  ['filed', {}, '10:00', '2025-03-07T10:30:00+08:00'],
  ['accepted', { state: 'ACCEPTED', acceptedAt: 'x' }, '10:10', '2025-03-07T12:00:00+08:00'],
  ['arrived', { state: 'PROCESSING', acceptedAt: 'x', arrivedAt: 'x' }, '11:00', '2025-03-08T10:00:00+08:00'],
  ['late and not checked', { nextDue: '2025-03-07T10:30:00+08:00' }, '10:31', '2025-03-07T10:30:00+08:00'],
  ['late and checked', { nextDue: null }, '10:31', '2025-03-07T12:00:00+08:00'],
  ['waiting for the customer', { state: 'SUSPENDED' }, '10:00', null],
  ['resolved', { state: 'RESOLVED', confirmUntil: '2025-03-10T10:00:00+08:00' }, '10:00', '2025-03-09T10:00:00+08:00'],
  ['over', { state: 'CLOSED' }, '10:00', null],
] as const)('the clock checks a ticket that is %s (TK-09, TK-10)', (_what, over, time, expected) =>
  expect(nextDueOf(ticket(over), `2025-03-07T${time}:00+08:00`)).toBe(expected),
)

test('what is still promised', () => {
  expect(pendingOf(ticket({ state: 'PROCESSING', acceptedAt: 'x' })).map(({ step }) => step)).toEqual([
    'ARRIVE',
    'FINISH',
  ])
})
