import { ageText, daysText } from './age-text'

const whole = { asOf: '2026-11-01T08:00:00+08:00', whole: 100, missingDays: [] }

/** Y-03. */
test.each([
  ['whole figures say their age only', whole, '数据截至 11-01 08:00'],
  [
    'missing days are counted',
    { ...whole, whole: 96, missingDays: ['2026-10-03', '2026-10-04'] },
    '数据截至 11-01 08:00，完整度 96%，缺 2 天',
  ],
  [
    'a meter that is silent up to now says since when',
    { ...whole, whole: 94, missingDays: ['2026-10-12', '2026-10-30', '2026-10-31'] },
    '数据截至 11-01 08:00（10-30 08:00 起缺数），完整度 94%，缺 3 天',
  ],
  ['an estimated register has no days', { ...whole, whole: 50 }, '数据截至 11-01 08:00，完整度 50%'],
  [
    'what was estimated is said in m³',
    { ...whole, whole: 98, missingDays: ['2026-10-03'], estimatedVolume: '1120.50' },
    '数据截至 11-01 08:00，完整度 98%，缺 1 天，含估算 1,120.50 m³',
  ],
])('%s', (_name, age, expected) => expect(ageText(age, '2026-11-23')).toBe(expected))

test('days in a row are one', () =>
  expect(daysText(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03'])).toBe(
    '2026-10-30 至 2026-11-01、2026-11-03',
  ))
