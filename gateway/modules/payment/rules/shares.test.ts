import fc from 'fast-check'
import { fromFen, sumMoney } from '@domain/money'
import { sharesOf } from './shares'

it.each([
  [['100.00', '50.00'], '150.00', ['100.00', '50.00']],
  [['100.00', '50.00'], '150.01', ['100.00', '50.01']],
  [['100.00', '50.00'], '120.00', ['100.00', '20.00']],
  [['100.00', '50.00'], '80.00', ['80.00', '0.00']],
])('of %j asked and %s arrived: %j (Y-13)', (asked, arrived, shares) => {
  expect(sharesOf(asked, arrived)).toEqual(shares)
})

it('the shares add up to what arrived', () => {
  const fen = fc.integer({ min: 1, max: 10_000_000 }).map((n) => fromFen(String(n)))
  fc.assert(
    fc.property(fc.array(fen, { minLength: 1, maxLength: 20 }), fen, (asked, arrived) => {
      expect(sumMoney(sharesOf(asked, arrived))).toBe(arrived)
    }),
  )
})
