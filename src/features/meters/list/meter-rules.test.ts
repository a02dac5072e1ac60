import type { Meter } from '@/shared/meter'
import { aliasFault } from './alias'
import { filterMeters, meterToRead } from './meter-filter'
import { cleanReading, placeFields, purposeOf, readingFault, sizeFault } from './photo-form'

const meter = (meterType: Meter['meterType'], meterNo: string, alias: string) =>
  ({ meterType, meterNo, alias }) as Meter
const meters = [
  meter('IOT', '003010010101', '1#窑炉'),
  meter('IC', '003010010201', '大堂'),
  meter('MECH', '003010020302', 'Kitchen'),
]

test.each([
  ['ALL', '', 3],
  ['IC', '', 1],
  ['ALL', '窑炉', 1],
  ['ALL', ' 0101 ', 1],
  ['ALL', 'kitchen', 1],
  ['IC', '窑炉', 0],
] as const)('type %s, words "%s"', (type, words, count) =>
  expect(filterMeters(meters, type, words)).toHaveLength(count),
)

test.each([
  ['003010020302', '003010020302'],
  ['', '003010010201'],
  ['999', '003010010201'],
])('the photo sheet asked for %s is that of %s', (asked, meterNo) => {
  const list = meters.map((one) => ({ ...one, imgWindow: { open: one.meterType !== 'IOT' } }) as Meter)
  expect(meterToRead(list, asked)?.meterNo).toBe(meterNo)
})

test.each([
  ['', undefined],
  ['一二三四五六七八九十十二', undefined],
  ['一二三四五六七八九十十二三', '别名不能超过12个字'],
  [' 一二三四五六七八九十十二 ', undefined],
])('alias "%s"', (text, fault) => expect(aliasFault(text)).toBe(fault))

test.each([
  ['1234', undefined],
  ['1234.56', undefined],
  ['００１２３４．５', undefined],
  ['', '请填写读数'],
  ['1234.567', '请输入正确的读数，最多2位小数'],
  ['12a', '请输入正确的读数，最多2位小数'],
  ['1e9', '请输入正确的读数，最多2位小数'],
  ['-5', '请输入正确的读数，最多2位小数'],
  ['1234567', '该表读数最多6位整数'],
])('reading "%s"', (text, fault) => expect(readingFault(text, 6)).toBe(fault))

test('a reading is sent as it is on the register', () => {
  expect(cleanReading('００１２，３４．５０')).toBe('1234.50')
  expect(cleanReading('0.5')).toBe('0.5')
  expect(cleanReading('000')).toBe('0')
})

test('pictures up to 10 MB', () => {
  expect(sizeFault(10_485_760)).toBeUndefined()
  expect(sizeFault(10_485_761)).toBe('文件大小不能超过10MB')
})

test('a reading inside its window, a check outside (AE-12)', () => {
  expect(purposeOf({ imgWindow: { open: true, from: '', to: '' } })).toBe('READING')
  expect(purposeOf({ imgWindow: { open: false, from: '', to: '' } })).toBe('CHECK')
})

test.each([
  [null, {}],
  [
    { lng: 114.5148, lat: 38.0428 },
    { longitude: '114.514800', latitude: '38.042800' },
  ],
  [
    { lng: -180, lat: 90 },
    { longitude: '-180.000000', latitude: '90.000000' },
  ],
  [{ lng: 181, lat: 38 }, {}],
  [{ lng: NaN, lat: 38 }, {}],
  [{ lat: 38 }, {}],
])('the place %j is sent as %j', (place, fields) => {
  const here = place as { lng: number; lat: number } | null
  expect(placeFields(here && { accuracy: 12, type: 'wgs84', ...here })).toEqual(fields)
})
