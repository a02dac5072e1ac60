import { FRAME_WINDOW, planWindowTexts, readFrameWindow, readPlanWindows, type PlanWindowKey } from './window-rules'

const read = (over: Partial<Record<PlanWindowKey, string>> = {}) =>
  readPlanWindows((key) => over[key] ?? planWindowTexts[key])

test('the defaults of B 0.7', () => {
  expect(read()).toEqual({
    year: { from: { day: '11-01', hour: 0 }, to: { day: '11-30', hour: 17 } },
    month: { from: { day: 15, hour: 0 }, to: { day: 25, hour: 17 } },
    day: { from: { day: 7, hour: 0 }, to: { day: 1, hour: 10 } },
    dayChangeUntil: 15,
    monthChangeUntil: { day: 20, hour: 17 },
  })
})

test.each<[PlanWindowKey, string]>([
  ['plan.year', '10-08 09:00..12-14 18:00'],
  ['plan.month', '1 00:00..28 18:00'],
  ['plan.month', '20 09:00..20 10:00'],
  ['plan.day', '31 00:00..1 09:00'],
  ['plan.day', '1 00:00..1 18:00'],
  ['plan.dayChangeUntil', '09:00'],
  ['plan.dayChangeUntil', '23:00'],
  ['plan.monthChangeUntil', '28 00:00'],
])('%s may be %s', (key, text) => {
  expect(() => read({ [key]: text })).not.toThrow()
})

test.each<[PlanWindowKey, string]>([
  ['plan.year', ''],
  ['plan.year', '11-30 09:00..11-01 17:00'],
  ['plan.year', '11-01 00:00..12-15 09:00'],
  ['plan.year', '11-01 00:00..11-30 17:30'],
  ['plan.year', '13-01 00:00..11-30 17:00'],
  ['plan.month', '25 00:00..15 17:00'],
  ['plan.month', '15 17:00..15 17:00'],
  ['plan.month', '15 00:00..29 17:00'],
  ['plan.month', '15 00:00..25 08:00'],
  ['plan.month', '15 00:00..25 19:00'],
  ['plan.month', '15 19:00..25 17:00'],
  ['plan.month', '15 00:00..25 17:00..26 17:00'],
  ['plan.day', '1 00:00..7 10:00'],
  ['plan.day', '7 00:00..0 10:00'],
  ['plan.day', '32 00:00..1 10:00'],
  ['plan.day', '1 10:00..1 10:00'],
  ['plan.dayChangeUntil', '08:00'],
  ['plan.dayChangeUntil', '24:00'],
  ['plan.dayChangeUntil', '15:30'],
  ['plan.monthChangeUntil', '29 17:00'],
  ['plan.monthChangeUntil', '20'],
])('%s is never %p: its name is said', (key, text) => {
  expect(() => read({ [key]: text })).toThrow(`setting ${key} is no window: ${text}`)
})

test('annual frames: until a later day than plans (C-11)', () => {
  expect(readFrameWindow(FRAME_WINDOW.usual)).toEqual({
    from: { day: '11-01', hour: 0 },
    to: { day: '12-20', hour: 17 },
  })
  expect(() => readFrameWindow('12-20 00:00..11-01 17:00')).toThrow('setting contract.frame is no window')
})
