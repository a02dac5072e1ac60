import { payableItems, planDay, type PlanItem } from './plan-day'

const item = (seq: number, dueDate: string, part: Partial<PlanItem> = {}): PlanItem => ({
  seq,
  dueDate,
  state: 'WAIT',
  paidAt: null,
  ...part,
})
const paid = (on: string) => ({ state: 'PAID' as const, paidAt: `${on}T15:05:00+08:00` })
const down = item(0, '2026-09-27', paid('2026-09-27'))
const later = [item(2, '2026-11-27'), item(3, '2026-12-27')]

test.each<[string, PlanItem[], string, string[], boolean, boolean]>([
  ['far off: nothing', [down, item(1, '2026-10-27')], '2026-10-19', [], false, false],
  ['seven days before it is due (A 3.8)', [down, item(1, '2026-10-27')], '2026-10-20', ['1 NEAR'], false, false],
  ['on its day it is not late', [down, item(1, '2026-10-27', { state: 'DUE' })], '2026-10-27', [], false, false],
  ['a day later it is', [down, item(1, '2026-10-27', { state: 'DUE' })], '2026-10-28', ['1 LATE'], true, false],
  ['a day that was missed is made up', [down, item(1, '2026-10-27')], '2026-10-28', ['1 NEAR', '1 LATE'], true, false],
  ['nine days late', [down, item(1, '2026-10-27', { state: 'LATE' })], '2026-11-05', [], true, false],
  [
    'ten days late ends the plan (AE-84)',
    [down, item(1, '2026-10-27', { state: 'LATE' })],
    '2026-11-06',
    [],
    true,
    true,
  ],
  [
    'paid late once',
    [down, item(1, '2026-10-27', paid('2026-11-01')), ...later],
    '2026-11-20',
    ['2 NEAR'],
    false,
    false,
  ],
  [
    'the second late item ends it (AE-84)',
    [down, item(1, '2026-10-27', paid('2026-11-01')), ...later],
    '2026-11-28',
    ['2 NEAR', '2 LATE'],
    true,
    true,
  ],
  ['all paid', [down, item(1, '2026-10-27', paid('2026-10-27'))], '2027-01-01', [], false, false],
])('%s', (_name, items, today, moves, isLate, isTerminated) => {
  const day = planDay(items, today)
  expect(day.moves.map(({ seq, event }) => `${seq} ${event}`)).toEqual(moves)
  expect([day.isLate, day.isTerminated]).toEqual([isLate, isTerminated])
})

test.each<[string, number[], number[] | null]>([
  ['the next one', [1], [1]],
  ['the next two, early (AE-83)', [2, 1], [1, 2]],
  ['all of them', [1, 2, 3], [1, 2, 3]],
  ['one before it is unpaid (A2603)', [2], null],
  ['a gap', [1, 3], null],
  ['a paid one', [0], null],
  ['more than there are', [1, 2, 3, 4], [1, 2, 3]],
  ['none', [], null],
])('payable: %s', (_name, seqs, expected) => {
  const items = [down, item(1, '2026-10-27'), ...later]
  expect(payableItems(items, seqs)?.map(({ seq }) => seq) ?? null).toEqual(expected)
})
