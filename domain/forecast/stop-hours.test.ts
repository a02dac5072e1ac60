import { stopHours } from './stop-hours'

const span = { from: '2026-11-20', to: '2026-11-23' }
const stop = (from: string, to: string, meterIds = ['A', 'B']) => ({
  meterIds,
  from: `2026-11-${from}:00+08:00`,
  to: `2026-11-${to}:00+08:00`,
})

test.each([
  ['six hours of a gas day', stop('21T10:00', '21T16:00'), { '2026-11-21': 6 }],
  ['over 08:00 into the next gas day', stop('21T20:00', '22T09:00'), { '2026-11-21': 12, '2026-11-22': 1 }],
  [
    'longer than the span',
    stop('19T00:00', '25T00:00'),
    Object.fromEntries([20, 21, 22, 23].map((day) => [`2026-11-${day}`, 24])),
  ],
  ['one meter of two', stop('21T10:00', '21T16:00', ['A']), {}],
  ['before the span', stop('19T10:00', '20T08:00'), {}],
])('%s', (_name, one, hours) => {
  expect(Object.fromEntries(stopHours([one], ['A', 'B'], span))).toEqual(hours)
})

test('no day to ask about', () => {
  expect(stopHours([stop('21T10:00', '21T16:00')], ['A'], { from: '2026-11-24', to: '2026-11-23' }).size).toBe(0)
})
