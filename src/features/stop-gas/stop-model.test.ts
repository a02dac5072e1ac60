import { toMillis } from '@domain/date'
import { aStop } from '@/testing/make/stop'
import { barOf, leftText, lengthText, nextMoment } from './stop-model'

const planned = aStop({ planStopAt: '2026-11-26T06:00:00+08:00', planResumeAt: '2026-11-26T18:00:00+08:00' })
const now = toMillis('2026-11-26T00:00:00+08:00')

test('a bar lies where its hours are, six before and after it', () => {
  const bar = barOf(planned, now)
  expect(bar).toMatchObject({ left: 25, width: 50, isOpen: false, now: 0 })
  expect(bar?.ticks.map(({ text }) => text)).toEqual(['11-26', '06:00', '12:00', '18:00', '11-27'])
})

test('without an end it runs to the edge; without a beginning there is none', () => {
  expect(barOf({ ...planned, planResumeAt: null }, now)).toMatchObject({
    isOpen: true,
    left: expect.closeTo(100 / 3, 6),
  })
  expect(barOf({ ...planned, planStopAt: null }, now)).toBeNull()
})

test('what is counted down to', () => {
  expect(nextMoment(planned)).toEqual({ at: planned.planStopAt, text: '距停气' })
  expect(nextMoment({ ...planned, state: 'STOPPED' })).toEqual({ at: planned.planResumeAt, text: '距恢复' })
  expect(nextMoment({ ...planned, kind: 'PEAK' })?.text).toBe('距限气')
  expect(nextMoment({ ...planned, state: 'RESUMED' })).toBeNull()
})

test.each([
  [68 * 3600_000, '2 天 20 小时'],
  [3600_000 + 60_000, '1 小时 1 分'],
  [1, '1 分钟'],
  [0, '已到'],
])('%d ms is %s', (left, text) => expect(leftText(left)).toBe(text))

test('how long it was, once it is over', () => {
  const real = { realStopAt: '2026-11-26T06:10:00+08:00', realResumeAt: '2026-11-26T13:40:00+08:00' }
  expect(lengthText({ ...planned, ...real })).toBe('7 小时 30 分')
  expect(lengthText(planned)).toBeNull()
})
