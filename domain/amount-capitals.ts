import { money } from './money'

const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const
const PLACES = ['', '拾', '佰', '仟'] as const
const GROUPS = ['', '万', '亿', '万亿'] as const

const digit = (mark: string): string => DIGITS[Number(mark)] ?? ''

/**
 * An amount in capital characters as it is on vouchers (A 5.17): '168882.20' → 壹拾陆万捌仟捌佰捌拾贰元贰角整. Up to 16 integer digits; a RangeError
 * beyond.
 */
export function amountInCapitals(amount: string): string {
  const text = money(amount)
  const [whole = '0', fen = '00'] = text.replace('-', '').split('.')
  const yuan = wholeInCapitals(whole.replace(/^0+/, ''))
  const small = smallInCapitals(fen, yuan !== '')
  const positive = yuan === '' && small === '整' ? '零元整' : `${yuan === '' ? '' : `${yuan}元`}${small}`
  return text.startsWith('-') ? `负${positive}` : positive
}

/** Jiao and fen; a 零 is between 元 and a lonely fen. */
function smallInCapitals(fen: string, hasYuan: boolean): string {
  const [jiao = '0', cent = '0'] = fen
  if (jiao === '0' && cent === '0') return '整'
  if (cent === '0') return `${digit(jiao)}角整`
  if (jiao === '0') return `${hasYuan ? '零' : ''}${digit(cent)}分`
  return `${digit(jiao)}角${digit(cent)}分`
}

/** Groups of four digits from the left; a 零 wherever zeros are between two digits; empty for nothing. */
function wholeInCapitals(whole: string): string {
  if (whole.length > 16) throw new RangeError(`amount too large to write out: ${whole}`)
  const groups = whole.padStart(Math.ceil(whole.length / 4) * 4, '0').match(/\d{4}/g) ?? []
  let text = ''
  groups.forEach((group, index) => {
    if (group === '0000') return
    const gap = text !== '' && (group.startsWith('0') || groups[index - 1]?.endsWith('0'))
    text += `${gap ? '零' : ''}${groupInCapitals(group)}${GROUPS[groups.length - 1 - index] ?? ''}`
  })
  return withoutDoubleYi(text)
}

/** 万亿 is written once: 壹万亿零贰亿… reads 壹万零贰亿…. */
const withoutDoubleYi = (text: string): string => (text.split('亿').length > 2 ? text.replace('万亿', '万') : text)

/** Four digits; inner zeros collapse to one 零, leading and trailing ones vanish. */
function groupInCapitals(group: string): string {
  return Array.from(group)
    .map((mark, index) => (mark === '0' ? '零' : digit(mark) + (PLACES[3 - index] ?? '')))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
}
