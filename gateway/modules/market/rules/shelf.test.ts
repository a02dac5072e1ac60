import { activityState, hotScore, shownBasePrice, signUpState } from './shelf'

describe('struck-through price (E-M-02)', () => {
  const product = { price: '860.00', basePrice: '980.00', basePriceDate: '2026-11-14', promotionStart: '2026-11-17' }
  test.each([
    ['three days before', {}, '980.00'],
    ['seven days before', { basePriceDate: '2026-11-10' }, '980.00'],
    ['eight days before', { basePriceDate: '2026-11-09' }, null],
    ['on the day', { basePriceDate: '2026-11-17' }, '980.00'],
    ['after the start', { basePriceDate: '2026-11-18' }, null],
    ['not higher', { basePrice: '860.00' }, null],
    ['no promotion', { promotionStart: null }, null],
    ['no price', { price: null }, null],
  ])('%s', (_name, more, shown) => {
    expect(shownBasePrice({ ...product, ...more })).toBe(shown)
  })
})

const at = (text: string): number => Date.parse(`2026-11-${text}:00+08:00`)

test.each([
  ['19T23:59', 'coming'],
  ['20T00:00', 'running'],
  ['24T23:59', 'running'],
  ['25T00:00', 'ended'],
])('activity at %s: %s', (time, state) => {
  expect(activityState({ startAt: '2026-11-20T00:00:00+08:00', endAt: '2026-11-25T00:00:00+08:00' }, at(time))).toBe(
    state,
  )
})

describe('seats (3.3)', () => {
  const activity = {
    signUpStartAt: '2026-11-20T00:00:00+08:00',
    signUpEndAt: '2026-11-25T00:00:00+08:00',
    quota: 30,
    quotaUsed: 27,
  }
  test.each([
    ['19T12:00', {}, 'notStarted'],
    ['21T12:00', {}, 'open'],
    ['21T12:00', { quotaUsed: 30 }, 'full'],
    ['25T00:00', {}, 'over'],
    ['25T00:00', { quotaUsed: 30 }, 'over'],
    ['21T12:00', { quota: null, quotaUsed: null }, null],
  ])('%s %j', (time, more, state) => {
    expect(signUpState({ ...activity, ...more }, at(time))).toBe(state)
  })
})

test.each([
  ['the example of E-M-06', { leads30: 12, views30: 800, favourites30: 10, daysOnSale: 90 }, '84.8528'],
  ['new', { leads30: 1, views30: 0, favourites30: 0, daysOnSale: 0 }, '5.0000'],
  ['half after 180 days', { leads30: 0, views30: 200, favourites30: 0, daysOnSale: 180 }, '5.0000'],
])('hot score: %s', (_name, of, score) => {
  expect(hotScore(of)).toBe(score)
})
