import { sumMoney } from '@domain/money'
import { compareSides, sideBefore, type Side, type SideLine } from './explained'

const line = (part: Partial<SideLine> = {}): SideLine => ({
  meterId: 'KILN',
  meterNo: '1',
  channelNo: '1',
  prevReading: '0.00',
  currReading: '1000.00',
  readVolume: '1000.00',
  adjustVolume: '0.00',
  adjustReason: '',
  adjustAmount: '0.00',
  packageVolume: '0.00',
  billedVolume: '1000.00',
  readingSource: 'REMOTE',
  amount: '4000.00',
  segments: [{ tierNo: 1, volume: '1000.00', amount: '4000.00', fromDate: '2026-09-01', toDate: '2026-09-30' }],
  ...part,
})
const side = (part: Partial<Side> = {}): Side => ({
  papers: [{ id: 'b1', no: 'ZD1' }],
  billMonth: '2026-09',
  periodFrom: '2026-09-01',
  periodTo: '2026-09-30',
  statementIds: ['s1'],
  net: '3669.72',
  tax: '330.28',
  lines: [line()],
  items: [],
  lateFee: '0.00',
  ...part,
})
const august = (part: Partial<Side> = {}) =>
  side({ billMonth: '2026-08', periodFrom: '2026-08-01', periodTo: '2026-08-31', ...part })
const boiler = line({ meterId: 'BOILER' })

/** Y-04: what a month is compared with. */
describe('the other side', () => {
  test.each<[string, Side[], string[] | undefined]>([
    ['nothing of that month', [side({ billMonth: '2026-07' })], undefined],
    ['another meter says nothing', [august({ lines: [boiler] })], undefined],
    ['the bill of the meter', [august(), august({ papers: [{ id: 'b3', no: 'ZD3' }], lines: [boiler] })], ['ZD1']],
    ['one bill of both meters', [august({ lines: [line(), boiler] })], ['ZD1']],
  ])('%s', (_name, others, papers) =>
    expect(sideBefore(side(), others, '2026-08')?.papers.map(({ no }) => no)).toEqual(papers),
  )

  test('meters that were settled apart are one side together', () => {
    const now = side({ lines: [line(), boiler] })
    const apart = [
      august({ items: [{ code: 'DEV', name: '偏差考核费', amount: '5.00' }], lateFee: '1.00' }),
      august({
        papers: [{ id: 'b2', no: 'ZD2' }],
        statementIds: ['s2'],
        lines: [boiler],
        periodTo: '2026-08-30',
        lateFee: '2.00',
        net: null,
      }),
    ]
    expect(sideBefore(now, apart, '2026-08')).toMatchObject({
      papers: [{ no: 'ZD1' }, { no: 'ZD2' }],
      periodFrom: '2026-08-01',
      periodTo: '2026-08-31',
      statementIds: ['s1', 's2'],
      net: null,
      tax: '660.56',
      lateFee: '3.00',
      lines: [{ meterId: 'KILN' }, { meterId: 'BOILER' }],
      items: [{ code: 'DEV' }],
    })
  })
})

test('the rows carry names, the meters both sides, the tiers their sums', () => {
  const more = line({ readVolume: '1100.00', billedVolume: '1100.00', currReading: '1100.00', amount: '4400.00' })
  const now = side({ lines: [{ ...more, segments: [{ ...more.segments[0]!, volume: '1100.00', amount: '4400.00' }] }] })
  const before = side({ items: [{ code: 'DEV', name: '偏差考核费', amount: '5.00' }] })
  const sides = compareSides(before, now, new Map([['KILN', '1#窑炉']]))
  expect(sides.rows.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    '1#窑炉 气量变化 400.00',
    '偏差考核费 -5.00',
  ])
  expect(sumMoney(sides.rows.map(({ amount }) => amount))).toBe(sides.change)
  expect(sides.meters).toMatchObject([
    { name: '1#窑炉', before: [{ readVolume: '1000.00' }], now: [{ readVolume: '1100.00' }] },
  ])
  expect(sides.tiers).toEqual([
    { tierNo: 1, before: { volume: '1000.00', amount: '4000.00' }, now: { volume: '1100.00', amount: '4400.00' } },
  ])
  expect([sides.before.averagePrice, sides.now.averagePrice]).toEqual(['4.0000', '4.0000'])
})

test('a meter without a name is called by its number, one that is gone has no lines', () => {
  const sides = compareSides(side({ lines: [line(), boiler] }), side(), new Map())
  expect(sides.meters.map(({ name, now }) => `${name} ${now.length}`)).toEqual(['1 0', '1 1'])
})
