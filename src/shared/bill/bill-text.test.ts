import { billDue } from './bill-text'

test.each([
  ['2026-11-28', 0, '应缴日 2026-11-28 · 剩余 5 天', false],
  ['2026-11-23', 0, '应缴日 2026-11-23 · 今天到期', false],
  ['2026-11-05', 18, '应缴日 2026-11-05', true],
])('due %s', (dueDate, overdueDays, text, danger) =>
  expect(billDue({ dueDate, overdueDays }, '2026-11-23')).toEqual({ text, danger }),
)
