import { clockText, foundText, lastFaults, latencyText, reportText } from './report'

test.each([
  [null, '失败'],
  [119.6, '120 ms 正常'],
  [1999, '1999 ms 正常'],
  [2000, '2000 ms 较慢'],
])('a call of %s ms: %s', (ms, expected) => expect(latencyText(ms)).toBe(expected))

test.each([
  [0, '一致'],
  [499, '一致'],
  [500, '手机慢 1 秒'],
  [-65_000, '手机快 65 秒'],
  [-600_000, '手机快 10 分钟'],
  [7_200_000, '手机慢 2 小时'],
  [-484_230_000, '手机快 6 天'],
])('an offset of %s ms: %s', (offset, expected) => expect(clockText(offset)).toBe(expected))

test('parts with nothing in them stay out of the report', () =>
  expect(
    reportText([
      { title: '运行环境', findings: [['版本', '0.1.0']] },
      { title: '设备能力', findings: [] },
    ]),
  ).toBe('【运行环境】\n版本：0.1.0'))

test('a position in both systems of coordinates', () =>
  expect(foundText({ lng: 116.7, lat: 39.5 }, { lng: 116.706, lat: 39.501 }, 12.4)).toBe(
    '可用，精度约 12 米，WGS-84 116.700000,39.500000，GCJ-02 116.706000,39.501000',
  ))

test('the newest twenty faults that wait to be sent, the newest first; a broken record has none', () => {
  const fault = (n: number) => ({
    type: 'ERROR',
    at: `2026-11-23T09:30:${String(n).padStart(2, '0')}+08:00`,
    page: '/pages/home/index/index',
    extra: { message: `TypeError ${n}` },
  })
  const queue = [{ type: 'CLICK' }, ...Array.from({ length: 21 }, (_, n) => fault(n))]
  const found = lastFaults(JSON.stringify(queue))
  expect(found).toHaveLength(20)
  expect(found[0]).toEqual(['11-23 09:30:20', '/pages/home/index/index TypeError 20'])
  expect([lastFaults(''), lastFaults('{'), lastFaults('{}')]).toEqual([[], [], []])
})
