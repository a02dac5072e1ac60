import fc from 'fast-check'
import { clear, offerPrice, offers, type SealedBid } from './clearing'

const bid = (bidNo: string, volume: string, price: string, rankTime: string, minVolume = volume): SealedBid => ({
  bidNo,
  volume,
  price,
  rankTime: `2026-11-23T${rankTime}+08:00`,
  minVolume,
})

/** The example of N-09; `least`: what B takes at least. */
const example = (least: string): SealedBid[] => [
  bid('D', '80000', '3.7000', '09:00:00'),
  bid('B', '100000', '3.7500', '10:02:00', least),
  bid('A', '120000', '3.8000', '10:00:00'),
  bid('C', '100000', '3.7500', '10:01:00'),
]

const shares = (bids: readonly { bidNo: string; volume: string }[]) =>
  Object.fromEntries(bids.map(({ bidNo, volume }) => [bidNo, volume]))

describe('clearing (N-08, N-09)', () => {
  it('gives by price, then by time, and the last one what is left', () => {
    const { bids, clearingPrice, awardedVolume } = clear(example('50000'), '300000', 'UNIFORM')
    expect(bids.map(({ bidNo }) => bidNo)).toEqual(['A', 'C', 'B', 'D'])
    expect(shares(bids)).toEqual({ A: '120000', C: '100000', B: '80000', D: '0' })
    expect(clearingPrice).toBe('3.7500')
    expect(awardedVolume).toBe('300000')
    expect(bids[0]).toMatchObject({ rank: 1, price: '3.7500', candidateVolume: '0' })
    expect(bids[3]).toMatchObject({ rank: 4, price: null, candidateVolume: '80000' })
  })

  it('passes over a bid that does not take so little, and its price sets nothing', () => {
    const { bids, clearingPrice } = clear(example('100000'), '300000', 'UNIFORM')
    expect(shares(bids)).toEqual({ A: '120000', C: '100000', B: '0', D: '80000' })
    expect(clearingPrice).toBe('3.7000')
    expect(bids[2]).toMatchObject({ bidNo: 'B', candidateVolume: '100000' })
  })

  it('lets each winner pay its own price where the activity says so', () => {
    const { bids } = clear(example('50000'), '300000', 'PAY_AS_BID')
    expect(bids.map(({ price }) => price)).toEqual(['3.8000', '3.7500', '3.7500', null])
  })

  it('goes by the number at one price and time, and knows an activity without bids', () => {
    const same = ['J2', 'J10', 'J1'].map((no) => bid(no, '100', '3.7', '09:00:00'))
    expect(clear(same, '200', 'UNIFORM').bids.map(({ bidNo }) => bidNo)).toEqual(['J1', 'J10', 'J2'])
    expect(clear([], '200', 'UNIFORM')).toEqual({ bids: [], clearingPrice: null, awardedVolume: '0' })
  })

  it('names no more candidates than volume that can become free', () => {
    const bids = ['1', '2', '3', '4', '5'].map((no) => bid(no, '100', '3.7', `09:00:0${no}`))
    const waiting = clear(bids, '200', 'UNIFORM').bids.filter(({ candidateVolume }) => candidateVolume !== '0')
    expect(waiting.map(({ bidNo }) => bidNo)).toEqual(['3', '4'])
  })

  it('never gives more than there is, less than is taken, or above the own price', () => {
    const any = fc.array(
      fc.record({
        volume: fc.integer({ min: 1, max: 50 }),
        least: fc.integer({ min: 1, max: 50 }),
        price: fc.integer({ min: 30, max: 40 }),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 300 }), (list, total) => {
        const bids = list.map(({ volume, least, price }, index) =>
          bid(
            String(index).padStart(3, '0'),
            String(volume),
            (price / 10).toFixed(4),
            '09:00:00',
            String(Math.min(least, volume)),
          ),
        )
        const cleared = clear(bids, String(total), 'UNIFORM')
        expect(cleared.bids.reduce((sum, { volume }) => sum + Number(volume), 0)).toBe(Number(cleared.awardedVolume))
        expect(Number(cleared.awardedVolume)).toBeLessThanOrEqual(total)
        for (const { bidNo, volume, price } of cleared.bids) {
          const own = bids.find((one) => one.bidNo === bidNo)
          if (volume === '0') continue
          expect(Number(volume)).toBeGreaterThanOrEqual(Number(own?.minVolume))
          expect(Number(price)).toBeLessThanOrEqual(Number(own?.price))
        }
      }),
    )
  })
})

describe('offers to candidates (N-12)', () => {
  const candidate = (bidNo: string, rank: number, candidateVolume: string, minVolume: string) => ({
    bidNo,
    rank,
    candidateVolume,
    minVolume,
    price: '3.7000',
  })

  it('go by rank, over those that do not take so little', () => {
    const list = [
      candidate('late', 9, '50', '10'),
      candidate('big', 5, '100', '100'),
      candidate('first', 4, '60', '60'),
    ]
    expect(offers(list, '90')).toEqual([
      { bidNo: 'first', volume: '60' },
      { bidNo: 'late', volume: '30' },
    ])
    expect(offers(list, '5')).toEqual([])
  })

  it.each([
    ['UNIFORM', '3.7500', '3.7000', '3.7000'],
    ['UNIFORM', '3.7500', '3.8000', '3.7500'],
    ['PAY_AS_BID', '3.7500', '3.8000', '3.8000'],
    ['FIXED_PRICE', null, null, '3.6500'],
  ] as const)('at %s, cleared at %s, own %s: %s', (pricing, clearingPrice, own, price) =>
    expect(offerPrice({ pricing, clearingPrice, fixedPrice: '3.6500' }, own)).toBe(price),
  )
})
