import { remindersOn, type ReminderHour } from './reminders'

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
])('%s at %d:00', (date, hour, reminders) => expect(remindersOn(date, hour)).toEqual(reminders))
