import { startOf } from '../day'
import {
  nextClosing,
  nextOpening,
  planBlocked,
  planFault,
  unlockedSum,
  windowState,
  withWishes,
  type PlanCycle,
} from './lock'

/** Three months from November 2026 on, 100,000 m³: windows by X-02. */
const cycle = (cycleNo: number, planVolume: string, open: string, close: string): PlanCycle => ({
  cycleNo,
  planVolume,
  lowVolume: '22900',
  highVolume: '42300',
  editOpenAt: `${open}T00:00:00+08:00`,
  editCloseAt: `${close}T17:00:00+08:00`,
  lockedVolume: null,
})
const cycles = [
  cycle(1, '32600', '2026-10-17', '2026-10-27'),
  cycle(2, '33600', '2026-11-16', '2026-11-26'),
  cycle(3, '33800', '2026-12-17', '2026-12-27'),
]
const [first, second, third] = cycles as [PlanCycle, PlanCycle, PlanCycle]
const inFirst = startOf('2026-10-20', 9)
const free = () => null
const fault = (wishes: { cycleNo: number; volume: string }[], more: object = {}) =>
  planFault({ cycles, wishes, now: inFirst, capacity: free, ...more })

test.each([
  ['before', startOf('2026-10-17') - 1, 'LATER'],
  ['at its beginning', startOf('2026-10-17'), 'OPEN'],
  ['a moment before its end', startOf('2026-10-27', 17) - 1, 'OPEN'],
  ['at its end', startOf('2026-10-27', 17), 'OVER'],
])('a window %s (X-02: open <= now < close)', (_, now, state) => expect(windowState(first, now)).toBe(state))

test('a cycle that is not open moves only beside an open one (X-02)', () => {
  expect(cycles.map((one) => planBlocked(one, cycles, inFirst))).toEqual([null, null, null])
  const before = startOf('2026-10-01')
  expect(planBlocked(second, cycles, before)).toBe('2026-10-17 00:00起可修改')
  const between = startOf('2026-11-01')
  const locked = [{ ...first, lockedVolume: '32600' }, second, third]
  expect(locked.map((one) => planBlocked(one, locked, between))).toEqual([
    '已锁定，不可修改',
    '2026-11-16 00:00起可修改',
    '2026-11-16 00:00起可修改',
  ])
})

test('the last cycle left does not move (X-04)', () => {
  const locked = [{ ...first, lockedVolume: '32600' }, { ...second, lockedVolume: '33600' }, third]
  expect(planBlocked(third, locked, startOf('2026-12-18'))).toBe('仅剩一个周期，气量不可调整')
})

test('the next opening and closing', () => {
  expect(nextOpening(cycles, startOf('2026-10-01'))).toBe(first.editOpenAt)
  expect([nextOpening(cycles, inFirst), nextClosing(cycles, inFirst)]).toEqual([null, first.editCloseAt])
  expect([nextOpening(cycles, startOf('2027-01-01')), nextClosing(cycles, startOf('2027-01-01'))]).toEqual([null, null])
})

test.each([
  [
    'balanced',
    [
      { cycleNo: 1, volume: '29600' },
      { cycleNo: 2, volume: '36600' },
    ],
    null,
  ],
  ['nothing changes', [{ cycleNo: 1, volume: '32600' }], null],
  ['unbalanced', [{ cycleNo: 1, volume: '29600' }], { code: '42201', params: { V: '100000', d: '-3000' } }],
  [
    'below its least',
    [
      { cycleNo: 1, volume: '22800' },
      { cycleNo: 2, volume: '43400' },
    ],
    { code: '2901', cycleNo: 1 },
  ],
  [
    'at its least',
    [
      { cycleNo: 1, volume: '24900' },
      { cycleNo: 2, volume: '41300' },
    ],
    null,
  ],
  ['not whole', [{ cycleNo: 1, volume: '1.5' }], { code: '2901', cycleNo: 1 }],
  ['an unknown cycle', [{ cycleNo: 9, volume: '100' }], { code: '2901', cycleNo: 9 }],
])('a plan: %s', (_, wishes, expected) => expect(fault(wishes)).toEqual(expected))

test('more than the meters let through (X-05)', () =>
  expect(
    fault(
      [
        { cycleNo: 1, volume: '29600' },
        { cycleNo: 2, volume: '36600' },
      ],
      { capacity: () => '36000' },
    ),
  ).toEqual({ code: '42202', params: { cap: '36000' } }))

test('what is locked, or over, does not move (42203, 42204)', () => {
  const locked = [{ ...first, lockedVolume: '32600' }, second, third]
  const wishes = [
    { cycleNo: 1, volume: '32500' },
    { cycleNo: 2, volume: '33700' },
  ]
  expect(planFault({ cycles: locked, wishes, now: startOf('2026-11-20'), capacity: free })).toEqual({ code: '42203' })
  expect(planFault({ cycles, wishes, now: startOf('2026-10-28'), capacity: free })).toEqual({ code: '42204' })
})

test('the sum of what is not locked', () => {
  expect(unlockedSum([{ ...first, lockedVolume: '32600' }, second, third])).toBe('67400')
  expect(withWishes(cycles, [{ cycleNo: 2, volume: '0033700' }]).map(({ planVolume }) => planVolume)).toEqual([
    '32600',
    '33700',
    '33800',
  ])
})
