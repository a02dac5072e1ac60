import fc from 'fast-check'
import { amountInCapitals } from './amount-capitals'

it.each([
  ['168882.20', '壹拾陆万捌仟捌佰捌拾贰元贰角整'],
  ['10.00', '壹拾元整'],
  ['100500.05', '壹拾万零伍佰元零伍分'],
  ['0.00', '零元整'],
  ['0.05', '伍分'],
  ['0.50', '伍角整'],
  ['0.55', '伍角伍分'],
  ['1.05', '壹元零伍分'],
  ['1004.50', '壹仟零肆元伍角整'],
  ['1010.00', '壹仟零壹拾元整'],
  ['10000.00', '壹万元整'],
  ['10001.00', '壹万零壹元整'],
  ['1000001.00', '壹佰万零壹元整'],
  ['20005000.00', '贰仟万零伍仟元整'],
  ['107000.53', '壹拾万零柒仟元伍角叁分'],
  ['11111111.11', '壹仟壹佰壹拾壹万壹仟壹佰壹拾壹元壹角壹分'],
  ['100000000.00', '壹亿元整'],
  ['100010000.00', '壹亿零壹万元整'],
  ['1000000000000.00', '壹万亿元整'],
  ['1000200000000.00', '壹万零贰亿元整'],
  ['1000000000000001.00', '壹仟万亿零壹元整'],
  ['-314.28', '负叁佰壹拾肆元贰角捌分'],
])('%s is %s', (amount, capitals) => {
  expect(amountInCapitals(amount)).toBe(capitals)
})

it('refuses what it has no place for', () => {
  expect(() => amountInCapitals('10000000000000000.00')).toThrow(RangeError)
})

const VALUES = '零壹贰叁肆伍陆柒捌玖'
/** Reads capitals back, so that every amount proves its own text. */
function readBack(text: string): bigint {
  const units: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1000n }
  let [total, section, digit] = [0n, 0n, 0n]
  for (const mark of text.replace(/整$/, '').replace(/[元].*$/, '')) {
    if (mark === '万' || mark === '亿') {
      section += digit
      total = mark === '亿' ? (total + section) * 100000000n : total + section * 10000n
      ;[section, digit] = [0n, 0n]
    } else if (units[mark] !== undefined) {
      section += digit * (units[mark] ?? 1n)
      digit = 0n
    } else digit = BigInt(VALUES.indexOf(mark))
  }
  return total + section + digit
}

/** The same for jiao and fen. */
function fenOf(text: string): bigint {
  const small = text.includes('元') ? text.slice(text.indexOf('元') + 1) : text
  const value = (unit: string): bigint => {
    const at = small.indexOf(unit)
    return at < 1 ? 0n : BigInt(VALUES.indexOf(small[at - 1] ?? '零'))
  }
  return value('角') * 10n + value('分')
}

it('reads back to the same fen, whatever the amount, with no double 零', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }), fc.boolean(), (fen, isNegative) => {
      const amount = `${isNegative ? '-' : ''}${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
      const text = amountInCapitals(amount)
      expect(text.startsWith('负')).toBe(isNegative)
      const plain = text.replace('负', '')
      expect((plain.includes('元') ? readBack(plain) : 0n) * 100n + fenOf(plain)).toBe(fen)
      expect(plain).not.toMatch(/零零|零元|零万|零亿|零角|^零/)
      expect(plain.endsWith('整')).toBe(fen % 10n === 0n)
    }),
    { numRuns: 1000 },
  )
})
