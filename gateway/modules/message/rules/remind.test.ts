import { USUAL, wants, type News } from './remind'

const chosen = { ...USUAL, dueDaysBefore: [3], overdueOn: false, lowBalanceAmount: '500.00', lowDays: 3 }
const low = (available: string, days: number | null): News => ({ of: 'BALANCE', available, days })

test.each<[News, boolean]>([
  [{ of: 'BILL', isOverdue: false, days: 3 }, true],
  [{ of: 'BILL', isOverdue: false, days: 7 }, false],
  [{ of: 'BILL', isOverdue: true, days: 7 }, false],
  [{ of: 'ARRIVAL' }, true],
  [low('499.99', 30), true],
  [low('500.00', 4), false],
  [low('500.00', 3), true],
  [low('500.00', null), false],
])('%j: %s', (news, isWanted) => expect(wants(chosen, news)).toBe(isWanted))

test('a reminder that is switched off is not sent', () => {
  const off = { ...USUAL, lowBalanceOn: false, dueOn: false, arriveOn: false }
  expect(wants(off, low('0.00', 0))).toBe(false)
  expect(wants(off, { of: 'BILL', isOverdue: false, days: 0 })).toBe(false)
  expect(wants(off, { of: 'ARRIVAL' })).toBe(false)
})
