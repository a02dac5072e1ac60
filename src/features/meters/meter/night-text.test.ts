import { flowText, hoursText, nightBars, nightSummary, watchText, type Nights } from './night-text'

test.each([
  [[22, 23, 0, 1, 2, 3, 4, 5, 6, 7], '22:00–08:00'],
  [[12, 22, 23, 0], '12:00–13:00、22:00–01:00'],
  [[8], '08:00–09:00'],
  [Array.from({ length: 24 }, (_, hour) => (hour + 8) % 24), '全天'],
])('hours %j are %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

test.each([
  ['1.0049', '1.00'],
  ['1.0050', '1.01'],
  [null, '--'],
])('a flow of %s is shown as %s', (flow, text) => {
  expect(flowText(flow)).toBe(text)
})

const nights: Nights['nights'] = [
  { gasDay: '2026-11-20', flow: '1.0000', level: '0.5000', state: 'ABOVE' },
  { gasDay: '2026-11-21', flow: '0.5000', level: '0.5000', state: 'NORMAL' },
  { gasDay: '2026-11-22', flow: null, level: null, state: 'UNKNOWN' },
]

test('bars with the usual level; an excess in red, a night without hours as a hole', () => {
  expect(nightBars(nights)).toMatchObject([
    { key: '2026-11-20', label: '11-20', value: '1.00', plan: '0.50', tone: 'danger', note: '高于平时' },
    { value: '0.50', plan: '0.50', note: '正常' },
    { value: null, plan: null, note: '没有逐时数据' },
  ])
  expect(nightSummary(nights)).toBe('近3晚非生产时段最低流量，单位立方米每小时，1晚高于平时，最近一晚0.50，平时0.50')
})

test.each([
  ['ROUND_THE_CLOCK', nights, '该表全天用气，没有可以比较的非生产时段，不做夜间流量监测。'],
  ['FEW_NIGHTS', nights, '正在学习该表的夜间流量，需要至少14晚完整的逐时数据。'],
  ['WATCHED', nights, '非生产时段 02:00–04:00，最近一晚 0.50 m³/h，平时约 0.50 m³/h，正常。'],
  [
    'WATCHED',
    nights.slice(0, 1),
    '非生产时段 02:00–04:00，最近一晚 1.00 m³/h，平时约 0.50 m³/h；连续3晚高于平时会提醒您。',
  ],
  ['WATCHED', nights.slice(2), '非生产时段 02:00–04:00，近期没有逐时数据。'],
] as const)('%s', (state, of, text) => {
  expect(watchText({ state, quietHours: [2, 3], nights: of })).toBe(text)
})
