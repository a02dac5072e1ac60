import { ageText } from './age-text'

const whole = { asOf: '2026-11-01T08:00:00+08:00', whole: 100, missingDays: [] }

/** */
test.each([
  ['whole figures say their age only', whole, '数据截至 11-01 08:00'],
  [
    'missing days are counted',
    { ...whole, whole: 96, missingDays: ['2026-10-03', '2026-10-04'] },
    '数据截至 11-01 08:00，完整度 96%，缺 2 天',
  ],
  ['an estimated register has no days', { ...whole, whole: 50 }, '数据截至 11-01 08:00，完整度 50%'],
])('%s', (_name, age, expected) => expect(ageText(age, '2026-11-23')).toBe(expected))
