import { periodOf } from './period'

const TODAY = '2026-11-23'
const day = (date: string) => `${date}T00:00:00+08:00`

test.each([
  ['three months, and what is not over', {}, '2026-08-23', '2026-11-24', true],
  ['from a day on', { dateFrom: '2026-11-01' }, '2026-11-01', '2026-11-24', false],
  ['one day', { dateFrom: '2026-11-01', dateTo: '2026-11-01' }, '2026-11-01', '2026-11-02', false],
  ['three months up to a day', { dateTo: '2026-05-31' }, '2026-02-28', '2026-06-01', false],
  ['exactly three years', { dateFrom: '2023-11-23', dateTo: TODAY }, '2023-11-23', '2026-11-24', false],
])('O-01: %s', (_name, asked, from, to, openToo) =>
  expect(periodOf(asked, TODAY)).toEqual({ from: day(from), to: day(to), openToo }),
)

test.each([
  ['backwards', { dateFrom: '2026-11-02', dateTo: '2026-11-01' }, 'A2331'],
  ['a day more than three years', { dateFrom: '2023-11-22', dateTo: TODAY }, 'A2316'],
])('%s is refused', (_name, asked, code) =>
  expect(() => periodOf(asked, TODAY)).toThrow(expect.objectContaining({ code })),
)
