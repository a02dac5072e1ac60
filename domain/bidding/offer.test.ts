import { depositOfWin, isAcceptable, isBidPrice, isBidVolume, lotsVolume, marginOf, type BidRange } from './offer'

const range: BidRange = {
  floorPrice: '3.6000',
  capPrice: '3.9800',
  priceStep: '0.0050',
  minVolume: '10000',
  maxVolume: '200000',
  stepVolume: '5000',
}

describe('a sealed bid (N-02, N-03)', () => {
  it.each([
    ['3.6000', true],
    ['3.6', true],
    ['3.9800', true],
    ['3.7550', true],
    ['3.5950', false],
    ['3.9850', false],
    ['3.7520', false],
    ['3.75001', false],
    ['-3.7', false],
    ['3,7', false],
    ['', false],
  ])('may be at %s: %s', (price, may) => expect(isBidPrice(price, range)).toBe(may))

  it.each([
    ['10000', true],
    ['200000', true],
    ['55000', true],
    ['5000', false],
    ['205000', false],
    ['12000', false],
    ['10000.0', false],
    ['1e5', false],
  ])('may be for %s m³: %s', (volume, may) => expect(isBidVolume(volume, range)).toBe(may))

  it.each([
    ['100000', '100000', true],
    ['10000', '100000', true],
    ['95000', '100000', true],
    ['105000', '100000', false],
    ['12000', '100000', false],
    ['5000', '100000', false],
    ['0', '100000', false],
  ])('may take %s of %s m³ at least: %s', (least, volume, may) => expect(isAcceptable(least, volume, range)).toBe(may))

  it('asks for a margin of price, volume and rate, rounded once', () => {
    expect(marginOf('3.8000', '120000', '10.00')).toBe('45600.00')
    expect(marginOf('3.3333', '5', '10.00')).toBe('1.67')
    expect(depositOfWin({ volume: '120000', price: '3.7500' }, '10.00')).toBe('45000.00')
    expect(lotsVolume(3, '10000')).toBe('30000')
  })
})
