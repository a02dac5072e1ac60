import { weekday } from '../date'
import { availableOf, costOfDays, daysLeft, daysLeftTone, isLowBalance, isOverdrawn } from './balance'
import { dueDate, isOverdue, overdueDays } from './dates'

it('leaves out estimates and reservations', () => {
  expect(availableOf({ balance: '100.00', provisional: '30.00', frozen: '20.00' })).toBe('50.00')
  expect(availableOf({ balance: '10.00', provisional: '30.00', frozen: '0.00' })).toBe('-20.00')
})

describe('days left (AE-32)', () => {
  const week = Array<string>(7).fill('10000.00')
  it.each([
    ['50000.00', week, 5],
    ['59999.99', week, 5],
    ['60000.00', week, 6],
    ['9999.99', week, 0],
    ['-0.01', week, 0],
    ['50000.00', ['20000.00', '0.00'], 5],
    ['50000.00', Array<string>(7).fill('0.00'), null],
    ['50000.00', [], null],
    ['100.00', ['33.33', '33.33', '33.34'], 3],
    // Covered by a paid package for two days, then at the full price.
    ['25000.00', ['0.00', '0.00', '10000.00', '10000.00', '10000.00'], 4],
    ['61703.00', ['19700.00', '19700.00', '19700.00', '19700.00'], 3],
    // Beyond what is known: seven days at 10,000 are the mean, not the one at 80,000 before them.
    ['170000.00', ['80000.00', ...Array<string>(7).fill('10000.00')], 10],
    // Money for all days of a horizon that ends covered.
    ['500.00', ['100.00', ...Array<string>(7).fill('0.00')], 8],
  ])('%s at %j a day: %s', (available, costs, days) => {
    expect(daysLeft(available, costs)).toBe(days)
  })

  it.each([
    [['100.00', '200.00', '300.00'], 2, '300.00'],
    [['100.00', '200.00', '300.00'], 0, '0.00'],
    [['100.00', '200.00', '300.00'], 5, '1000.00'],
    [[], 5, '0.00'],
  ])('of %j the next %i cost %s', (costs, days, sum) => {
    expect(costOfDays(costs, days)).toBe(sum)
  })

  it.each([
    [8, 'success'],
    [7, 'warning'],
    [3, 'warning'],
    [2, 'danger'],
    [0, 'danger'],
    [null, 'muted'],
  ])('%s days are shown in %s', (days, tone) => {
    expect(daysLeftTone(days)).toBe(tone)
  })
})

it.each([
  ['-200000.00', '200000.00', false],
  ['-200000.01', '200000.00', true],
  ['-0.01', '0.00', true],
  ['0.00', '0.00', false],
])('%s with a credit of %s is overdrawn: %s (AE-34)', (available, credit, expected) => {
  expect(isOverdrawn(available, credit)).toBe(expected)
})

it.each([
  ['999.99', 30, true],
  ['1000.00', 30, false],
  ['1000.00', 7, true],
  ['1000.00', 8, false],
  ['1000.00', null, false],
])('%s with %s days is low: %s (AE-86)', (available, days, expected) => {
  expect(isLowBalance(available, days, { lowBalanceAmount: '1000.00', lowDays: 7 })).toBe(expected)
})

describe('due date (AE-25)', () => {
  const isWorkday = (date: string): boolean => weekday(date) <= 5
  it.each([
    ['2026-10-05', 'POSTPAID', '2026-10-15'],
    ['2026-10-07', 'POSTPAID', '2026-10-19'],
    ['2026-11-02', 'PREPAID_REMOTE', '2026-11-05'],
    ['2026-11-05', 'PREPAID_REMOTE', '2026-11-09'],
  ] as const)('issued %s, %s: %s', (issued, mode, expected) => {
    expect(dueDate(issued, mode, isWorkday)).toBe(expected)
  })

  it('is still in time on the due date itself', () => {
    expect([isOverdue('2026-10-15', '2026-10-15'), isOverdue('2026-10-15', '2026-10-16')]).toEqual([false, true])
    expect([overdueDays('2026-10-15', '2026-10-10'), overdueDays('2026-10-15', '2026-10-27')]).toEqual([0, 12])
  })
})
