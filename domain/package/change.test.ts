import { startOf } from '../day'
import {
  advanceRoom,
  changeFault,
  delayRoom,
  effectDateOf,
  isTail,
  moreUntil,
  mostToChange,
  passesAlone,
  type ChangeAsk,
} from './change'

const ask: ChangeAsk = {
  changeType: 'DELAY',
  volume: '3200',
  today: '2026-11-10',
  child: { lockedVolume: '32600', endDate: '2026-11-30', running: true },
  used: { cycle: 0, parent: 0 },
  room: '20000',
  rules: { maxRate: '10.00', perCycle: 1, perOrder: 3, cutoffHour: 10, tailDays: 3 },
}

test.each([
  ['a moment before the cut-off', startOf('2026-11-10', 10) - 1, '2026-11-11'],
  ['at the cut-off', startOf('2026-11-10', 10), '2026-11-12'],
])('%s (X-09, pitfall 19)', (_, now, date) => expect(effectDateOf(now, 10)).toBe(date))

test('10 % of 32,600 cut to hundreds (X-09)', () => expect(mostToChange('32600', '10.00')).toBe('3200'))

test.each([
  ['1600', true],
  ['1630', true],
  ['1700', false],
])('ADD of %s on 32,600 passes alone: %s', (volume, passes) => expect(passesAlone(volume, '32600')).toBe(passes))

test('what a cycle can give away', () => {
  const running = { lockedVolume: '32600', addVolume: '1000', movedOutVolume: '0', extracted: '30150.45' }
  expect(delayRoom(running)).toBe('3400')
  expect(delayRoom({ ...running, extracted: '40000.00' })).toBe('0')
  expect(advanceRoom({ planVolume: '33600', lowVolume: '22900' })).toBe('10700')
})

test('more gas can be paid for as long as it still counts on the last day of its cycle (X-09)', () => {
  const until = moreUntil('2026-11-30', 10)
  expect([until - 1, until].map((now) => effectDateOf(now, 10))).toEqual(['2026-11-30', '2026-12-01'])
})

test.each([
  ['2026-11-27', false],
  ['2026-11-28', true],
  ['2026-11-30', true],
])('%s is among the last 3 days: %s', (today, tail) => expect(isTail(today, '2026-11-30', 3)).toBe(tail))

test.each([
  ['fine', {}, null],
  ['not running', { child: { ...ask.child, running: false } }, { code: '2904' }],
  ['a second one in the cycle', { used: { cycle: 1, parent: 1 } }, { code: '42211' }],
  ['a fourth one in the order', { used: { cycle: 0, parent: 3 } }, { code: '42212' }],
  ['in the last days', { today: '2026-11-28' }, { code: '42214', params: { days: '3' } }],
  ['no whole hundreds', { volume: '150' }, { code: '2901' }],
  ['zero', { volume: '0' }, { code: '2901' }],
  ['above 10 %', { volume: '3300' }, { code: '42213', params: { max: '3200' } }],
  ['no target', { room: null }, { code: '42216' }],
  ['more than is left', { room: '3100' }, { code: '42215' }],
  ['more than the source leaves', { changeType: 'ADVANCE' as const, room: '3100' }, { code: '42216' }],
])('a change: %s', (_, change, expected) => expect(changeFault({ ...ask, ...change })).toEqual(expected))
