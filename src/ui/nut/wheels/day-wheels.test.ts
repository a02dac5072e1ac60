import { dayOfWheels, dayWheels } from './day-wheels'

const LIMITS = { min: '2024-02-10', max: '2026-11-23' }
const ends = (month: string) => dayWheels(month, LIMITS).map((items) => [items[0]?.label, items.at(-1)?.label])

test.each([
  [
    'inside the limits',
    '2025-06',
    [
      ['2024年', '2026年'],
      ['1月', '12月'],
      ['1日', '30日'],
    ],
  ],
  [
    'in the first month',
    '2024-02',
    [
      ['2024年', '2026年'],
      ['2月', '12月'],
      ['10日', '29日'],
    ],
  ],
  [
    'in the last month',
    '2026-11',
    [
      ['2024年', '2026年'],
      ['1月', '11月'],
      ['1日', '23日'],
    ],
  ],
])('the wheels %s', (_name, month, expected) => expect(ends(month)).toEqual(expected))

test.each([
  ['a day that its month does not have', ['2025', '02', '31'], '2025-02-28'],
  ['the leap day', ['2024', '02', '29'], '2024-02-29'],
  ['before the first day', ['2024', '02', '01'], '2024-02-10'],
  ['after the last day', ['2026', '12', '01'], '2026-11-23'],
])('%s', (_name, wheels, day) => expect(dayOfWheels(wheels, LIMITS)).toBe(day))
