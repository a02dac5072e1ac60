import { fixedAt, indexed, rebate } from '@domain/elective/fixtures'
import { termsProblem, type NewOption } from './publish'

const offered = (terms: typeof rebate, more: Partial<NewOption> = {}): NewOption => ({
  ...terms,
  quotaVolume: '1000000',
  riskText: '价格随指数波动',
  ...more,
})
const fixed = fixedAt('3.7200')
const tier = (fromVolume: string, unitPrice = '3.9000') => ({ fromVolume, unitPrice })

test.each<[string, NewOption, keyof NewOption | null]>([
  ['a fixed price', offered(fixed), null],
  ['an index', offered(indexed), null],
  ['a rebate', offered(rebate), null],
  ['a fixed option without a price', offered(fixed, { unitPrice: null }), 'unitPrice'],
  ['a price of nothing', offered(fixed, { unitPrice: '0.0000' }), 'unitPrice'],
  ['an index with a fixed price beside it', offered(indexed, { unitPrice: '3.7200' }), 'unitPrice'],
  ['an index without a name', offered(indexed, { indexName: null }), 'indexName'],
  ['an index without a margin', offered(indexed, { indexMargin: null }), 'indexMargin'],
  ['a margin below 0', offered(indexed, { indexMargin: '-0.1000' }), null],
  ['a floor of nothing', offered(indexed, { priceFloor: '0.0000' }), 'priceFloor'],
  ['a cap below the floor', offered(indexed, { priceCap: '3.4999' }), 'priceCap'],
  ['a cap at the floor', offered(indexed, { priceCap: '3.5000' }), null],
  ['an index without its risk', offered(indexed, { riskText: ' ' }), 'riskText'],
  ['a rebate without tiers', offered(rebate, { tiers: [] }), 'tiers'],
  ['tiers of a fixed price', offered(fixed, { tiers: [tier('0')] }), 'tiers'],
  ['a first tier above 0', offered(rebate, { tiers: [tier('1')] }), 'tiers'],
  ['two tiers from the same volume', offered(rebate, { tiers: [tier('0'), tier('0')] }), 'tiers'],
  ['a tier for nothing', offered(rebate, { tiers: [tier('0', '0.0000')] }), 'tiers'],
  ['a least volume of 0', offered(fixed, { minVolume: '0' }), 'minVolume'],
  ['a most below the least', offered(fixed, { maxVolume: '9999' }), 'maxVolume'],
  ['a step of 0', offered(fixed, { stepVolume: '0' }), 'stepVolume'],
  ['less than one choice in all', offered(fixed, { quotaVolume: '9999' }), 'quotaVolume'],
  ['all of it to be used', offered(fixed, { takeRate: '100.00' }), null],
  ['more than all', offered(fixed, { takeRate: '100.01' }), 'takeRate'],
  ['a fee below 0', offered(fixed, { shortFeeRate: '-0.01' }), 'shortFeeRate'],
])('%s', (_what, option, problem) => {
  expect(termsProblem(option)).toBe(problem)
})
