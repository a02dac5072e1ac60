const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟', '万', '拾', '佰', '仟', '亿', '拾', '佰', '仟']
const digit = (mark = '0'): string => DIGITS.charAt(Number(mark))

/** An amount of less than a thousand milliards in capital characters, as a clerk writes it: digit by digit, then without what is too much. */
export function capitals(amount: string): string {
  const [yuan = '', fen = ''] = amount.replace('-', '').split('.')
  const written = [...yuan]
    .map((mark, index) => {
      const place = PLACES[yuan.length - 1 - index] ?? ''
      return mark !== '0' ? `${digit(mark)}${place}` : place === '万' || place === '亿' ? `${place}零` : '零'
    })
    .join('')
    .replace(/零+/g, '零')
    .replace(/零(?=万零|亿零)/g, '')
    .replace(/亿万/g, '亿')
    .replace(/零+$/, '')
  const whole = written === '' ? '' : `${written}元`
  const small =
    fen === '00'
      ? '整'
      : fen.endsWith('0')
        ? `${digit(fen[0])}角整`
        : `${fen.startsWith('0') ? (whole === '' ? '' : '零') : `${digit(fen[0])}角`}${digit(fen[1])}分`
  return `${amount.startsWith('-') ? '负' : ''}${whole}${whole === '' && fen === '00' ? '零元' : ''}${small}`
}
