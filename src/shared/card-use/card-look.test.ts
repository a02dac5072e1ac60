import { boughtText, lastsText, spanOfUse } from './card-look'

const TODAY = '2026-11-23'

test.each([
  [
    [
      { month: '2026-10', volume: '400.00', amount: '1600.00' },
      { month: '2026-11', volume: '300.00', amount: '1200.00' },
    ],
    '近12个月购气 700.00 m³，¥2,800.00',
  ],
  [[{ month: '2026-11', volume: '300.00', amount: null }], '近12个月购气 300.00 m³'],
  // An amount meter: yuan only.
  [[{ month: '2026-11', volume: '0.00', amount: '500.00' }], '近12个月购气 ¥500.00'],
])('what was bought %#', (months, text) => expect(boughtText(months)).toBe(text))

test.each([
  ['2026-10-11T09:20:00+08:00', '2026-11-07T09:20:00+08:00', '10-11 至 11-07'],
  ['2025-12-20T09:20:00+08:00', '2026-01-16T09:20:00+08:00', '2025-12-20 至 01-16'],
])('from %s to %s', (from, to, text) => expect(spanOfUse({ from, to }, TODAY)).toBe(text))

const meter = { meterId: 'm', name: '大堂', remain: '126.4', readAt: '2026-11-20T14:26:00+08:00', dayMean: '49.30' }
test.each<[Partial<Parameters<typeof lastsText>[0]>, string]>([
  [{ dayMean: null, lastsUntil: null }, ''],
  [{ lastsUntil: null }, '日均 49.30 m³'],
  [{ lastsUntil: '2026-12-06' }, '日均 49.30 m³，约用到 12-06'],
  [{ lastsUntil: '2027-01-06' }, '日均 49.30 m³，约用到 2027-01-06'],
  [{ lastsUntil: '2026-11-22' }, '日均 49.30 m³，可能已用完，请读卡更新'],
])('how long it lasts %#', (known, text) =>
  expect(lastsText({ ...meter, lastsUntil: null, ...known }, TODAY)).toBe(text),
)
