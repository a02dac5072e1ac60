import { stepsAhead } from './ahead'

const hazard = {
  level: '2',
  status: 'RECTIFYING',
  responsible: 'CUSTOMER',
  dueDate: '2026-11-29',
  gasStopped: false,
  stopPlannedAt: null,
} as const

test.each([
  ['level 2', {}, false, ['2026-11-29 整改期限', '2026-11-30 可能停气']],
  ['a hospital', {}, true, ['2026-11-29 整改期限', '2026-11-30 专人督促整改']],
  ['level 3', { level: '3' }, false, ['2026-11-29 整改期限', '2026-12-06 可能升级为较大隐患']],
  ['gas is shut', { level: '1', gasStopped: true }, false, ['2026-11-29 整改期限', '2026-11-30 专人联系']],
  [
    'a confirmed stop',
    { stopPlannedAt: '2026-12-02T10:00:00+08:00' },
    false,
    ['2026-11-29 整改期限', '2026-12-02 停止供气'],
  ],
  ['submitted', { status: 'SUBMITTED' }, false, []],
  ['the company fixes it', { responsible: 'COMPANY' }, false, []],
] as const)('%s (IN-11)', (_what, given, stopExempt, steps) =>
  expect(stepsAhead({ ...hazard, ...given }, { stopExempt }).map(({ date, title }) => `${date} ${title}`)).toEqual(
    steps,
  ),
)
