import { specialOf, specialText, weekOf, weekText } from './hours-text'

const WEEK = [
  '周一 08:30-12:00 13:30-17:30',
  '周二 8:30-17:30',
  '周三 休息',
  '周四 休息',
  '周五 休息',
  '周六 休息',
  '周日 00:00-24:00',
]

test('a week is read and written', () => {
  const week = weekOf(WEEK.join('\n'))
  expect(week?.[0]).toEqual([
    ['08:30', '12:00'],
    ['13:30', '17:30'],
  ])
  expect(weekText(week ?? [])).toBe(WEEK.join('\n').replace('周二 8:30', '周二 08:30'))
})
test.each([
  ['a day is missing', WEEK.slice(1).join('\n')],
  ['a day twice', [...WEEK.slice(1), '周二 休息'].join('\n')],
  ['no time', WEEK.join('\n').replace('休息', '下午')],
  ['an end before the start', WEEK.join('\n').replace('8:30-17:30', '17:30-08:30')],
  ['words behind the time', WEEK.join('\n').replace('24:00', '24:00 全天')],
])('%s: no week', (_what, text) => expect(weekOf(text)).toBeNull())

test('days that differ are read and written', () => {
  const text = '2026-12-01 09:00-12:00 下午盘点\n2027-01-01 休息 元旦'
  const days = specialOf(text)
  expect(days).toEqual([
    { date: '2026-12-01', spans: [['09:00', '12:00']], note: '下午盘点' },
    { date: '2027-01-01', spans: [], note: '元旦' },
  ])
  expect(specialText(days ?? [])).toBe(text)
  expect(specialOf('')).toEqual([])
})
test.each(['2026-02-30 休息', '明天 休息', '2026-12-01 上午'])('%s is no such day', (text) =>
  expect(specialOf(text)).toBeNull(),
)
