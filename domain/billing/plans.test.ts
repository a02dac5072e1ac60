import fc from 'fast-check'
import { compareMoney, fromFen, sumMoney } from '../money'
import { splitAmount } from './amount-split'
import { installments, minDownPayment } from './installments'

describe('amount split (AE-49)', () => {
  it.each([
    ['128000.00', '50000.00', ['50000.00', '50000.00', '28000.00']],
    ['50000.00', '50000.00', ['50000.00']],
    ['50000.01', '50000.00', ['49999.00', '1.01']],
    ['50000.99', '50000.00', ['49999.00', '1.99']],
    ['50001.00', '50000.00', ['50000.00', '1.00']],
    ['100000.00', '50000.00', ['50000.00', '50000.00']],
    ['0.01', '50000.00', ['0.01']],
    ['1000000.00', '50000.00', Array<string>(20).fill('50000.00')],
  ])('%s by %s', (total, limit, expected) => {
    expect(splitAmount(total, limit)).toEqual(expected)
  })

  it('refuses a twenty-first slice and a senseless limit', () => {
    expect(splitAmount('1000000.01', '50000.00')).toBeNull()
    expect(splitAmount('99999999.00', '50000.00')).toBeNull()
    expect(() => splitAmount('10.00', '1.00')).toThrow(RangeError)
  })

  it('adds up, stays within the limit, and no slice is below 1.00', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10 ** 8 }),
        fc.integer({ min: 10 ** 6, max: 10 ** 7 }),
        (fen, limitFen) => {
          const total = fromFen(String(fen))
          const limit = fromFen(String(limitFen))
          const slices = splitAmount(total, limit)
          if (slices === null) return expect(fen).toBeGreaterThan(limitFen * 20)
          expect(sumMoney(slices)).toBe(total)
          expect(slices.every((slice) => compareMoney(slice, limit) <= 0)).toBe(true)
          return expect(slices.every((slice) => compareMoney(slice, '1.00') >= 0)).toBe(true)
        },
      ),
    )
  })
})

describe('instalments (AE-82)', () => {
  it('pays down 30 % and shares the rest', () => {
    expect(minDownPayment('186400.00')).toBe('55920.00')
    const plan = installments('186400.00', '55920.00', 6, '2026-11-23')
    expect(plan.map((item) => item.amount)).toEqual(['55920.00', ...Array<string>(5).fill('21746.66'), '21746.70'])
    expect(plan.map((item) => item.seq)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(plan.map((item) => item.dueDate)).toEqual([
      '2026-11-23',
      '2026-12-23',
      '2027-01-23',
      '2027-02-23',
      '2027-03-23',
      '2027-04-23',
      '2027-05-23',
    ])
  })

  it('clamps the month end without drifting', () => {
    const plan = installments('9000.00', '3000.00', 3, '2026-12-31')
    expect(plan.map((item) => item.dueDate)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'])
  })

  it('rounds the least down payment up', () => {
    expect(minDownPayment('5000.01')).toBe('1500.01') // 1500.003
    expect(minDownPayment('5000.05')).toBe('1500.02') // 1500.015
  })

  it.each([
    ['too few periods', '1000.00', '300.00', 2],
    ['too many periods', '1000.00', '300.00', 13],
    ['half a period', '1000.00', '300.00', 3.5],
    ['too little down', '1000.00', '299.99', 6],
    ['all of it down', '1000.00', '1000.00', 6],
  ])('refuses %s', (_, total, down, periods) => {
    expect(() => installments(total, down, periods, '2026-11-23')).toThrow(RangeError)
  })

  it('always adds up to the total and the last part is the largest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_000, max: 200_000_000 }), fc.integer({ min: 3, max: 12 }), (fen, periods) => {
        const total = fromFen(String(fen))
        const plan = installments(total, minDownPayment(total), periods, '2026-01-31')
        expect(sumMoney(plan.map((item) => item.amount))).toBe(total)
        expect(compareMoney(plan[periods]?.amount ?? '0', plan[1]?.amount ?? '0')).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
