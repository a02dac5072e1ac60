import { countedOf, refusedMoment } from './frame-batch'

const now = Date.parse('2026-11-23T09:30:00+08:00')
const keptFrom = Date.parse('2026-09-14T00:00:00+08:00')

it.each([
  ['2026-11-23T09:40:00+08:00', null],
  ['2026-11-23T09:40:01+08:00', 'AHEAD'],
  ['2026-09-14T00:00:00+08:00', null],
  ['2026-09-13T23:59:59+08:00', 'OLD'],
])('a frame of %s: %s', (readAt, refused) => expect(refusedMoment(Date.parse(readAt), now, keptFrom)).toBe(refused))

it('nothing is too old where all is kept', () =>
  expect(refusedMoment(Date.parse('2001-01-01T00:00:00+08:00'), now, null)).toBeNull())

it.each<[unknown, ReturnType<typeof countedOf>]>([
  [
    { meterNo: '1', seq: 7, readAt: 'soon' },
    { meterNo: '1', seq: 7 },
  ],
  [
    { meterNo: '1', seq: 7, restart: true },
    { meterNo: '1', seq: 7 },
  ],
  [{ meterNo: '1', seq: 0 }, null],
  [{ meterNo: '1', seq: 1.5 }, null],
  [{ meterNo: '1', seq: Number.MAX_SAFE_INTEGER }, null],
  [{ meterNo: 1, seq: 7 }, null],
  [{ meterNo: '1' }, null],
  ['7', null],
  [null, null],
])('%j counts as %j', (sent, counted) => expect(countedOf(sent)).toEqual(counted))
