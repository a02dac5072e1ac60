/* LG-03: a picture code of four characters without 0, O, 1 and I, drawn as strokes so that the answer stands nowhere as text. */
export const CAPTCHA_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const CAPTCHA_LENGTH = 4
export const CAPTCHA_SECONDS = 120

/** Strokes of a character on a grid 4 wide and 6 high: 'x,y x,y …', strokes parted by '|'. */
const strokes: Readonly<Record<string, string>> = {
  2: '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  3: '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  5: '4,0 0,0 0,3 3,3 4,4 4,5 3,6 0,6',
  6: '4,0 2,0 0,3 0,5 1,6 3,6 4,5 4,4 3,3 0,3',
  7: '0,0 4,0 1,6',
  8: '1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3',
  9: '4,2 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,3 2,6 0,6',
  A: '0,6 2,0 4,6|1,4 3,4',
  B: '0,0 0,6 3,6 4,5 4,4 3,3 0,3|0,0 3,0 4,1 4,2 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2,6 4,4 4,2 2,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  Q: '1,0 0,1 0,5 1,6 3,6 4,5 4,1 3,0 1,0|2,4 4,6',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
}

const width = 120
const height = 40

/** What a person types, made comparable: without spaces, in capitals. */
export const readCaptcha = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** A text of the alphabet from four numbers in [0,1). */
export const captchaText = (chance: () => number): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () =>
    CAPTCHA_ALPHABET.charAt(Math.floor(chance() * CAPTCHA_ALPHABET.length)),
  ).join('')

/** The picture: each character turned, moved and bent a little, with three lines across. `chance` gives numbers in [0,1). */
export function captchaSvg(text: string, chance: () => number): string {
  const shake = (size: number) => (chance() - 0.5) * 2 * size
  const glyphs = [...text].map((mark, index) => glyph(mark, 8 + index * 28 + shake(3), 8 + shake(3), shake(14), shake))
  const lines = [0, 1, 2].map(() => {
    const y = () => round(chance() * height)
    return `M0 ${y()}Q${round(width / 2 + shake(40))} ${y()} ${width} ${y()}`
  })
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`
  const ground = `<rect width="${width}" height="${height}" fill="#F5F5F5"/>`
  return `${head}${ground}<path d="${glyphs.join('')}" stroke="#333333" stroke-width="2.4"/><path d="${lines.join('')}" stroke="#3286FE" stroke-opacity=".55"/></svg>`
}

const round = (value: number) => Math.round(value * 10) / 10

function glyph(mark: string, left: number, top: number, degrees: number, shake: (size: number) => number): string {
  const angle = (degrees * Math.PI) / 180
  const place = (point: string): string => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    const [dx, dy] = [(x - 2) * 4.4 + shake(0.7), (y - 3) * 4 + shake(0.7)]
    const px = left + 9 + dx * Math.cos(angle) - dy * Math.sin(angle)
    const py = top + 12 + dx * Math.sin(angle) + dy * Math.cos(angle)
    return `${round(px)} ${round(py)}`
  }
  const drawn = strokes[mark]
  if (drawn === undefined) throw new RangeError(`no strokes for ${mark}`)
  return drawn
    .split('|')
    .map((stroke) => `M${stroke.split(' ').map(place).join('L')}`)
    .join('')
}
