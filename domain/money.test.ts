import fc from 'fast-check'
import { decimal, fixed } from './decimal'
import {
  addMoney,
  compareMoney,
  formatAmount,
  formatMoney,
  formatMoneyChip,
  fromFen,
  isNegativeMoney,
  isPositiveMoney,
  isZeroMoney,
  maxMoney,
  minMoney,
  money,
  negateMoney,
  parseAmount,
  priced,
  subtractMoney,
  sumMoney,
  timesMoney,
  toFen,
} from './money'

const fen = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const anyMoney = fen.map((value) => fromFen(value.toString()))

describe('money', () => {
  it.each([
    ['0', '0.00'],
    ['1.005', '1.01'],
    ['1.0049', '1.00'],
    ['-1.005', '-1.01'],
    ['-0.004', '0.00'],
    ['99999999999999.994', '99999999999999.99'],
  ])('rounds %s half up to %s', (value, expected) => {
    expect(money(value)).toBe(expected)
  })

  it.each(['', ' 1', '1e9', 'NaN', '1,000.00', '.5', '5.', '+1', '１'])('refuses %j as a plain decimal', (value) => {
    expect(() => money(value)).toThrow(RangeError)
  })
})

describe('arithmetic', () => {
  it('adds and subtracts without the errors of floats', () => {
    expect(addMoney('0.10', '0.20')).toBe('0.30')
    expect(subtractMoney('0.30', '0.10')).toBe('0.20')
    expect(subtractMoney('0.10', '0.30')).toBe('-0.20')
    expect(sumMoney([])).toBe('0.00')
    expect(sumMoney(['1.10', '2.20', '-3.30'])).toBe('0.00')
    expect(negateMoney('0.00')).toBe('0.00')
    expect(negateMoney('5.00')).toBe('-5.00')
    expect(timesMoney('100000.00', '0.0005', '3')).toBe('150.00')
  })

  // AE-17, AE-31, AE-17a
  it.each([
    ['15000.00', '4.0200', '60300.00'],
    ['27350.68', '3.9700', '108582.20'],
    ['1412.36', '4.0200', '5677.69'],
    ['18211.46', '3.9800', '72481.61'],
    ['0.00', '4.0200', '0.00'],
    ['0.50', '0.0100', '0.01'],
    ['-0.50', '0.0100', '-0.01'],
  ])('%s m³ at %s cost %s', (volume, price, amount) => {
    expect(priced(volume, price)).toBe(amount)
  })

  it('orders by value, not by text', () => {
    expect(['10.00', '9.00', '-1.00', '100.00'].sort(compareMoney)).toEqual(['-1.00', '9.00', '10.00', '100.00'])
    expect(minMoney('10.00', '9.00', '11.00')).toBe('9.00')
    expect(maxMoney('10.00', '9.00', '11.00')).toBe('11.00')
    expect(isZeroMoney('0.00')).toBe(true)
    expect(isZeroMoney('0.01')).toBe(false)
    expect([
      isPositiveMoney('0.00'),
      isPositiveMoney('0.01'),
      isNegativeMoney('-0.01'),
      isNegativeMoney('0.00'),
    ]).toEqual([false, true, true, false])
  })

  it('compares as whole fen do, beyond what a number holds exactly too', () => {
    const big = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
    fc.assert(
      fc.property(big, big, (a, b) =>
        expect(compareMoney(fromFen(a.toString()), fromFen(b.toString()))).toBe(a < b ? -1 : a > b ? 1 : 0),
      ),
    )
    expect([
      compareMoney('-0.00', '0.00'),
      compareMoney('1.0', '1.00'),
      compareMoney('90071992547409.93', '90071992547409.92'),
    ]).toEqual([0, 0, 1])
  })

  it('is exact for every sum of fen', () => {
    fc.assert(
      fc.property(fc.array(fen, { maxLength: 20 }), (list) => {
        const total = list.reduce((sum, value) => sum + value, 0n)
        expect(sumMoney(list.map((value) => fromFen(value.toString())))).toBe(fromFen(total.toString()))
      }),
    )
  })

  it('subtracts as the decimal library does, whatever the size', () => {
    const exact = (a: string, b: string) => fixed(decimal(a).minus(decimal(b)), 2)
    fc.assert(fc.property(anyMoney, anyMoney, (a, b) => expect(subtractMoney(a, b)).toBe(exact(a, b))))
    expect(subtractMoney('9999999999999999.99', '0.01')).toBe('9999999999999999.98')
    expect(subtractMoney('-0.00', '0.00')).toBe('0.00')
  })

  it('takes back what it adds', () => {
    fc.assert(fc.property(anyMoney, anyMoney, (a, b) => expect(subtractMoney(addMoney(a, b), b)).toBe(a)))
  })
})

