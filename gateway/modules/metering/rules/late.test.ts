import { silentSince } from './late'

const channel = (channelNo: string, lastReadingAt: string | null) => ({ channelNo, lastReadingAt })
const heard = channel('1', '2026-11-23T08:00:00+08:00')
const CLOSED = '2026-11-22'

/* Y-03. */
test.each([
  ['all heard this morning', [heard], [], null],
  ['one of two channels is a day behind', [heard, channel('2', '2026-11-22T08:00:00+08:00')], [], '2026-11-22'],
  ['silent for three days', [channel('1', '2026-11-20T08:05:00+08:00')], [], '2026-11-20'],
  ['a register in doubt has come', [channel('1', '2026-11-20T08:00:00+08:00')], ['1'], null],
  ['never heard since it was put in', [channel('1', null)], [], '2026-11-10'],
] as const)('%s', (_name, channels, doubted, since) =>
  expect(silentSince({ installDate: '2026-11-10', channels }, CLOSED, doubted)).toBe(since),
)

test('a meter put in today owes nothing yet', () =>
  expect(silentSince({ installDate: '2026-11-23', channels: [channel('1', null)] }, CLOSED)).toBeNull())
