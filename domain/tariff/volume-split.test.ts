import { sumMoney } from '../money'
import { frontOf, splitVolume } from './volume-split'

test('the front of a purchase is what its first slices took, to the fen', () => {
  const segments = [
    { price: '3.3333', volume: '10.0', amount: '33.33' },
    { price: '4.0001', volume: '25.0', amount: '100.00' },
  ]
  const slices = splitVolume(segments, '7.0') ?? []
  for (const count of [1, 2, 3, 5]) {
    const some = slices.slice(0, count)
    const front = frontOf(
      segments,
      some.map(({ volume }) => volume),
    )
    expect(sumMoney(front.map(({ amount }) => amount))).toBe(sumMoney(some.map(({ amount }) => amount)))
  }
  expect(frontOf(segments, ['7.0', '7.0'])).toEqual([
    { price: '3.3333', volume: '10.0', amount: '33.33' },
    { price: '4.0001', volume: '4.0', amount: '16.00' },
  ])
})
