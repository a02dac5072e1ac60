import { formatMoney } from '@domain/money'
import { MASK, pieces } from './amount-pieces'
import { dateText } from './date-text'
import { keyOf, pressKey, typedText, type Key } from './keypad'
import { markMonth, tapSpan } from './months'
import { announcement, remainingText } from './remaining'
import { appClass, resolveTheme } from './theme'

describe('pieces of an amount', () => {
  test.each([
    ['136482.60', { sign: '', integer: '136,482', decimals: '.60' }],
    ['-1200', { sign: '\u2212', integer: '1,200', decimals: '.00' }],
    ['0', { sign: '', integer: '0', decimals: '.00' }],
    ['0.005', { sign: '', integer: '0', decimals: '.01' }],
    [null, { sign: '', integer: '--', decimals: '' }],
    ['', { sign: '', integer: '--', decimals: '' }],
  ])('%s', (value, expected) => expect(pieces(formatMoney(value))).toEqual(expected))

  test('hidden', () => expect(pieces(MASK).integer).toBe('****'))
  test('without decimals', () => expect(pieces('1,213')).toEqual({ sign: '', integer: '1,213', decimals: '' }))
})

describe('keypad', () => {
  const type = (keys: Key[], decimals = 2, integers = 8) =>
    keys.reduce((text, key) => pressKey(text, key, { decimals, integers }), '')

  test.each<[Key[], string]>([
    [['5', '0', '0', '0'], '5000'],
    [['0', '5'], '5'],
    [['0', '0'], '0'],
    [['00'], '0'],
    [['5', '00'], '500'],
    [['.'], '0.'],
    [['.', '5'], '0.5'],
    [['0', '.', '0', '0'], '0.00'],
    [['1', '.', '.'], '1.'],
    [['1', '.', '2', '3', '4'], '1.23'],
    [['1', '.', '00'], '1.00'],
    [['1', '.', '2', '00'], '1.2'],
    [['1', '2', 'back'], '1'],
    [['back'], ''],
    [['1', '.', 'back', 'back'], ''],
    [['9', '9', '9', '9', '9', '9', '9', '9', '9'], '99999999'],
  ])('%j types %s', (keys, text) => expect(type(keys)).toBe(text))

  test.each([
    ['7', '7'],
    ['.', '.'],
    ['Backspace', 'back'],
    ['e', undefined],
    ['Enter', undefined],
    ['-', undefined],
  ])('the key %s of a real keyboard is %s', (name, key) => expect(keyOf(name)).toBe(key))

  test('whole numbers have no point', () => expect(type(['1', '.', '5'], 0)).toBe('15'))
  test('00 that does not fit is refused whole', () => expect(type(['1', '2', '00'], 2, 3)).toBe('12'))
  test.each([
    ['', ''],
    ['1234567.5', '1,234,567.5'],
    ['123.', '123.'],
    ['1000', '1,000'],
  ])('%s is shown as %s', (text, shown) => expect(typedText(text)).toBe(shown))
})

describe('months', () => {
  test('a span takes two taps; an earlier second tap starts again', () => {
    const first = tapSpan({ from: '2026-01', to: '2026-03', half: false }, '2026-05')
    expect(first).toEqual({ from: '2026-05', to: '2026-05', half: true })
    expect(tapSpan(first, '2026-08')).toEqual({ from: '2026-05', to: '2026-08', half: false })
    expect(tapSpan(first, '2026-05')).toEqual({ from: '2026-05', to: '2026-05', half: false })
    expect(tapSpan(first, '2026-02')).toEqual({ from: '2026-02', to: '2026-02', half: true })
  })

  test.each([
    ['2026-03', 'chosen'],
    ['2026-05', 'chosen'],
    ['2026-04', 'within'],
    ['2026-11', 'current'],
    ['2026-12', 'closed'],
    ['2025-05', 'closed'],
    ['2026-02', 'plain'],
  ])('%s is %s', (month, mark) => {
    const span = { from: '2026-03', to: '2026-05', half: false }
    expect(markMonth(month, span, { min: '2025-06', max: '2026-11', current: '2026-11' })).toBe(mark)
  })
})

describe('times', () => {
  test.each([
    [2 * 86_400_000, '2 天'],
    [86_400_000, '1 天'],
    [86_400_000 - 1000, '23:59:59'],
    [27_012_000, '07:30:12'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5000, '00:00:00'],
  ])('%d ms left is %s', (ms, text) => expect(remainingText(ms)).toBe(text))

  test('is announced at 60 s and at 10 s only', () => {
    expect([61_000, 60_000, 30_000, 10_000, 5_000, 0].map(announcement)).toEqual([
      '',
      '剩余 60 秒',
      '剩余 60 秒',
      '剩余 10 秒',
      '剩余 10 秒',
      '',
    ])
  })

  test.each([
    ['2026-11-20', 'day', '2026-11-20'],
    ['2026-11-20T23:59:00+08:00', 'short', '11-20'],
    ['2026-11-20T09:30:00+08:00', 'time', '11-20 09:30'],
    ['2026-11-20 09:30:00.0', 'full', '2026-11-20 09:30'],
    ['2026-11-20', 'full', '2026-11-20 00:00'],
    ['2026-09', 'day', '2026年9月'],
    ['2026-10-01', 'month', '2026年10月'],
    [null, 'day', '--'],
    ['', 'time', '--'],
    ['gestern', 'day', '--'],
  ] as const)('%s as %s is %s', (value, form, text) => expect(dateText(value, form)).toBe(text))
})

test('classes of the root', () => {
  expect(appClass({ theme: 'light', text: 'normal' })).toBe('app')
  expect(appClass({ theme: 'dark', text: 'care' })).toBe('app theme-dark text-care')
  expect([resolveTheme('system', true), resolveTheme('system', false), resolveTheme('light', true)]).toEqual([
    'dark',
    'light',
    'light',
  ])
})
