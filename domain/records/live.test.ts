import type { LiveState } from '../statuses/alarm-live'
import { liveAfter } from './live'

const at = (second: string) => `2026-11-27T10:${second}+08:00`
const of = (liveState: LiveState, calmSince: string | null = null) => ({
  liveState,
  calmSince,
  lowThreshold: '20.0',
  highThreshold: '50.0',
})

test.each([
  ['NORMAL', '19.9', false, 'NORMAL'],
  ['NORMAL', '20.0', false, 'ALARM_LOW'],
  ['NORMAL', '49.9', false, 'ALARM_LOW'],
  ['NORMAL', '50.0', false, 'ALARM_HIGH'],
  ['ALARM_HIGH', '49.9', false, 'ALARM_LOW'],
  ['ALARM_LOW', '19.9', false, 'ALARM_LOW'],
  ['ALARM_LOW', '18.0', false, 'ALARM_LOW'],
  ['ALARM_HIGH', '0.0', false, 'ALARM_LOW'],
  ['OFFLINE', '0.0', false, 'NORMAL'],
  ['FAULT', '0.0', false, 'NORMAL'],
  ['NORMAL', '0.0', true, 'FAULT'],
  ['ALARM_HIGH', '80.0', true, 'FAULT'],
] as const)('%s, then %s %%LEL, fault %s: %s (D 3.6)', (state, concentration, fault, expected) =>
  expect(liveAfter(of(state), { concentration, fault, at: at('00:00') }).liveState).toBe(expected),
)

test('an alarm is over after a minute well below the limit, and not before', () => {
  const first = liveAfter(of('ALARM_LOW'), { concentration: '17.9', fault: false, at: at('00:00') })
  expect(first).toEqual({ liveState: 'ALARM_LOW', calmSince: at('00:00') })
  const almost = { concentration: '17.9', fault: false, at: at('00:59') }
  expect(liveAfter(of('ALARM_LOW', at('00:00')), almost).liveState).toBe('ALARM_LOW')
  expect(liveAfter(of('ALARM_LOW', at('00:00')), { ...almost, at: at('01:00') })).toEqual({
    liveState: 'NORMAL',
    calmSince: null,
  })
})

test('a reading that rises again begins the minute again', () =>
  expect(
    liveAfter(of('ALARM_LOW', at('00:00')), { concentration: '18.0', fault: false, at: at('00:30') }).calmSince,
  ).toBeNull())
