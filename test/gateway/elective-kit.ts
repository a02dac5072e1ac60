import type { In } from '@contract'
import type { Caller, TestGateway } from '../setup/gateway'
import { requestNo } from './payment-kit'

/* Builders for the tests of elective gas: a period with one option of each type, and what customers and staff do with it. */

type Publish = In<'btwob POST /elective/period/publish'>
export type NewOption = Publish['options'][number]

const common: NewOption = {
  name: '固定价',
  optionType: 'FIXED',
  unitPrice: '3.7200',
  indexName: null,
  indexMargin: null,
  priceFloor: null,
  priceCap: null,
  tiers: [],
  minVolume: '100',
  maxVolume: '100000',
  stepVolume: '100',
  takeRate: '80.00',
  shortFeeRate: '10.00',
  quotaVolume: '150000',
  riskText: '',
}
export const fixedOption = (given: Partial<NewOption> = {}): NewOption => ({ ...common, ...given })
export const indexOption = (given: Partial<NewOption> = {}): NewOption => ({
  ...common,
  name: '指数联动',
  optionType: 'INDEX',
  unitPrice: null,
  indexName: '门站指数',
  indexMargin: '0.3500',
  priceFloor: '3.5000',
  priceCap: '4.0500',
  riskText: '价格随指数波动',
  ...given,
})
export const rebateOption = (given: Partial<NewOption> = {}): NewOption => ({
  ...common,
  name: '阶梯优惠',
  optionType: 'REBATE',
  unitPrice: null,
  tiers: [
    { fromVolume: '0', unitPrice: '3.9000' },
    { fromVolume: '50000', unitPrice: '3.8000' },
  ],
  ...given,
})

export const clerkOf = (gateway: TestGateway, companyCode: string): Caller =>
  gateway.asSession({ userId: 'staff', companyCode })

/** Publishes an index value and the period of a month; answers its id. Options are EPyyyymm-1, -2, … */
export async function aPeriod(
  staff: Caller,
  month = '2026-12',
  options: NewOption[] = [fixedOption(), indexOption(), rebateOption()],
): Promise<string> {
  await staff.ok('btwob POST /elective/index/publish', { indexName: '门站指数', month: '2026-10', value: '3.4000' })
  return (await staff.ok('btwob POST /elective/period/publish', { month, notice: '', options })).periodId
}

type Submit = In<'sqdev POST /elective/record/submit'>
export const wishFor = (given: Partial<Submit> = {}): Submit => ({
  requestNo: requestNo(),
  periodId: 'EP202612',
  optionId: 'EP202612-1',
  volume: '80000',
  riskConfirmed: false,
  ...given,
})
