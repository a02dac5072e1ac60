import { isBalanceShort, isDueSoon } from './advice'

test.each([
  [0, true],
  [4, true],
  [5, false],
])('BALANCE_DAYS (E-X-20): %i days: %s', (days, short) => {
  expect(isBalanceShort(days)).toBe(short)
})

test.each([
  [-1, false],
  [0, true],
  [3, true],
  [4, false],
])('BILL_DUE (E-X-20): due in %i days: %s', (days, soon) => {
  expect(isDueSoon(days)).toBe(soon)
})
