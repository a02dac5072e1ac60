import { endsByMonth } from './months'

test('ends by month: what is over in the first, what is too far in none', () => {
  const ends = [
    { dueDate: '2026-10-14', daysLeft: -40 },
    { dueDate: '2026-11-30', daysLeft: 7 },
    { dueDate: '2026-12-01', daysLeft: 8 },
    { dueDate: '2027-01-22', daysLeft: 60 },
    { dueDate: '2027-01-23', daysLeft: 61 },
    { dueDate: '2027-11-01', daysLeft: 343 },
  ]
  const months = endsByMonth(ends, '2026-11-23')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2026-11', urgent: 2, soon: 0, later: 0 })
  expect(months[1]).toEqual({ month: '2026-12', urgent: 0, soon: 1, later: 0 })
  expect(months[2]).toEqual({ month: '2027-01', urgent: 0, soon: 1, later: 1 })
  expect(months.slice(3).every(({ urgent, soon, later }) => urgent + soon + later === 0)).toBe(true)
})
