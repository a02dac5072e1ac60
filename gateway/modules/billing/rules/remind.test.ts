import { reminderOn, stageOf } from './remind'

test.each([
  ['2026-11-15', null],
  ['2026-11-16', 'DUE_SOON 7'],
  ['2026-11-17', null],
  ['2026-11-20', 'DUE_SOON 3'],
  ['2026-11-22', 'DUE_SOON 1'],
  ['2026-11-23', 'DUE_TODAY 0'],
  ['2026-11-24', 'BILL_OVERDUE 1'],
  ['2026-11-25', null],
  ['2026-11-30', 'BILL_OVERDUE 7'],
  ['2026-12-08', 'BILL_OVERDUE 15'],
  ['2026-12-23', 'BILL_OVERDUE 30'],
  ['2026-12-24', null],
])('a bill due on 2026-11-23 is notified on %s: %s (AE-85)', (today, notice) => {
  const { code, days } = reminderOn('2026-11-23', today)
  expect(stageOf('2026-11-23', today) === null ? null : `${code} ${days}`).toBe(notice)
})
