import { forecastYear } from './year'

/** Months from January on: a season of 12, times a level per year. */
const season = [200, 190, 150, 120, 100, 90, 80, 80, 95, 120, 150, 185]
const history = (months: number, levelOf: (year: number) => number): string[] =>
  Array.from({ length: months }, (_, at) => ((season[at % 12] ?? 0) * levelOf(Math.floor(at / 12))).toFixed(2))

test('years that repeat themselves come again exactly, with no range', () => {
  // October is the newest month: January is three ahead.
  const year = forecastYear(
    history(34, () => 1),
    3,
  )
  expect(year?.months.map(({ value }) => Number(value))).toEqual(season)
  expect(year?.months.every(({ value, low, high }) => value === low && value === high)).toBe(true)
  expect(year?.total.value).toBe('1560.00')
  expect(year?.method).toBe('HABIT')
})

test('a level that grows each year is followed; what is not known yet comes from the year before that', () => {
  const growing = history(46, (year) => 1.1 ** year)
  const year = forecastYear(growing, 3)
  expect(year?.method).toBe('TREND')
  expect(Number(year?.months[0]?.value)).toBeCloseTo(200 * 1.1 ** 4, 1)
  // December of the year before is not known in October.
  expect(Number(year?.months[11]?.value)).toBeCloseTo(185 * 1.1 ** 3, 1)
})

test('a level that moved once is followed at most by a fifth', () => {
  const doubled = history(36, () => 1).map((volume, at) => (at < 33 ? volume : (2 * Number(volume)).toFixed(2)))
  for (const { value, high } of forecastYear(doubled, 1)?.months.slice(0, 9) ?? []) {
    expect(Number(value)).toBeLessThanOrEqual(1.2 * 200)
    expect(Number(high)).toBeGreaterThanOrEqual(Number(value))
  }
})

test('errors of the past are the range, which a year together has a narrower one of', () => {
  const noisy = history(48, () => 1).map((volume, at) =>
    (Number(volume) * (1 + ((at * 7919) % 21) / 100 - 0.1)).toFixed(2),
  )
  const year = forecastYear(noisy, 1)
  const width = ({ value, low, high }: { value: string; low: string; high: string }) =>
    (Number(high) - Number(low)) / Number(value)
  expect(year && width(year.months[0] ?? year.total)).toBeGreaterThan(0.1)
  expect(year && width(year.total) < width(year.months[0] ?? year.total)).toBe(true)
})

test.each([
  ['less than two years', history(23, () => 1)],
  ['a gap in the last one', [...history(35, () => 1), null]],
])('%s: nothing is said', (_name, known) => expect(forecastYear(known, 1)).toBeNull())

test('a gap before, and months without use', () => {
  const known = history(36, () => 1)
  expect(forecastYear([null, ...known.slice(1)], 1)?.months[0]?.value).toBe('200.00')
  const none = Array<string>(36).fill('0.00')
  expect(forecastYear(none, 1)?.total).toEqual({ value: '0.00', low: '0.00', high: '0.00' })
})
