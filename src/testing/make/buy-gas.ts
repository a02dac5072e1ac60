/* Ways of buying gas, and what they would have cost. */
import type { Out, Row } from '@contract'

type Card = Row<'default GET /hqw/goodGas/productList'>
type Recommendation = Out<'default GET /hqw/goodGas/recommend'>

/** A package on sale for January to March at 3.6800. */
export const aGasCard = (part: Partial<Card> = {}): Card => ({
  gpId: 'package:PKG001',
  kind: 'package',
  title: '保供季固定价气量包',
  subTitle: '按月提气',
  tags: ['固定价'],
  priceFrom: '3.6800',
  priceTo: '3.6800',
  volumeMin: '10000',
  volumeMax: '500000',
  supplyMonths: '2027-01~2027-03',
  windowStart: '2026-11-01T00:00:00+08:00',
  windowEnd: '2026-12-10T00:00:00+08:00',
  state: 'open',
  remainRatio: '0.62',
  route: '/subPagesB/pages/gas-package/gas-package-detail',
  params: { packageId: 'PKG001' },
  reminded: false,
  ...part,
})

/** Three months of 30,000 m³; the package would have cost 1,000.00 less. */
export const aRecommendation = (part: Partial<Recommendation> = {}): Recommendation => {
  const { reminded: _r, ...card } = aGasCard()
  return {
    reason: null,
    profile: {
      months: 3,
      volume: '90000.00',
      avgMonth: '30000.00',
      peakMonth: '2026-10',
      peakVolume: '31000.00',
      cv: '0.0272',
      avgPrice: '3.8600',
      currentPrice: '3.9000',
    },
    monthly: [
      { month: '2026-08', volume: '30000.00' },
      { month: '2026-09', volume: '29000.00' },
      { month: '2026-10', volume: '31000.00' },
    ],
    basis: 'mean',
    wish: '30000',
    volumes: { low: '29000', mean: '30000', peak: '31000' },
    plain: { total: '347400.00', worst: { month: '2026-10', price: '3.8600' } },
    offers: [
      {
        card,
        name: '',
        volume: '30000',
        total: '346400.00',
        worst: { month: '2026-09', price: '3.8700' },
        difference: '-1000.00',
        shortFee: '120.00',
        unknown: [],
        assumption: '每月订购同量',
      },
    ],
    equipment: [],
    missingDays: 0,
    asOf: '2026-11-23T08:00:00+08:00',
    ...part,
  }
}
