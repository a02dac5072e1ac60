import { commerce, industry, schedule } from './fixtures'
import { contractOn, priceOn, scheduleOn, tierPrice, tiersOf } from './pick'
import type { ContractPrice } from './types'

const contract = (own: Partial<ContractPrice> & Pick<ContractPrice, 'contractNo'>): ContractPrice => ({
  meterId: null,
  basePrice: '3.9800',
  effectiveFrom: '2026-11-01',
  effectiveTo: '2026-12-31',
  ...own,
})

describe('schedule of a day (AE-13, AE-14)', () => {
  const rows = [
    schedule({ priceId: 'h25', effectiveFrom: '2025-11-01', basePrice: '3.9600' }),
    schedule({ priceId: 'h26', effectiveFrom: '2026-11-01' }),
    schedule({ priceId: 'n26', season: 'NON_HEATING', effectiveFrom: '2026-04-01', effectiveTo: '2026-10-31' }),
  ]
  it.each([
    ['2025-11-01', 'h25'],
    ['2026-03-31', 'h25'],
    ['2026-04-01', 'n26'],
    ['2026-10-31', 'n26'],
    ['2026-11-01', 'h26'],
    ['2028-01-15', 'h26'],
    ['2025-10-31', undefined],
    ['2027-04-01', undefined],
  ])('%s is priced by %s', (day, priceId) => {
    expect(scheduleOn(rows, day)?.priceId).toBe(priceId)
  })

  it('never guesses a price', () => {
    expect(() => priceOn({ schedules: rows, contracts: [] }, '2027-04-01', 'm1')).toThrow(RangeError)
  })
})

describe('contract of a day (AE-14)', () => {
  const rows = [
    contract({ contractNo: 'bp' }),
    contract({ contractNo: 'meter', meterId: 'm1', effectiveTo: '2026-11-30' }),
    contract({ contractNo: 'open', effectiveFrom: '2027-02-01', effectiveTo: null }),
  ]
  it.each([
    ['2026-10-31', 'm1', undefined],
    ['2026-11-01', 'm1', 'meter'],
    ['2026-11-30', 'm1', 'meter'],
    ['2026-12-01', 'm1', 'bp'],
    ['2026-11-01', 'm2', 'bp'],
    ['2027-01-01', 'm1', undefined],
    ['2030-01-01', 'm1', 'open'],
  ])('%s for %s: %s', (day, meterId, contractNo) => {
    expect(contractOn(rows, day, meterId)?.contractNo).toBe(contractNo)
  })

  it('beats the table as base, not as season', () => {
    const picked = priceOn({ schedules: industry.schedules, contracts: rows }, '2026-11-15', 'm2')
    expect([picked.base, picked.schedule.priceId, picked.contract?.contractNo]).toEqual(['3.9800', 'ind-h', 'bp'])
  })
})

describe('tier price (AE-14)', () => {
  it.each([
    ['discount', 'DISCOUNT', false, '4.0200', '-0.0500', '3.9700'],
    ['never above the guide price', 'DISCOUNT', false, '4.2000', '0.0000', '4.1500'],
    ['surcharge held at the guide price', 'PROGRESSIVE', false, '4.1200', '0.2500', '4.1500'],
    ['surcharge allowed beyond it', 'PROGRESSIVE', true, '4.1200', '0.2500', '4.3700'],
    ['but on a base held at it', 'PROGRESSIVE', true, '4.2000', '0.1000', '4.2500'],
    ['first tier stays under it', 'PROGRESSIVE', true, '4.2000', '0.0000', '4.1500'],
  ] as const)('%s', (_, tierMode, surchargeAllowed, basePrice, delta, expected) => {
    const row = schedule({ priceId: 'x', tierMode, surchargeAllowed, basePrice })
    expect(tierPrice({ schedule: row, contract: null, base: basePrice }, { delta })).toBe(expected)
  })
})

it('has one endless tier without tiers, else the tiers in order', () => {
  expect(tiersOf(schedule({ priceId: 'x' }))).toEqual([
    { tierNo: 1, fromVolume: '0.00', toVolume: null, delta: '0.0000' },
  ])
  const [row] = commerce.schedules
  if (!row) throw new Error('fixture')
  expect(tiersOf({ ...row, tiers: [...row.tiers].reverse() }).map((tier) => tier.tierNo)).toEqual([1, 2, 3])
})
