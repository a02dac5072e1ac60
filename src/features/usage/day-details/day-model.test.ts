import {
  adjustmentLabel,
  channelTabs,
  dayPoints,
  hasTail,
  isCovered,
  meterOf,
  meterTabs,
  perDay,
  qualityLook,
  type DayRow,
} from './day-model'

const meters = [
  {
    meterId: 'm1',
    meterNo: '1',
    name: '1#窑炉',
    channels: [
      { channelNo: '1', name: '主路' },
      { channelNo: '2', name: '' },
    ],
  },
  { meterId: 'm2', meterNo: '2', name: '2#窑炉', channels: [] },
]
const row = (gasDay: string, volume: string | null, quality: DayRow['quality']): DayRow => ({
  gasDay,
  meterId: 'm1',
  meterNo: '1',
  channelNo: '1',
  start: null,
  end: null,
  volume,
  packageVolume: null,
  price: null,
  amount: null,
  quality,
})

test('tabs of meters and channels; a nameless channel goes by its number', () => {
  expect(meterTabs(meters)).toEqual([
    { key: 'm1', label: '1#窑炉' },
    { key: 'm2', label: '2#窑炉' },
  ])
  expect(channelTabs(meters[0])).toEqual([
    { key: '1', label: '主路' },
    { key: '2', label: '通道2' },
  ])
  expect(channelTabs(undefined)).toEqual([])
})

test('the asked-for meter, else the first', () => {
  expect(meterOf(meters, 'm2')?.name).toBe('2#窑炉')
  expect(meterOf(meters, 'foreign')?.name).toBe('1#窑炉')
  expect(meterOf([], 'm1')).toBeUndefined()
})

test('bars from the oldest day on; estimates marked, missing days open', () => {
  const points = dayPoints([
    row('2026-10-03', '0.00', 'MISSING'),
    row('2026-10-01', '10.00', 'NORMAL'),
    row('2026-10-02', '11.00', 'ESTIMATED'),
  ])
  expect(points).toEqual([
    { key: '2026-10-01', label: '1', title: '10-01 周四', value: '10.00' },
    { key: '2026-10-02', label: '2', title: '10-02 周五', value: '11.00', estimated: true },
    { key: '2026-10-03', label: '3', title: '10-03 周六', value: null },
  ])
})

test('a normal day needs no mark', () => {
  expect(qualityLook('NORMAL')).toBeNull()
  expect(qualityLook('ESTIMATED')).toEqual({ label: '估算', tone: 'warning' })
  expect(qualityLook('MISSING')).toEqual({ label: '缺数', tone: 'danger' })
})

test('a difference of rounding is shown', () => {
  expect(hasTail({ tail: '0.00' })).toBe(false)
  expect(hasTail({ tail: '-0.02' })).toBe(true)
})

test('an adjustment names its reason, a reading by hand its daily mean', () => {
  const adjustment = { meterId: 'm1', channelNo: '1', volume: '-186.40', amount: '-667.31' }
  expect(adjustmentLabel({ ...adjustment, reason: '异议核减' })).toBe('气量调整（异议核减）')
  expect(adjustmentLabel({ ...adjustment, reason: '' })).toBe('气量调整')
  expect(perDay('1463.00', 30)).toBe('48.77')
})

test('a day says what a package covers of it where it covers anything', () => {
  expect([null, '0.00', '12.50'].map(isCovered)).toEqual([false, false, true])
})
