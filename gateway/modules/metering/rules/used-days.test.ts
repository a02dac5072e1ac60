import { usedDaysOf } from './used-days'

const remote = [{ meterId: 'A', channels: ['1', '2'] }]
const row = (
  gasDay: string,
  volume: string,
  quality: 'NORMAL' | 'MISSING' | 'ESTIMATED' = 'NORMAL',
  meterId = 'A',
) => ({
  gasDay,
  meterId,
  volume,
  quality,
})
const span = { from: '2026-11-01', to: '2026-11-01' }

test.each([
  ['both channels', [row('2026-11-01', '10.00'), row('2026-11-01', '2.50')], '12.50', 'FULL'],
  ['one is missing', [row('2026-11-01', '10.00'), row('2026-11-01', '0.00', 'MISSING')], '10.00', 'PARTIAL'],
  ['one is estimated', [row('2026-11-01', '10.00'), row('2026-11-01', '2.00', 'ESTIMATED')], '12.00', 'PARTIAL'],
  [
    'a register read by hand owes nothing',
    [row('2026-11-01', '10.00'), row('2026-11-01', '1.00', 'NORMAL', 'M')],
    '11.00',
    'PARTIAL',
  ],
  ['nothing', [row('2026-11-01', '0.00', 'MISSING')], null, 'NONE'],
])('%s', (_name, rows, volume, dataState) => {
  expect(usedDaysOf(rows, remote, span)).toEqual([{ date: '2026-11-01', volume, dataState }])
})
