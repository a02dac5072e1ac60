import { couponText, discountOf, isFor, payableOf } from './coupon'

describe('a coupon on a quote (E-M-16)', () => {
  it.each([
    ['1000.00', '100.00', '999.99', null, null],
    ['1000.00', '100.00', '1000.00', '100.00', '900.00'],
    ['1000.00', '100.00', '3750.00', '100.00', '3650.00'],
    ['0.00', '100.00', '100.00', '100.00', '0.00'],
    // Never less than nothing to pay.
    ['0.00', '100.00', '99.99', '99.99', '0.00'],
    ['0.00', '100.00', '0.00', '0.00', '0.00'],
  ])('from %s on %s off %s: %s, to pay %s', (threshold, faceValue, total, discount, payable) => {
    const found = discountOf({ threshold, faceValue }, total)
    expect(found).toBe(discount)
    expect(found && payableOf(total, found)).toBe(payable)
  })

  it.each([
    [[], 'C11', true],
    [[], null, true],
    [['C11', 'C12'], 'C12', true],
    [['C11'], 'C21', false],
    [['C11'], null, false],
  ])('of %j for %p: %p', (categoryIds, categoryId, is) => expect(isFor({ categoryIds }, categoryId)).toBe(is))

  it('is called by its sums', () =>
    expect(couponText({ threshold: '1000.00', faceValue: '100.00' })).toBe('满 ¥1,000.00 减 ¥100.00'))
})
