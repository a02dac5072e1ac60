import type { PriceBook, Schedule } from './types'

/** Builders for the tests of this folder: prices of the demo company (A 8, R4). */
export const schedule = (own: Partial<Schedule> & Pick<Schedule, 'priceId'>): Schedule => ({
  season: 'HEATING',
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  guidePrice: '4.1500',
  basePrice: '4.0200',
  tierMode: 'NONE',
  surchargeAllowed: false,
  tiers: [],
  ...own,
})

const industryTiers = [
  { tierNo: 1, fromVolume: '0.00', toVolume: '1000000.00', delta: '0.0000' },
  { tierNo: 2, fromVolume: '1000000.00', toVolume: '3000000.00', delta: '-0.0500' },
  { tierNo: 3, fromVolume: '3000000.00', toVolume: null, delta: '-0.1000' },
]
const commerceTiers = [
  { tierNo: 1, fromVolume: '0.00', toVolume: '60000.00', delta: '0.0000' },
  { tierNo: 2, fromVolume: '60000.00', toVolume: '120000.00', delta: '0.1000' },
  { tierNo: 3, fromVolume: '120000.00', toVolume: null, delta: '0.2500' },
]

/** Industry: the more the cheaper. */
export const industry: PriceBook = {
  schedules: [
    schedule({ priceId: 'ind-h', tierMode: 'DISCOUNT', tiers: industryTiers }),
    schedule({
      priceId: 'ind-n',
      season: 'NON_HEATING',
      basePrice: '3.5800',
      guidePrice: '3.7200',
      tierMode: 'DISCOUNT',
      tiers: industryTiers,
    }),
  ],
  contracts: [],
}

/** Commerce: the more the dearer, beyond the guide price. */
export const commerce: PriceBook = {
  schedules: [
    schedule({
      priceId: 'com-h',
      basePrice: '4.1200',
      guidePrice: '4.3000',
      tierMode: 'PROGRESSIVE',
      surchargeAllowed: true,
      tiers: commerceTiers,
    }),
    schedule({
      priceId: 'com-n',
      season: 'NON_HEATING',
      basePrice: '3.9500',
      guidePrice: '4.1000',
      tierMode: 'PROGRESSIVE',
      surchargeAllowed: true,
      tiers: commerceTiers,
    }),
  ],
  contracts: [],
}

/** Public and heating: one tier. */
export const heat: PriceBook = {
  schedules: [
    schedule({ priceId: 'heat-h', basePrice: '3.8700', guidePrice: '3.9500' }),
    schedule({ priceId: 'heat-n', season: 'NON_HEATING', basePrice: '3.4500', guidePrice: '3.5500' }),
  ],
  contracts: [],
}
