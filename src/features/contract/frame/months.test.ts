import { decimal } from '@domain/decimal'
import { moved, scaled, sumOf, volumeAt } from './months'

const months = ['100', '200', '300', '0', '0', '0', '0', '0', '0', '0', '0', '401']

test('the sum of the months, nothing typed counts as none', () => {
  expect(sumOf(months)).toBe('1001')
  expect(sumOf(['', '5'])).toBe('5')
})

test('all months by a percentage give the sum by it, to the last m³', () => {
  expect(scaled(months, '50')[0]).toBe('50')
  expect(sumOf(scaled(months, '50'))).toBe('501')
  expect(sumOf(scaled(months, '133'))).toBe('1331')
})

test('a month is moved and the sum stays', () => {
  const next = moved(months, 0, '550')
  expect(next[0]).toBe('550')
  expect(next.slice(1, 3)).toEqual(['100', '150'])
  expect(sumOf(next)).toBe('1001')
  expect(moved(months, 0, '5000')[0]).toBe('1001')
  expect(sumOf(moved(['5', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0'], 0, '1'))).toBe('5')
})

test('a place on the bar is a volume', () => {
  expect([0, 0.5, 1].map((share) => volumeAt(share, decimal('301')))).toEqual(['0', '151', '301'])
})
