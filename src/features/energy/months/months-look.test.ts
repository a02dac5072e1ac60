import { anAge } from '@/testing/make/age'
import { lastYears, pairOf, placeOf, yearBars, type Month } from './months-look'

const month = (part: Partial<Month> = {}): Month => ({
  billMonth: '2026-10',
  scope: 'MULTI',
  meterId: null,
  billVersion: 'NEW',
  volume: '110.00',
  amount: '440.00',
  yoyPct: null,
  state: 'BILLED',
  statementId: 's',
  billId: null,
  ...anAge(),
  ...part,
})

test('the last four years', () => expect(lastYears('2026-11-23')).toEqual(['2026', '2025', '2024', '2023']))

test.each([
  [{}, 'monthly-bill-detail?billMonth=2026-10'],
  [{ scope: 'SINGLE', meterId: 'm1' }, 'monthly-bill-detail-single?meterId=m1&billMonth=2026-10'],
  [{ scope: 'SINGLE', meterId: 'm1', billVersion: 'OLD' }, 'monthly-bill-detail-old?billMonth=2026-10'],
] as const)('a month %o is at %s', (part, place) =>
  expect(placeOf(month(part))).toBe(`/pages/manager-energy/manager-energy-info/${place}`),
)

test('a year has a bar per month that has ended; one without statements is a hole', () => {
  const bars = yearBars([month({ volume: '111.50' }), month({ billMonth: '2026-09' })], '2026', '2026-12')
  expect(bars).toHaveLength(11)
  expect(bars.slice(8).map(({ value }) => value)).toEqual(['110.00', '111.50', null])
  expect(yearBars([month()], '2026', '2026-11')).toHaveLength(10)
  expect(yearBars([], '2025', '2026-11')).toHaveLength(12)
})

test('two months side by side, whichever was ticked first', () => {
  const september = month({ billMonth: '2026-09', volume: '100.00', amount: '400.00' })
  const expected = { volume: '10.00', volumePct: '10.0', amount: '40.00', amountPct: '10.0' }
  expect(pairOf(month(), september)).toMatchObject({ ...expected, earlier: { billMonth: '2026-09' } })
  expect(pairOf(september, month())).toMatchObject(expected)
  expect(pairOf(september, month({ amount: null }))).toMatchObject({ amount: null, amountPct: null })
})
