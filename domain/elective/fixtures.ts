import type { OptionTerms } from './terms'

/** Builders for the tests of this folder. */
const common = {
  name: '自选方案',
  unitPrice: null,
  indexName: null,
  indexMargin: null,
  priceFloor: null,
  priceCap: null,
  tiers: [],
  minVolume: '10000',
  maxVolume: '200000',
  stepVolume: '100',
  takeRate: '80.00',
  shortFeeRate: '10.00',
}

export const fixedAt = (unitPrice: string): OptionTerms => ({ ...common, optionType: 'FIXED', unitPrice })

export const indexed: OptionTerms = {
  ...common,
  optionType: 'INDEX',
  indexName: '门站价指数',
  indexMargin: '0.3500',
  priceFloor: '3.5000',
  priceCap: '4.0500',
}

export const rebate: OptionTerms = {
  ...common,
  optionType: 'REBATE',
  tiers: [
    { fromVolume: '0', unitPrice: '3.9000' },
    { fromVolume: '50000', unitPrice: '3.8000' },
    { fromVolume: '100000', unitPrice: '3.7000' },
  ],
}
