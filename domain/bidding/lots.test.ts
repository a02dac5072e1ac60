import { drawn, entriesOf, lotCounts, numbered } from './lots'

describe('lots of a draw (N-10, N-11)', () => {
  it('are numbered through, in the order of the bids', () => {
    const lots = numbered([
      { bidNo: 'J2', lots: 1 },
      { bidNo: 'J1', lots: 3 },
    ])
    expect(lots).toEqual([
      { bidNo: 'J1', lots: 3, entryFrom: 1 },
      { bidNo: 'J2', lots: 1, entryFrom: 4 },
    ])
    expect(lots.map(entriesOf)).toEqual([['00000001', '00000002', '00000003'], ['00000004']])
  })

  it.each([
    ['120000', 36, { win: 12, wait: 3 }],
    ['120000', 13, { win: 12, wait: 1 }],
    ['120000', 12, { win: 12, wait: 0 }],
    ['120000', 5, { win: 5, wait: 0 }],
    ['10000', 3, { win: 1, wait: 1 }],
    ['120000', 0, { win: 0, wait: 0 }],
  ])('%s m³ in lots of 10,000 with %i entries: %j', (total, entries, counts) =>
    expect(lotCounts(total, '10000', entries)).toEqual(counts),
  )

  it('win once each; a customer with a win waits for nothing more', () => {
    const bids = numbered([
      { bidNo: 'J1', lots: 3 },
      { bidNo: 'J2', lots: 2 },
      { bidNo: 'J3', lots: 1 },
    ])
    const order = ['00000002', '00000004', '00000003', '00000005', '00000006', '00000001']
    expect(drawn(bids, order, { totalVolume: '30000', lotVolume: '10000' })).toEqual([
      { bidNo: 'J1', rank: 1, won: ['00000002', '00000003'], volume: '20000', candidateVolume: '0' },
      { bidNo: 'J2', rank: 2, won: ['00000004'], volume: '10000', candidateVolume: '0' },
      { bidNo: 'J3', rank: 5, won: [], volume: '0', candidateVolume: '0' },
    ])
    const few = drawn(bids, ['00000004', '00000006', ...['1', '2', '3', '5'].map((n) => `0000000${n}`)], {
      totalVolume: '10000',
      lotVolume: '10000',
    })
    expect(few.map(({ candidateVolume }) => candidateVolume)).toEqual(['0', '0', '10000'])
  })
})
