import {
  bent,
  CAPTCHA_ALPHABET,
  CAPTCHA_HEIGHT,
  CAPTCHA_WIDTH,
  captchaDrawing,
  captchaText,
  readCaptcha,
} from './captcha'

/** Numbers in [0,1) in a fixed order. */
const cycle = (...values: number[]) => {
  let i = 0
  return () => values[i++ % values.length] ?? 0
}

test('LG-03: four characters without 0, O, 1 and I', () => {
  expect(CAPTCHA_ALPHABET).not.toMatch(/[01OI]/)
  expect(new Set(CAPTCHA_ALPHABET).size).toBe(26)
  expect(captchaText(cycle(0, 0.999999, 0.5, 0.25))).toBe('2YH8')
})

test('each character of the alphabet can be drawn, each time differently', () => {
  for (const mark of CAPTCHA_ALPHABET) {
    const drawing = captchaDrawing(mark.repeat(4), cycle(0.1, 0.7, 0.4))
    expect(drawing).toMatch(/^<svg [^>]+>.*<\/svg>$/)
    expect(drawing).not.toMatch(/<text|NaN/)
  }
  expect(captchaDrawing('AC23', cycle(0.1, 0.7))).not.toBe(captchaDrawing('AC23', cycle(0.2, 0.6, 0.9)))
})

test('the pixels are bent: a straight edge leaves its column, and no ink has one colour', () => {
  const width = CAPTCHA_WIDTH
  const half = Uint8Array.from({ length: width * CAPTCHA_HEIGHT }, (_, i) => (i % width < width / 2 ? 0 : 255))
  const picture = bent(half, cycle(0.13, 0.72, 0.41, 0.55, 0.9, 0.33, 0.61))
  const edges = new Set<number>()
  for (let y = 0; y < CAPTCHA_HEIGHT; y++) {
    const row = picture.subarray(y * width, (y + 1) * width)
    edges.add(row.findIndex((_, x) => x > 2 && [0, 1, 2, 3, 4, 5].every((dx) => (row[x + dx] ?? 255) > 140)))
  }
  expect(edges.size).toBeGreaterThan(4)
  expect(new Set(picture).size).toBeGreaterThan(6)
})

test.each([
  [' ab2c ', 'AB2C'],
  ['A b 2 C', 'AB2C'],
])('what is typed as %p is read as %s', (typed, read) => {
  expect(readCaptcha(typed)).toBe(read)
})
