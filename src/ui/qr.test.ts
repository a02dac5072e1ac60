import { qrUri } from './qr'

test('a GIF of 29 modules and its quiet zone, 12 px each', () => {
  const [head, data = ''] = qrUri('hyn://sub/abcdefghijklmnopqrst_-').split(',')
  const gif = Buffer.from(data, 'base64')
  expect(head).toBe('data:image/gif;base64')
  expect(gif.subarray(0, 3).toString('latin1')).toBe('GIF')
  expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([444, 444])
})
