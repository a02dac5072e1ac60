import { clockText, latencyText, reportText } from './report'

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
