import { childPayable, floatPrice, forfeitFee, orderAmounts } from './amounts'

const bought = { volume: '100000', unitPrice: '3.6800', depositRate: '10.00', standardPrice: '3.8600' }

describe('K-05: amounts of an order', () => {
  it('are volume by price, a share of it as deposit, and what is saved', () => {
    expect(orderAmounts(bought)).toEqual({
      totalAmount: '368000.00',
      depositAmount: '36800.00',
      saving: '18000.00',
    })
  })

  it.each([['3.6800'], ['3.5000'], [null]])('save nothing against %s', (standardPrice) => {
    expect(orderAmounts({ ...bought, standardPrice }).saving).toBeNull()
  })

  it('round the deposit half up to the fen', () => {
    expect(orderAmounts({ ...bought, volume: '1', unitPrice: '3.6501', depositRate: '12.50' }).depositAmount).toBe(
      '0.46',
    )
  })
})

describe('K-17: a floating price', () => {
  it.each([
    ['3.8600', '0.1200', '3.7400'],
    ['0.1200', '0.1150', '0.0100'],
    ['0.1200', '0.2000', '0.0100'],
  ])('%s − %s = %s', (published, discount, price) => {
    expect(floatPrice(published, discount)).toBe(price)
  })
})

describe('K-20: payable of a cycle', () => {
  it.each([
    ['32600', '0', '119968.00'],
    ['35600', '3000', '119968.00'],
    ['3000', '3000', '0.00'],
  ])('locked %s with %s carried in: %s', (lockedVolume, carryInVolume, payable) => {
    expect(childPayable({ lockedVolume, carryInVolume, unitPrice: '3.6800' })).toBe(payable)
  })
})

describe('K-25: compensation for a cycle that lapsed', () => {
  const lapsed = { lockedVolume: '32600', unitPrice: '3.6800', shortFeeRate: '10.00' }
  it.each([
    ['36800.00', '11996.80'],
    ['11996.80', '11996.80'],
    ['5000.00', '5000.00'],
    ['0.00', '0.00'],
  ])('of %s held takes %s', (held, fee) => {
    expect(forfeitFee({ ...lapsed, held })).toBe(fee)
  })
})
