import {
  closesByPhotos,
  daysLate,
  dueAfterFail,
  dueDateOf,
  extensionProblem,
  photoProblem,
  proposalFor,
  stopsOnSite,
} from './hazard'
import { template } from './template'

test('thirty items; every deadline of the checklist fits its level (D 8.4, IN-04)', () => {
  expect(template).toHaveLength(30)
  expect(new Set(template.map(({ itemCode }) => itemCode)).size).toBe(30)
  for (const { level, days, stopsGas } of template) {
    expect(days).toBeLessThanOrEqual({ '1': 3, '2': 7, '3': 30 }[level])
    expect(stopsGas).toBe(level === '1')
  }
  expect(template.filter(({ responsible }) => responsible === 'COMPANY').map(({ itemCode }) => itemCode)).toEqual([
    'P05',
    'M01',
    'M02',
    'M03',
    'R01',
  ])
})

test.each([
  ['2', 7, '2025-03-07', '2025-03-14'],
  ['1', 3, '2026-11-22', '2026-11-25'],
  ['3', 30, '2026-11-22', '2026-12-22'],
  ['3', 15, '2026-02-20', '2026-03-07'],
  // Never longer than the level allows.
  ['2', 30, '2025-03-07', '2025-03-14'],
] as const)('level %s with %i days, noticed on %s, is due on %s (IN-04)', (level, days, noticed, due) =>
  expect(dueDateOf(level, days, noticed)).toBe(due),
)

test.each([
  ['RECTIFYING', 'NONE', '2026-11-25', 0],
  ['RECTIFYING', 'NONE', '2026-11-26', 1],
  ['FAILED', 'REFUSED', '2026-11-28', 3],
  ['TO_CONFIRM', 'NONE', '2026-11-26', 1],
  // While it is asked for more time, two days pass.
  ['RECTIFYING', 'PENDING', '2026-11-27', 0],
  ['RECTIFYING', 'PENDING', '2026-11-28', 3],
  // Not the customer's turn.
  ['SUBMITTED', 'NONE', '2026-12-25', 0],
  ['REINSPECTING', 'NONE', '2026-12-25', 0],
  ['CLOSED', 'NONE', '2026-12-25', 0],
] as const)('%s, extension %s, on %s: %i days late (IN-09)', (status, extendStatus, today, late) =>
  expect(daysLate({ status, dueDate: '2026-11-25', extendStatus }, today)).toBe(late),
)

test.each([
  ['1', 'NONE', 3, '2026-11-24', '44309'],
  ['2', 'NONE', 7, '2026-11-24', null],
  ['2', 'NONE', 8, '2026-11-24', '44314'],
  ['3', 'NONE', 15, '2026-11-25', null],
  ['3', 'NONE', 16, '2026-11-24', '44314'],
  ['3', 'REFUSED', 3, '2026-11-24', '44313'],
  ['2', 'NONE', 3, '2026-11-26', '2904'],
] as const)('level %s, extension %s, %i days on %s: %s (IN-09)', (level, extendStatus, days, today, code) =>
  expect(extensionProblem({ level, status: 'RECTIFYING', dueDate: '2026-11-25', extendStatus }, days, today)).toBe(
    code,
  ),
)

test.each([
  ['2', 0, '2026-12-01'],
  ['3', 0, '2026-12-09'],
  ['1', 0, '2026-11-27'],
  ['2', 1, '2026-11-24'],
] as const)('level %s failed after %i new terms: due on %s (D 3.3)', (level, terms, due) =>
  expect(dueAfterFail(level, terms, '2026-11-24')).toBe(due),
)

test.each([
  [['2026-11-22T09:19:59+08:00'], '44308'],
  [['2026-11-22T09:20:01+08:00', null], null],
  [[null], null],
] as const)('photos taken at %j: %s (IN-08)', (taken, code) =>
  expect(photoProblem(taken, '2026-11-22T09:20:00+08:00')).toBe(code),
)

test.each([
  ['1', true, false, true],
  // A hospital is never shut off.
  ['1', true, true, false],
  ['2', true, false, false],
] as const)('level %s, item stops gas %s, exempt %s: stops on site %s (IN-05)', (level, stopsGas, stopExempt, stops) =>
  expect(stopsOnSite(level, { stopsGas }, { stopExempt })).toBe(stops),
)

test.each([
  ['3', false, true],
  ['3', true, false],
  ['2', false, false],
] as const)('level %s, gas stopped %s: closed by photos %s', (level, gasStopped, byPhotos) =>
  expect(closesByPhotos({ level, gasStopped })).toBe(byPhotos),
)

const late = {
  status: 'RECTIFYING',
  dueDate: '2026-11-20',
  extendStatus: 'NONE',
  level: '2',
  responsible: 'CUSTOMER',
  gasStopped: false,
  stopPlannedAt: null,
  proposal: null,
  proposeFrom: null,
} as const

test.each([
  [{}, false, '2026-11-20', null],
  [{}, false, '2026-11-21', 'STOP'],
  [{}, true, '2026-12-21', null],
  [{ level: '3' }, false, '2026-11-26', null],
  [{ level: '3' }, false, '2026-11-27', 'UPGRADE'],
  [{ level: '3' }, true, '2026-11-27', 'UPGRADE'],
  [{ level: '1', gasStopped: true }, false, '2026-11-27', null],
  [{ stopPlannedAt: '2026-11-23T10:00:00+08:00' }, false, '2026-11-22', null],
  [{ proposal: 'STOP' }, false, '2026-11-22', null],
  [{ proposeFrom: '2026-11-28' }, false, '2026-11-27', null],
  [{ proposeFrom: '2026-11-28' }, false, '2026-11-28', 'STOP'],
  [{ responsible: 'COMPANY' }, false, '2026-11-28', null],
  [{ status: 'SUBMITTED' }, false, '2026-11-28', null],
] as const)('%j, exempt %s, on %s: proposed is %s (IN-11)', (given, stopExempt, today, proposed) =>
  expect(proposalFor({ ...late, ...given }, { stopExempt }, today)).toBe(proposed),
)
