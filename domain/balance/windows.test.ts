import { areWindows, shareHours, usedWithin, windowsOf, windowsText } from './windows'

const hours = Array.from({ length: 24 }, (_, at) => `${at + 1}.0000`)
const window = (from: string, to: string) => ({ from, to })

test.each([
  ['none', [], true],
  ['noon', [window('11:00', '14:00')], true],
  ['the whole gas day', [window('08:00', '08:00')], true],
  ['over midnight', [window('22:00', '02:00')], true],
  ['over the end of the gas day', [window('07:00', '09:00')], false],
  ['nothing', [window('11:00', '11:00')], false],
  ['backwards', [window('14:00', '11:00')], false],
  ['two that touch', [window('11:00', '14:00'), window('14:00', '15:00')], true],
  ['two that overlap', [window('11:00', '14:00'), window('13:00', '15:00')], false],
  ['the later one first', [window('17:00', '20:00'), window('11:00', '14:00')], false],
  ['after midnight is later', [window('22:00', '23:00'), window('01:00', '02:00')], true],
  ['five', ['09', '10', '11', '12', '13'].map((hour) => window(`${hour}:00`, `${Number(hour) + 1}:00`)), false],
] as const)('parts of a day: %s can be: %s', (_, windows, can) => expect(areWindows(windows)).toBe(can))

test.each([
  // 11, 12 and 13 o'clock are the 4th to the 6th hour.
  [[window('11:00', '14:00')], '15.00'],
  [[window('08:00', '09:00'), window('07:00', '08:00')], '25.00'],
  [[window('08:00', '08:00')], '300.00'],
  [[], '0.00'],
])('S-06: within %j: %s m³', (windows, volume) => expect(usedWithin(hours, windows)).toBe(volume))

test('a day has 24 hours', () => expect(() => usedWithin(hours.slice(1), [])).toThrow(RangeError))

test.each([
  ['', []],
  ['11:00-14:00，17:00-20:00', [window('11:00', '14:00'), window('17:00', '20:00')]],
  [' 11:00-14:00 ', [window('11:00', '14:00')]],
  ['11:30-14:00', null],
  ['24:00-02:00', null],
  ['14:00-11:00', null],
  ['noon', null],
])('typed "%s"', (text, windows) => {
  expect(windowsOf(text)).toEqual(windows)
  if (windows) expect(windowsOf(windows.length === 0 ? '' : windowsText(windows))).toEqual(windows)
})

test('in words', () => expect(windowsText([])).toBe('全天'))

test.each([
  ['the whole day and a part', [], [window('11:00', '14:00')], true],
  ['one after the other', [window('11:00', '14:00')], [window('14:00', '17:00')], false],
  ['one hour of both', [window('11:00', '14:00'), window('22:00', '23:00')], [window('13:00', '17:00')], true],
  // The gas day ends at 08:00: its last hour is after midnight.
  ['to the end of the day', [window('20:00', '08:00')], [window('07:00', '08:00')], true],
  ['its first and its last hour', [window('08:00', '09:00')], [window('07:00', '08:00')], false],
] as const)('hours that two activities count: %s', (_, some, others, both) => {
  expect(shareHours(some, others)).toBe(both)
  expect(shareHours(others, some)).toBe(both)
})
