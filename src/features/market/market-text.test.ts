import { activityTime, priceText, signUpText } from './market-text'

it.each([
  ['fixed', '1280.00', '台', '¥1,280.00/台'],
  ['fixed', '1280.00', '', '¥1,280.00'],
  ['from', '1280.00', '台', '¥1,280.00起'],
  ['quote', null, '台', '询价'],
  ['free', null, '次', '免费'],
  ['free', '0.00', '次', '免费'],
] as const)('priceText %s %s %s', (priceMode, price, unit, expected) =>
  expect(priceText({ priceMode, price, unit })).toBe(expected),
)

it.each([
  [null, null, null, ''],
  ['signed', 10, 10, '已报名'],
  ['waiting', 10, 10, '候补中'],
  ['notStarted', 10, 0, '报名未开始'],
  ['over', 10, 4, '报名已截止'],
  ['open', 30, 12, '剩余18个名额'],
  ['full', 30, 30, '名额已满'],
  ['open', null, null, ''],
] as const)('signUpText %s %s %s', (signUpState, quota, quotaUsed, expected) =>
  expect(signUpText({ signUpState, quota, quotaUsed })).toBe(expected),
)

test.each([
  ['2026-12-01T14:00:00+08:00', '2026-12-01T16:00:00+08:00', '2026-12-01 14:00–16:00'],
  ['2026-12-01T09:00:00+08:00', '2026-12-31T09:00:00+08:00', '2026-12-01 至 2026-12-31'],
])('an activity from %s to %s', (startAt, endAt, text) => expect(activityTime({ startAt, endAt })).toBe(text))