describe('fen', () => {
  it.each([
    ['50000.00', '5000000'],
    ['0.05', '5'],
    ['0.00', '0'],
    ['-0.05', '-5'],
    ['-1234.50', '-123450'],
    ['168882.2', '16888220'],
  ])('%s yuan are %s fen', (amount, expected) => {
    expect(toFen(amount)).toBe(expected)
    expect(fromFen(expected)).toBe(money(amount))
  })

  it('refuses parts of a fen', () => {
    expect(() => fromFen('1.5')).toThrow(RangeError)
    expect(() => fromFen(1.5)).toThrow(RangeError)
    expect(fromFen(100)).toBe('1.00')
  })

  it('goes both ways without loss', () => {
    fc.assert(fc.property(fen, (value) => expect(toFen(fromFen(value.toString()))).toBe(value.toString())))
  })
})

describe('parseAmount', () => {
  it.each([
    ['100', '100.00'],
    ['100.', '100.00'],
    ['.5', '0.50'],
    ['0.01', '0.01'],
    ['007.50', '7.50'],
    ['1,234.50', '1234.50'],
    ['１，２３４．５０', '1234.50'],
    ['１２３４', '1234.00'],
    ['  ¥ 1,000,000.00 ', '1000000.00'],
    ['￥88', '88.00'],
    ['1000000000', '1000000000.00'],
  ])('reads %j as %s', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount })
  })

  it.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['¥', 'EMPTY'],
    ['abc', 'NOT_A_NUMBER'],
    ['12a', 'NOT_A_NUMBER'],
    ['1e9', 'NOT_A_NUMBER'],
    ['-5', 'NOT_A_NUMBER'],
    ['+5', 'NOT_A_NUMBER'],
    ['1 000', 'NOT_A_NUMBER'],
    ['1,00', 'NOT_A_NUMBER'],
    ['12,34.00', 'NOT_A_NUMBER'],
    ['1.2.3', 'NOT_A_NUMBER'],
    ['.', 'NOT_A_NUMBER'],
    ['一百', 'NOT_A_NUMBER'],
    ['0', 'NOT_POSITIVE'],
    ['0.00', 'NOT_POSITIVE'],
    ['0.001', 'TOO_MANY_DECIMALS'],
    ['1.234', 'TOO_MANY_DECIMALS'],
    ['100000000000000', 'TOO_LARGE'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem })
  })

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (value) => {
        const amount = fromFen(value.toString())
        expect(parseAmount(formatMoney(amount))).toEqual({ ok: true, amount })
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(typeof parseAmount(text).ok).toBe('boolean')))
  })
})

describe('formatting', () => {
  it.each([
    ['1234.50', '¥1,234.50', '1,234.50'],
    ['-1234.50', '\u2212¥1,234.50', '\u22121,234.50'],
    ['0.00', '¥0.00', '0.00'],
    ['999.99', '¥999.99', '999.99'],
    ['1000000', '¥1,000,000.00', '1,000,000.00'],
    ['-0.001', '¥0.00', '0.00'],
    [null, '--', '--'],
    [undefined, '--', '--'],
    ['', '--', '--'],
  ])('%s', (amount, withSign, plain) => {
    expect(formatMoney(amount)).toBe(withSign)
    expect(formatAmount(amount)).toBe(plain)
  })

  it('drops empty fen on chips only', () => {
    expect(formatMoneyChip('500.00')).toBe('¥500')
    expect(formatMoneyChip('86.40')).toBe('¥86.40')
  })
})
