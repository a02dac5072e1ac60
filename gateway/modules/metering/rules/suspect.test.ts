import { isOffFormula, type DayRegisters } from './suspect'

/** Four registers, three days of 100.00 working m³ at 200 kPa and 15 ℃: 303.45 m³ by the formula. */
const days = (
  volumes: readonly string[],
  part: (day: number) => Partial<DayRegisters> = () => ({}),
): DayRegisters[] => {
  let register = 1000
  return ['0', ...volumes].map((volume, day) => {
    register += Number(volume)
    return {
      gasDay: `2026-11-${10 + day}`,
      stdReading: register.toFixed(2),
      workReading: (500 + 100 * day).toFixed(2),
      pressure: '200.00',
      temperature: '15.00',
      ...part(day),
    }
  })
}
const judge = (readings: readonly DayRegisters[], digits = 6) => isOffFormula(readings, '2026-11-13', digits)

test.each([
  ['as the formula says', ['303.45', '303.45', '303.45'], false],
  ['2 % above is still within it', ['309.51', '309.51', '309.51'], false],
  ['above 2 %', ['309.53', '309.53', '309.53'], true],
  ['2 % below is still within it', ['297.39', '297.39', '297.39'], false],
  ['below 2 %', ['297.37', '297.37', '297.37'], true],
  ['once above, twice below', ['330.00', '280.00', '280.00'], true],
  ['two days only', ['303.45', '280.00', '280.00'], false],
  ['a good day between', ['280.00', '303.45', '280.00'], false],
  ['no gas by the corrector while the meter turns', ['0.00', '0.00', '0.00'], true],
] as const)('%s', (_name, volumes, isOff) => expect(judge(days(volumes))).toBe(isOff))

const off = ['280.00', '280.00', '280.00']

test.each([
  ['without a working register', (day: number) => (day === 2 ? { workReading: null } : {})],
  ['without a pressure', (day: number) => (day === 3 ? { pressure: null } : {})],
  ['without a temperature', (day: number) => (day === 1 ? { temperature: null } : {})],
  ['a day without data', (day: number) => (day === 1 ? { gasDay: '2026-11-01' } : {})],
  ['a register that fell is judged by AE-07', (day: number) => (day === 3 ? { stdReading: '900.00' } : {})],
])('%s nothing is said', (_name, part) => expect(judge(days(off, part))).toBe(false))

test('registers that roll over are read on', () =>
  expect(
    judge(
      days(off, (day) => ({ workReading: ((9850 + 100 * day) % 10_000).toFixed(2) })),
      4,
    ),
  ).toBe(true))
