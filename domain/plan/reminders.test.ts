import { remindersOn, type ReminderHour } from './reminders'
import { planWindowTexts, readPlanWindows } from './window-rules'

const windows = readPlanWindows((key) => planWindowTexts[key])

const month = (kind: string) => ({ planType: 'MONTH', period: '2026-12', kind })
const year = (kind: string) => ({ planType: 'YEAR', period: '2027', kind })

test.each<[string, ReminderHour, object[]]>([
  ['2026-11-14', 8, []],
  ['2026-11-15', 8, [month('OPEN')]],
  ['2026-11-15', 15, []],
  ['2026-11-22', 15, []],
  ['2026-11-22', 17, [month('TODO')]],
  ['2026-11-24', 17, [month('CLOSING')]],
  ['2026-11-25', 8, []],
  ['2026-11-25', 15, [month('CLOSING')]],
  ['2026-11-25', 17, []],
  ['2026-11-01', 8, [year('OPEN')]],
  ['2026-11-27', 17, [year('TODO')]],
  ['2026-11-29', 17, [year('CLOSING')]],
  ['2026-11-30', 15, [year('CLOSING')]],
  ['2026-12-15', 8, [{ planType: 'MONTH', period: '2027-01', kind: 'OPEN' }]],
])('%s at %d:00', (date, hour, reminders) => expect(remindersOn(date, hour, windows)).toEqual(reminders))

test('a window that opens at ten and ends at noon has its reminders at these hours', () => {
  const other = readPlanWindows((key) => (key === 'plan.month' ? '10 10:00..20 12:00' : planWindowTexts[key]))
  expect(remindersOn('2026-11-10', 8, other)).toEqual([])
  expect(remindersOn('2026-11-10', 10, other)).toEqual([month('OPEN')])
  expect(remindersOn('2026-11-17', 12, other)).toEqual([month('TODO')])
  expect(remindersOn('2026-11-19', 12, other)).toEqual([month('CLOSING')])
  expect(remindersOn('2026-11-20', 10, other)).toEqual([month('CLOSING')])
})
