import { formatChange, formatShare, changePercent, sharePercent, signedRate } from './percent'
import { addPrice, averagePrice, comparePrice, formatPrice, formatPriceNumber, minPrice, price } from './price'

describe('price', () => {
  it('keeps four decimals', () => {
    expect(price('3.98')).toBe('3.9800')
    expect(price('3.98005')).toBe('3.9801')
    expect(addPrice('4.0200', '-0.0500')).toBe('3.9700')
    expect(minPrice('4.1500', '4.02')).toBe('4.0200')
    expect(comparePrice('4.0200', '4.02')).toBe(0)
  })

  it('averages for display', () => {
    expect(averagePrice('7021.80', '1860.00')).toBe('3.7752') // 7021.80 / 1860 = 3.775161…
    expect(averagePrice('0.00', '0.00')).toBeNull()
  })

  it('is shown with its unit', () => {
    expect(formatPrice('3.98')).toBe('3.9800 元/m³')
    expect(formatPriceNumber(null)).toBe('--')
    expect(formatPrice(undefined)).toBe('--')
  })
})

describe('per cent', () => {
  it.each([
    ['105.20', '100.00', '5.2'],
    ['97.60', '100.00', '-2.4'],
    ['100.00', '100.00', '0.0'],
    ['0.00', '100.00', '-100.0'],
    ['10.00', '0.00', null],
  ])('%s against %s changed by %s', (now, before, expected) => {
    expect(changePercent(now, before)).toBe(expected)
  })

  it.each([
    ['63.1', '100', '63.1'],
    ['1', '3', '33.3'],
    ['2', '3', '66.7'],
    ['1', '0', null],
  ])('%s of %s is %s', (part, whole, expected) => {
    expect(sharePercent(part, whole)).toBe(expected)
  })

  it.each([
    ['5.2', '+5.2%'],
    ['-2.4', '\u22122.4%'],
    ['0.0', '0.0%'],
    ['-0.04', '0.0%'],
    [null, '--'],
    ['', '--'],
  ])('a change of %s reads %s', (value, expected) => {
    expect(formatChange(value)).toBe(expected)
  })

  it.each([
    ['22.00', '+22.00'],
    ['-40.89', '\u221240.89'],
    ['0.00', '0.00'],
  ])('a rate of %s is said as %s', (value, expected) => {
    expect(signedRate(value)).toBe(expected)
  })

  it('a share reads without a sign', () => {
    expect(formatShare('63.1')).toBe('63.1%')
    expect(formatShare(null)).toBe('--')
  })
})
