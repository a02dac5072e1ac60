import {
  childStanding,
  deadlinesOfLock,
  depositStanding,
  extractFrom,
  forfeitAfterNotice,
  forfeitAt,
  isMissed,
  supplementStanding,
} from './payable'

const at = (moment: string) => Date.parse(`${moment}+08:00`)

test.each([
  ['WAIT_SIGN', '0.00', '2026-11-23T10:00:00', 'EARLY'],
  ['WAIT_DEPOSIT', '0.00', '2026-11-23T09:59:59', 'PAYABLE'],
  ['WAIT_DEPOSIT', '0.00', '2026-11-23T10:00:00', 'OVER'],
  ['DEPOSIT_CONFIRMING', '0.00', '2026-11-25T10:00:00', 'CONFIRMING'],
  ['EFFECTIVE', '36800.00', '2026-11-25T10:00:00', 'PAID'],
  ['TERMINATED', '36800.00', '2026-11-25T10:00:00', 'PAID'],
  ['EFFECTIVE', '0.00', '2026-11-25T10:00:00', 'OVER'],
  ['CLOSED', '0.00', '2026-11-25T10:00:00', 'OVER'],
] as const)('a deposit of an order in %s, %s paid, at %s is %s (K-09)', (state, depositPaid, now, standing) => {
  const order = { state, depositPaid, depositDeadline: '2026-11-23T10:00:00+08:00' }
  expect(depositStanding(order, at(now))).toBe(standing)
})

test.each([
  ['PLANNED', '2026-11-20T00:00:00', 'EARLY'],
  ['WAIT_PAY', '2026-11-29T17:00:00', 'PAYABLE'],
  ['OVERDUE', '2026-12-03T23:59:59', 'PAYABLE'],
  ['OVERDUE', '2026-12-04T00:00:00', 'OVER'],
  ['PAY_CONFIRMING', '2026-12-04T00:00:00', 'CONFIRMING'],
  ['EXTRACTING', '2026-12-04T00:00:00', 'PAID'],
  ['FORFEITED', '2026-12-04T00:00:00', 'OVER'],
] as const)('a cycle in %s at %s is %s (K-22)', (state, now, standing) => {
  expect(childStanding({ state, forfeitAt: '2026-12-04T00:00:00+08:00' }, at(now))).toBe(standing)
})

test.each([
  ['WAIT_REVIEW', 'ADD', '2026-11-23T09:00:00', 'EARLY'],
  ['WAIT_PAY', 'ADD', '2026-11-23T09:59:59', 'PAYABLE'],
  ['WAIT_PAY', 'ADVANCE', '2026-11-23T10:00:00', 'OVER'],
  ['WAIT_PAY', 'DIFF', '2026-11-24T10:00:00', 'PAYABLE'],
  ['OVERDUE', 'DIFF', '2026-12-24T10:00:00', 'PAYABLE'],
  ['EFFECTIVE', 'ADD', '2026-11-23T09:00:00', 'PAID'],
  ['WITHDRAWN', 'ADD', '2026-11-23T09:00:00', 'OVER'],
] as const)('a supplement in %s of kind %s at %s is %s (3.4)', (state, buType, now, standing) => {
  expect(supplementStanding({ state, buType, payDeadline: '2026-11-23T10:00:00+08:00' }, at(now))).toBe(standing)
})

it('forfeits two days after the first one, and counts gas from the day after a late payment (K-22)', () => {
  expect(forfeitAt('2026-12-01', 2)).toBe('2026-12-04T00:00:00+08:00')
  expect(extractFrom('2026-12-01', '2026-11-29')).toBe('2026-12-01')
  expect(extractFrom('2026-12-01', '2026-12-01')).toBe('2026-12-02')
  expect(extractFrom('2026-12-01', '2026-12-03')).toBe('2026-12-04')
})

const planned = { payDeadline: '2026-11-29T17:00:00+08:00', forfeitAt: '2026-12-04T00:00:00+08:00' }

test.each([
  ['2026-11-26T17:00:00', '2026-11-29T17:00:00', '2026-12-04T00:00:00'],
  ['2026-11-29T10:00:00', '2026-11-30T10:00:00', '2026-12-04T00:00:00'],
  ['2026-12-03T10:40:00', '2026-12-04T10:40:00', '2026-12-05T10:40:00'],
])('a cycle that is locked at %s is to be paid until %s and lapses at %s (K-21, K-22)', (now, payUntil, lapse) => {
  expect(deadlinesOfLock(planned, at(now))).toEqual({ payDeadline: `${payUntil}+08:00`, forfeitAt: `${lapse}+08:00` })
})

test.each([
  ['2026-11-29T17:10:00', '2026-12-04T00:00:00'],
  ['2026-12-06T10:40:00', '2026-12-07T10:40:00'],
])('a cycle that is found overdue at %s lapses at %s (K-22)', (now, lapse) => {
  expect(forfeitAfterNotice(planned, at(now))).toBe(`${lapse}+08:00`)
})

it('is missed where a payment at its deadline counts no day of it (K-22)', () => {
  const cycle = { startDate: '2026-12-01', endDate: '2026-12-10' }
  expect(isMissed(cycle, '2026-12-09T10:00:00+08:00')).toBe(false)
  expect(isMissed(cycle, '2026-12-10T10:00:00+08:00')).toBe(true)
})
