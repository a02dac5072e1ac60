import { meterName, meterTags, momentText } from './meter-look'

test("the customer's name for it, else the number", () => {
  expect(meterName({ alias: '1#窑炉', meterNo: '003010010101' })).toBe('1#窑炉')
  expect(meterName({ alias: '', meterNo: '003010010101' })).toBe('003010010101')
})

test.each([
  [{ state: 'NORMAL', onlineState: 'ONLINE', valveState: 'OPEN' }, ['在线', '阀门开启']],
  [{ state: 'NORMAL', onlineState: 'OFFLINE', valveState: 'CLOSED' }, ['离线', '阀门关闭']],
  [{ state: 'NORMAL', onlineState: 'NA', valveState: 'NONE' }, []],
  [{ state: 'STOPPED', onlineState: 'ONLINE', valveState: 'CLOSED' }, ['已停气', '在线']],
  [{ state: 'FAULT', onlineState: 'NA', valveState: 'UNKNOWN' }, ['故障', '阀门未知']],
] as const)('two marks at most: %j', (meter, texts) => {
  expect(meterTags(meter).map(({ label }) => label)).toEqual(texts)
})

test.each([
  [null, ''],
  ['2026-11-23T08:00:00+08:00', '今天 08:00'],
  ['2026-11-22T08:00:00+08:00', '11-22 08:00'],
  ['2025-12-31T23:59:00+08:00', '2025-12-31 23:59'],
])('moment %s', (moment, text) => expect(momentText(moment, '2026-11-23')).toBe(text))
