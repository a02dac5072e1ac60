import { leftText, placeOf, titleOf } from './settlement-look'

const HOUR = 3_600_000

test.each([
  [51 * HOUR, '剩余 2 天 3 小时'],
  [24 * HOUR, '剩余 1 天 0 小时'],
  [23 * HOUR + 1, '剩余 23 小时'],
  [59 * 60_000 + 1, '剩余 60 分钟'],
  [1, '剩余 1 分钟'],
  [0, '确认期已过'],
])('%i ms: %s', (ms, text) => expect(leftText(ms)).toBe(text))

test.each([
  ['MULTI', 'NEW', '/pages/manager-energy/settlement/monthly-bill'],
  ['SINGLE', 'NEW', '/pages/manager-energy/settlement/monthly-bill-single'],
  ['SINGLE', 'OLD', '/pages/manager-energy/settlement/monthly-bill-detail-old'],
] as const)('a statement %s of the system %s is at %s', (scope, billVersion, path) =>
  expect(placeOf({ scope, billVersion, statementId: 's1' })).toBe(`${path}?statementId=s1`),
)

test('one of all meters says so', () => {
  expect(titleOf({ billMonth: '2026-10', scope: 'MULTI', meterName: '' })).toBe('2026年10月 全部表具')
  expect(titleOf({ billMonth: '2026-10', scope: 'SINGLE', meterName: '锅炉房' })).toBe('2026年10月 锅炉房')
})
