import { noteServerHeader, noteServerTime, serverNow, serverOffset } from '.'

it('takes half of the way off', () => {
  noteServerTime(10_000, 1000, 3000)
  expect(serverOffset()).toBe(8000)
})

it.each([null, '', 'abc', '-5'])('ignores the header %j', (value) => {
  noteServerTime(1000, 1000, 1000)
  noteServerHeader(value, 1000)
  expect(serverOffset()).toBe(0)
})

it('follows the header of an answer', () => {
  const device = Date.now()
  noteServerHeader(String(device + 3_600_000), device)
  expect(Math.abs(serverNow() - device - 3_600_000)).toBeLessThan(1000)
})
