import { CAPTCHA_ALPHABET, captchaSvg, captchaText, readCaptcha } from './captcha'

/** Numbers in [0,1) in a fixed order. */
const cycle = (...values: number[]) => {
  let i = 0
  return () => values[i++ % values.length] ?? 0
}

test('LG-03: four characters without 0, O, 1 and I', () => {
  expect(CAPTCHA_ALPHABET).not.toMatch(/[01OI]/)
  expect(CAPTCHA_ALPHABET).toHaveLength(32)
  expect(captchaText(cycle(0, 0.999999, 0.5, 0.25))).toBe('2ZJA')
})

test('each character of the alphabet can be drawn, and the answer stands nowhere in the picture', () => {
  for (const mark of CAPTCHA_ALPHABET) {
    const svg = captchaSvg(mark.repeat(4), cycle(0.1, 0.7, 0.4))
    expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/)
    expect(svg).not.toMatch(/<text|NaN/)
    expect(svg.match(/M/g)?.length).toBeGreaterThanOrEqual(7)
  }
})

test('one text is drawn differently each time', () => {
  expect(captchaSvg('AB23', cycle(0.1, 0.7))).not.toBe(captchaSvg('AB23', cycle(0.2, 0.6, 0.9)))
})

test.each([
  [' ab2c ', 'AB2C'],
  ['A b 2 C', 'AB2C'],
])('what is typed as %p is read as %s', (typed, read) => {
  expect(readCaptcha(typed)).toBe(read)
})
