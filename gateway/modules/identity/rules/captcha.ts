/*
 * LG-03: a picture code of four characters without 0, O, 1 and I, nor one of two that look alike when bent (2 Z, 5 S, 6 G, 8 B, U V, D
 * Q). It is sent as pixels only: strokes or letters in the answer would be readable by a program.
 */
export const CAPTCHA_ALPHABET = '23456789ACDEFHJKLMNPRTVWXY'
const CAPTCHA_LENGTH = 4
export const CAPTCHA_SECONDS = 120
/**
 * LG-03, for a user that cannot read the picture: the same right after a wait (s), so many times an hour and address. What a machine gains
 * by it has this end; a sum or a sound would be solved by a machine each time.
 */
export const CAPTCHA_WAIT_SECONDS = 60
export const CAPTCHA_WAITS_AN_HOUR = 3
/** What is sent as the code after the wait. */
export const CAPTCHA_WAITED = 'WAIT'

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
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2,6 4,4 4,2 2,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
}

/** Size of the picture in px: twice what it is shown at. */
export const CAPTCHA_WIDTH = 192
export const CAPTCHA_HEIGHT = 80

/** The typed text, made comparable: without spaces, in capitals. */
export const readCaptcha = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

type Chance = () => number

/** A text of the alphabet from four numbers in [0,1). */
export const captchaText = (chance: Chance): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () =>
    CAPTCHA_ALPHABET.charAt(Math.floor(chance() * CAPTCHA_ALPHABET.length)),
  ).join('')

/**
 * The drawing before it is bent, for the gateway only: each character turned, moved, of its own size and weight, touching its
 * neighbours; lines of the same ink across. `chance` gives numbers in [0,1).
 */
export function captchaDrawing(text: string, chance: Chance): string {
  const shake = (size: number) => (chance() - 0.5) * 2 * size
  const glyphs = [...text].map((mark, index) => {
    const at = {
      x: 28 + index * 45 + shake(3),
      y: CAPTCHA_HEIGHT / 2 + shake(4),
      degrees: shake(16),
      scale: 8.4 + shake(0.8),
    }
    return `<path d="${glyph(mark, at, shake)}" stroke-width="${round(5.6 + shake(0.8))}"/>`
  })
  const lines = [0, 1].map((index) => {
    const y = () => round(8 + chance() * (CAPTCHA_HEIGHT - 16))
    const middle = `${round(CAPTCHA_WIDTH / 3 + shake(30))} ${y()} ${round((CAPTCHA_WIDTH * 2) / 3 + shake(30))} ${y()}`
    return `<path d="M0 ${y()}C${middle} ${CAPTCHA_WIDTH} ${y()}" stroke-width="${1.6 + index * 0.6}"/>`
  })
  const size = `width="${CAPTCHA_WIDTH}" height="${CAPTCHA_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round"><rect ${size} fill="#fff" stroke="none"/>${glyphs.join('')}${lines.join('')}</svg>`
}

const round = (value: number) => Math.round(value * 10) / 10

interface Place {
  x: number
  y: number
  degrees: number
  scale: number
}

function glyph(mark: string, at: Place, shake: (size: number) => number): string {
  const drawn = strokes[mark]
  if (drawn === undefined) throw new RangeError(`no strokes for ${mark}`)
  const angle = (at.degrees * Math.PI) / 180
  const place = (point: string): string => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    const [dx, dy] = [(x - 2) * at.scale + shake(0.8), (y - 3) * at.scale + shake(0.8)]
    const px = at.x + dx * Math.cos(angle) - dy * Math.sin(angle)
    const py = at.y + dx * Math.sin(angle) + dy * Math.cos(angle)
    return `${round(px)} ${round(py)}`
  }
  return drawn
    .split('|')
    .map((stroke) => `M${stroke.split(' ').map(place).join('L')}`)
    .join('')
}

/**
 * Bends grey pixels along waves in both directions and strews grains over ink and paper, so that no stroke keeps its course and no
 * edge its colour. Input and output: one byte a pixel, row by row.
 */
export function bent(pixels: Uint8Array, chance: Chance): Uint8Array {
  const across = wave(chance, 1.9, 44)
  const down = wave(chance, 2.8, 66)
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < CAPTCHA_HEIGHT; y++)
    for (let x = 0; x < CAPTCHA_WIDTH; x++) {
      const grey = sample(pixels, x + across(y), y + down(x))
      const grain = (chance() - 0.5) * 90
      const speck = chance() < 0.02 ? (chance() < 0.5 ? 0 : 255) : undefined
      out[y * CAPTCHA_WIDTH + x] = speck ?? Math.max(0, Math.min(255, 40 + grey * 0.78 + grain))
    }
  return out
}

/** Two sines of chance amplitude (px), length (px) and start laid over each other. */
function wave(chance: Chance, amplitude: number, length: number): (at: number) => number {
  const part = (share: number) => {
    const [high, long, start] = [
      amplitude * share * (0.7 + chance() * 0.6),
      length * share * (0.8 + chance() * 0.5),
      chance() * 7,
    ]
    return (at: number) => high * Math.sin((at * 2 * Math.PI) / long + start)
  }
  const [slow, fast] = [part(1), part(0.45)]
  return (at) => slow(at) + fast(at)
}

/** The grey between four pixels; paper beyond the edge. */
function sample(pixels: Uint8Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (px: number, py: number) =>
    px < 0 || py < 0 || px >= CAPTCHA_WIDTH || py >= CAPTCHA_HEIGHT ? 255 : (pixels[py * CAPTCHA_WIDTH + px] ?? 255)
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - below) + lower * below
}
