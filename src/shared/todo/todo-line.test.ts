import { lineOf } from './todo-line'

const open = { status: '0', overdueDays: 0, dueAt: null, handledBy: '', handledAt: null } as const

test.each([
  [{ ...open }, null],
  [
    { ...open, dueAt: '2026-11-25T17:30:00+08:00' },
    { text: '11-25 17:30 前', late: false },
  ],
  [
    { ...open, dueAt: '2026-11-23T17:30:00+08:00' },
    { text: '今天 17:30 前', late: false },
  ],
  [
    { ...open, dueAt: '2026-11-20T17:30:00+08:00', overdueDays: 3 },
    { text: '已逾期 3 天', late: true },
  ],
  [
    { ...open, status: '1' as const, handledBy: '王建国', handledAt: '2026-11-22T08:05:00+08:00', overdueDays: 3 },
    { text: '处理人 王建国 · 11-22 08:05', late: false },
  ],
  [
    { ...open, status: '1' as const, handledAt: '2026-11-22T08:05:00+08:00' },
    { text: '11-22 08:05', late: false },
  ],
  [{ ...open, status: '1' as const, dueAt: '2026-11-25T17:30:00+08:00' }, null],
])('%j', (todo, line) => expect(lineOf(todo, '2026-11-23')).toEqual(line))
