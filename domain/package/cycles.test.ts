import { boundsOf, capacityOf, cyclesOf, defaultShares, differenceOf, evenShare, passedText, windowOf } from './cycles'

const winter = cyclesOf({ start: '2026-11-01', end: '2027-01-31', cycleType: 'MONTH' })
const rates = { lowRate: '70.00', highRate: '130.00' }

describe('cycles of a delivery period', () => {
  it('are its months', () => {
    expect(
      winter.map(({ cycleNo, name, startDate, endDate, days }) => [cycleNo, name, startDate, endDate, days]),
    ).toEqual([
      [1, '11月', '2026-11-01', '2026-11-30', 30],
      [2, '12月', '2026-12-01', '2026-12-31', 31],
      [3, '1月', '2027-01-01', '2027-01-31', 31],
    ])
  })

  it.each([
    ['2026-02-01', '2026-02-28', [10, 10, 8]],
    ['2028-02-01', '2028-02-29', [10, 10, 9]],
    ['2026-11-01', '2026-11-20', [10, 10]],
    ['2026-12-21', '2027-01-10', [11, 10]],
  ])('are tens of days from %s to %s: %j', (start, end, days) => {
    expect(cyclesOf({ start, end, cycleType: 'TEN_DAYS' }).map((cycle) => cycle.days)).toEqual(days)
  })

  it('are called by month and third', () => {
    const cycles = cyclesOf({ start: '2026-11-01', end: '2026-11-30', cycleType: 'TEN_DAYS' })
    expect(cycles.map(({ name }) => name)).toEqual(['11月上旬', '11月中旬', '11月下旬'])
  })
})

describe('X-01: default shares', () => {
  it('go by days in hundreds, the last takes the rest', () => {
    expect(defaultShares('100000', winter)).toEqual(['32600', '33600', '33800'])
  })

  it('of one cycle are everything', () => {
    expect(defaultShares('12345', winter.slice(0, 1))).toEqual(['12345'])
  })

  it.each(['10000', '77000', '999000'])('of %s m³ are the whole of it', (total) => {
    expect(differenceOf(defaultShares(total, winter), total)).toBe('0')
  })
})

describe('X-03: bounds', () => {
  const of = (total: string, cycleNo: number, cycles = winter) => {
    const cycle = cycles[cycleNo - 1]
    if (!cycle) throw new Error(`no cycle ${cycleNo}`)
    return boundsOf({ total, cycle, cycles, share: defaultShares(total, cycles)[cycleNo - 1] ?? '', ...rates })
  }

  it('are 70 to 130 per cent of the even share, in hundreds', () => {
    expect(evenShare('100000', first(winter), winter)).toBe('32608.70')
    expect(of('100000', 1)).toEqual({ low: '22900', high: '42300' })
  })

  it('of one cycle alone are all of it', () => {
    expect(of('50000', 1, winter.slice(0, 1))).toEqual({ low: '50000', high: '50000' })
  })

  it('contain the last cycle’s rest (pitfall 5)', () => {
    const year = cyclesOf({ start: '2026-01-01', end: '2026-12-31', cycleType: 'TEN_DAYS' })
    // 36 cycles: six of eleven days are cut to 300, 29 others to 200; the last takes what is left.
    expect(defaultShares('10000', year).at(-1)).toBe('2400')
    expect(of('10000', 36, year)).toEqual({ low: '300', high: '2400' })
  })
})

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('no cycle')
  return one
}

describe('X-02, K-21: windows', () => {
  it.each([
    [
      'MONTH' as const,
      '2026-12-01',
      '2026-11-16T00:00:00+08:00',
      '2026-11-26T17:00:00+08:00',
      '2026-11-29T17:00:00+08:00',
    ],
    [
      'TEN_DAYS' as const,
      '2026-12-11',
      '2026-12-04T00:00:00+08:00',
      '2026-12-08T17:00:00+08:00',
      '2026-12-10T17:00:00+08:00',
    ],
  ])('of %s from %s', (cycleType, startDate, editOpenAt, editCloseAt, payDeadline) => {
    expect(windowOf(cycleType, startDate)).toEqual({ editOpenAt, editCloseAt, payDeadline })
  })
})

test('X-14: days that count, and those without supply', () => {
  expect(passedText({ elapsed: 22, stopped: 0, days: 30 })).toBe('已过22/30天')
  expect(passedText({ elapsed: 20, stopped: 2, days: 30 })).toBe('已过20/30天，停气2天不计')
})

describe('X-04, X-05', () => {
  it('show what is too much and too little', () => {
    expect(differenceOf(['30600', '36800'], '67400')).toBe('0')
    expect(differenceOf(['100', '50'], '100')).toBe('50')
    expect(differenceOf(['100'], '300')).toBe('-200')
  })

  it('let through what the meters can; unknown where one of them is', () => {
    expect(capacityOf(['160.00', '40.5'], 30)).toBe('144360')
    expect(capacityOf(['160.00', null], 30)).toBeNull()
    expect(capacityOf(['160.00', '0.00'], 30)).toBeNull()
  })
})
