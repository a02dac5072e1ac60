import { qrUri, utf8 } from './qr'

test('a GIF of 29 modules and its quiet zone, 12 px each', () => {
  const [head, data = ''] = qrUri('hyn://sub/abcdefghijklmnopqrst_-').split(',')
  const gif = Buffer.from(data, 'base64')
  expect(head).toBe('data:image/gif;base64')
  expect(gif.subarray(0, 3).toString('latin1')).toBe('GIF')
  expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([444, 444])
})

test.each([
  ['https://gas.example.com/d/1?a=b%20c', 'https://gas.example.com/d/1?a=b%20c'],
  ['税', '\u00e7\u00a8\u008e'],
  ['é😀', '\u00c3\u00a9\u00f0\u009f\u0098\u0080'],
])('%s goes in as its bytes', (text, bytes) => expect(utf8(text)).toBe(bytes))
