import {
  advicesOf,
  co2Saved,
  quarterFigures,
  quarterOf,
  quarterText,
  rankPercent,
  reportMonths,
  type Figures,
  type SettledMonth,
} from './report'

describe('quarters', () => {
  test.each([
    ['HY2026Q1', '2026-01', '2026年第1季度', ['2025-10', '2025-11', '2025-12']],
    ['HY2026Q4', '2026-10', '2026年第4季度', ['2026-07', '2026-08', '2026-09']],
    ['HY2026Q5', null, 'HY2026Q5', []],
    ['2026Q1', null, '2026Q1', []],
  ])('%s', (id, first, text, months) => {
    expect(quarterOf(id)).toBe(first)
    expect(quarterText(id)).toBe(text)
    expect(reportMonths(id)).toEqual(months)
  })
})

const month = (
  billMonth: string,
  volume: string,
  amount: string | null,
  yoyPct: string | null = '1.0',
): SettledMonth => ({ billMonth, volume, amount, yoyPct })
const now = [
  month('2026-07', '1000.00', '3600.00'),
  month('2026-08', '1000.00', '3600.00'),
  month('2026-09', '2000.00', '7400.00'),
]
const before = [
  month('2025-07', '1000.00', '3500.00', null),
  month('2025-08', '1000.00', '3500.00', null),
  month('2025-09', '3000.00', '10500.00', null),
]
const months = ['2026-07', '2026-08', '2026-09']

describe('E-H-09 figures', () => {
  test('sums, mean price, and the changes against last year', () => {
    // 14600 / 4000; (4000 - 5000) / 5000; (14600 - 17500) / 17500 = -16.57 %
    expect(quarterFigures([...now, ...before], months)).toEqual({
      volume: '4000.00',
      amount: '14600.00',
      avgPrice: '3.6500',
      volumeYoY: '-20.0',
      amountYoY: '-16.6',
      missing: [],
    })
  })

  test('two meters of one month are one month', () => {
    const both = [...now, month('2026-09', '500.00', '1850.00')]
    expect(quarterFigures([...both, ...before], months)).toMatchObject({ volume: '4500.00', volumeYoY: '-10.0' })
  })

  test.each([
    ['no month of the quarter', before, null],
    ['a missing month: no comparison', [...now.slice(0, 2), ...before], { missing: ['2026-09'], volumeYoY: null }],
    [
      'another meter than last year',
      [month('2026-07', '1000.00', '3600.00', null), ...now.slice(1), ...before],
      { volumeYoY: null, amountYoY: null },
    ],
    [
      'money that is not to be seen',
      now.map((one) => ({ ...one, amount: null })),
      { amount: null, avgPrice: null, amountYoY: null },
    ],
    [
      'nothing used',
      now.map((one) => ({ ...one, volume: '0.00', amount: '0.00' })),
      { volume: '0.00', avgPrice: null },
    ],
    ['nothing used last year', [...now, ...before.map((one) => ({ ...one, volume: '0.00' }))], { volumeYoY: null }],
  ])('%s', (_, rows, figures) => {
    const got = quarterFigures(rows, months)
    if (figures === null) expect(got).toBeNull()
    else expect(got).toMatchObject(figures)
  })

  test('42,000 m³ save 49,560.00 kg', () => expect(co2Saved('42000.00')).toBe('49560.00'))

  test.each([
    [19, 19, null],
    [20, 0, 0],
    [20, 20, 100],
    // 66.67 is cut.
    [30, 20, 66],
  ])('%i peers, %i of them grew more: %j', (peers, worse, percent) => expect(rankPercent(peers, worse)).toBe(percent))
})

describe('advices', () => {
  const figures: Figures = {
    volume: '1.00',
    amount: '3.00',
    avgPrice: null,
    volumeYoY: null,
    amountYoY: null,
    missing: [],
  }
  test.each([
    ['nothing to compare', {}, 0],
    ['-5.0 is a saving', { volumeYoY: '-5.0', amountYoY: '-6.0' }, 1],
    ['-4.9 is none', { volumeYoY: '-4.9', amountYoY: '-6.0' }, 0],
    ['20.0 is a growth', { volumeYoY: '20.0', amountYoY: '20.0' }, 1],
    ['19.9 is none, its price grew', { volumeYoY: '19.9', amountYoY: '25.0' }, 1],
    ['never more than three', { volumeYoY: '25.0', amountYoY: '30.0', missing: ['2026-09'] }, 3],
  ])('%s', (_, more, count) => expect(advicesOf({ ...figures, ...more })).toHaveLength(count))
})
