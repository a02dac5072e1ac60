import { toInstant, toMillis } from '../date'
import { fallbackAt, isFallbackDue, isMonthFallbackDay, nextFallback } from './fallback'
import { planWindowTexts, readPlanWindows } from './window-rules'

const windows = readPlanWindows((key) => planWindowTexts[key])

const at = (text: string) => toMillis(`${text}+08:00`)

test.each([
  ['DAY', '2027-01-01', '2026-12-31T09:55:00+08:00'],
  ['DAY', '2028-03-01', '2028-02-29T09:55:00+08:00'],
  ['MONTH', '2027-01', '2026-12-25T16:55:00+08:00'],
] as const)('%s %s is declared by itself at %s (Y-08)', (planType, period, moment) => {
  expect(toInstant(fallbackAt(planType, period, windows))).toBe(moment)
})

test.each([
  ['DAY', '2026-12-31T09:54:59.999', '2027-01-01'],
  ['DAY', '2026-12-31T09:55:00', '2027-01-02'],
  ['MONTH', '2026-12-01T00:00:00', '2027-01'],
  ['MONTH', '2026-12-25T16:54:59', '2027-01'],
  ['MONTH', '2026-12-25T16:55:00', '2027-02'],
] as const)('the next %s after %s is %s', (planType, now, period) => {
  expect(nextFallback(planType, at(now), windows)).toBe(period)
})

test.each([
  [undefined, '2026-12-25T16:54:59', false],
  [undefined, '2026-12-25T16:55:00', true],
  ['DRAFT', '2026-12-25T16:55:00', true],
  ['WITHDRAWN', '2026-12-25T16:55:00', true],
  ['SUBMITTED', '2026-12-25T16:55:00', false],
  ['CONFIRMED', '2026-12-25T16:55:00', false],
  ['ADJUSTED', '2026-12-26T16:55:00', false],
  ['SYSTEM', '2026-12-26T16:55:00', false],
  ['LOCKED', '2026-12-26T16:55:00', false],
  ['REJECTED', '2026-12-26T16:54:59', false],
  ['REJECTED', '2026-12-26T16:55:00', true],
] as const)('a month with the newest revision %s at %s: %s', (state, now, isDue) => {
  expect(isFallbackDue('MONTH', '2027-01', state, at(now), windows)).toBe(isDue)
})

test.each([
  ['2026-12-24', false],
  ['2026-12-25', true],
  ['2026-12-26', true],
  ['2026-12-27', false],
])('%s ends a month: %s', (date, ends) => {
  expect(isMonthFallbackDay(date, windows)).toBe(ends)
})

test('windows of a company that end at noon, the day before yesterday for a day (P-03)', () => {
  const other = readPlanWindows((key) =>
    key === 'plan.day' ? '10 09:00..2 12:00' : key === 'plan.month' ? '10 09:00..20 12:00' : planWindowTexts[key],
  )
  expect(toInstant(fallbackAt('DAY', '2027-01-01', other))).toBe('2026-12-30T11:55:00+08:00')
  expect(nextFallback('DAY', at('2026-12-30T11:54:59'), other)).toBe('2027-01-01')
  expect(nextFallback('DAY', at('2026-12-30T11:55:00'), other)).toBe('2027-01-02')
  expect(isMonthFallbackDay('2026-12-20', other)).toBe(true)
  expect(isMonthFallbackDay('2026-12-25', other)).toBe(false)
})
