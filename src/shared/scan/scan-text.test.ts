import { readScan } from './scan-text'

const id = 'abcdefghijklmnopqrst_-'

test.each([
  [`hyn://pc/${id}`, { kind: 'ticket', scanId: id }],
  [`hyn://sub/${id}`, { kind: 'ticket', scanId: id }],
  [id, { kind: 'ticket', scanId: id }],
  ['hyn://meter/00301001', { kind: 'meter', meterNo: '00301001' }],
  ['https://gas.example.com/a?b=1', { kind: 'link', url: 'https://gas.example.com/a?b=1' }],
  ['http://gas.example.com/', { kind: 'unknown' }],
  ['https://gas.example.com@evil.com/', { kind: 'unknown' }],
  ['javascript:alert(1)', { kind: 'unknown' }],
  ['hyn://pc/short', { kind: 'unknown' }],
  [`hyn://pc/${id}x`, { kind: 'unknown' }],
  ['hyn://meter/', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('TD-05: %s', (text, wanted) => expect(readScan(text)).toEqual(wanted))
