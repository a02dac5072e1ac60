import { cleanDuration, cleanExtra, cleanPage, isClickModule } from './events'

test.each([
  ['mall_banner', true],
  ['AC_OPEN:METER_LIST', true],
  ['a.b-c', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['点击', false],
  ["x'; drop table", false],
])('click %s (TR-01)', (code, good) => {
  expect(isClickModule(code)).toBe(good)
})

describe('no personal data in events (TR-05)', () => {
  test('keys of the deny list go, however they are spelt', () => {
    expect(
      cleanExtra({ phone: '13800000001', userName: 'x', bank_no: '1', openId: 'o', lng: 116.7, tab: 'bill', n: 3 }),
    ).toEqual({ tab: 'bill', n: 3 })
  })
  test('phone numbers inside texts are masked, longer numbers are none', () => {
    expect(cleanExtra({ message: 'call 13800000001 failed', order: '20261123138000000019' })).toEqual({
      message: 'call *** failed',
      order: '20261123138000000019',
    })
  })
  test('2048 bytes pass, more is dropped whole', () => {
    const room = 2048 - '{"m":""}'.length
    expect(cleanExtra({ m: 'x'.repeat(room) })).toEqual({ m: 'x'.repeat(room) })
    expect(cleanExtra({ m: 'x'.repeat(room + 1) })).toEqual({})
    expect(cleanExtra(undefined)).toEqual({})
  })
  test('pages lose their parameters', () => {
    expect(cleanPage('/pages/my-bill/details/details?billId=B1')).toBe('/pages/my-bill/details/details')
    expect(cleanPage(undefined)).toBeNull()
  })
})

test.each([
  ['DWELL', 0, 0],
  ['DWELL', 299, 299],
  ['DWELL', 1_800_000, 1_800_000],
  ['DWELL', 1_800_001, 1_800_000],
  ['DWELL', undefined, undefined],
  ['PERF', 12, 12],
  ['PERF', undefined, null],
])('%s of %s ms (TR-03)', (type, ms, kept) => {
  expect(cleanDuration(type, ms)).toBe(kept)
})
