import type { Out } from '@contract'

type Square = Out<'sqdev GET /elective/period/current'>
type Option = Square['options'][number]
type BackTest = Out<'sqdev GET /elective/backTest'>
type Tested = BackTest['options'][number]
type RecordDetail = Out<'sqdev GET /elective/record/detail'>

export const anOption = (part: Partial<Option> = {}): Option => ({
  optionId: 'EP202612-1',
  name: '固定价',
  optionType: 'FIXED',
  unitPrice: '3.7200',
  indexName: null,
  indexMargin: null,
  priceFloor: null,
  priceCap: null,
  tiers: [],
  minVolume: '10000',
  maxVolume: '300000',
  stepVolume: '100',
  takeRate: '80.00',
  shortFeeRate: '10.00',
  leftVolume: '2840000',
  riskText: '',
  index: null,
  ...part,
})

export const anIndexOption = (part: Partial<Option> = {}): Option =>
  anOption({
    optionId: 'EP202612-2',
    name: '指数联动',
    optionType: 'INDEX',
    unitPrice: null,
    indexName: '门站指数',
    indexMargin: '0.3500',
    priceFloor: '3.5000',
    priceCap: '4.0500',
    riskText: '价格随指数波动',
    index: { month: '2026-10', value: '3.4000' },
    ...part,
  })

export const aSquare = (part: Partial<Square> = {}): Square => ({
  period: {
    periodId: 'EP202612',
    month: '2026-12',
    openAt: '2026-11-18T09:00:00+08:00',
    closeAt: '2026-11-25T17:00:00+08:00',
    status: 'OPEN',
    notice: '',
  },
  options: [anOption(), anIndexOption()],
  mine: null,
  serverTime: '2026-11-23T09:30:00+08:00',
  lastMonth: { month: '2026-10', volume: '168000.00' },
  lastYear: { month: '2025-12', volume: '160000.00' },
  asOf: '2026-11-23T08:00:00+08:00',
  suggestVolume: '160000',
  ...part,
})

const months: Tested['months'] = [
  {
    month: '2026-09',
    used: '120000.00',
    taken: '120000.00',
    price: '3.7200',
    amount: '449376.00',
    shortFee: '2976.00',
    difference: '-13824.00',
  },
  {
    month: '2026-10',
    used: '168000.00',
    taken: '160000.00',
    price: '3.7200',
    amount: '626080.00',
    shortFee: '0.00',
    difference: '-22400.00',
  },
]

const aTested = (part: Partial<Tested> = {}): Tested => ({
  optionId: 'EP202612-1',
  volume: '160000',
  months,
  total: '1075456.00',
  difference: '-36224.00',
  shortFee: '2976.00',
  worst: { month: '2026-09', price: '3.7448' },
  unknown: [],
  ...part,
})

export const aBackTest = (part: Partial<BackTest> = {}): BackTest => ({
  months: ['2026-09', '2026-10'],
  volume: '160000',
  plain: {
    months: [],
    total: '1111680.00',
    difference: '0.00',
    shortFee: '0.00',
    worst: { month: '2026-09', price: '3.8600' },
    unknown: [],
  },
  options: [
    aTested(),
    aTested({
      optionId: 'EP202612-2',
      total: null,
      difference: null,
      shortFee: null,
      worst: null,
      unknown: ['2026-09'],
    }),
  ],
  missingDays: 0,
  asOf: '2026-11-23T08:00:00+08:00',
  ...part,
})

export const aRecord = (part: Partial<RecordDetail> = {}): RecordDetail => {
  const { optionId, leftVolume: _left, riskText: _risk, index: _index, ...option } = anOption()
  return {
    recordNo: 'E20261120000001',
    month: '2026-12',
    optionId,
    optionName: '固定价',
    volume: '80000',
    estimatedPrice: '3.7200',
    estimatedAmount: '297600.00',
    settledAmount: null,
    shortFee: null,
    status: 'SUBMITTED',
    version: 1,
    createdAt: '2026-11-20T10:00:00+08:00',
    periodId: 'EP202612',
    option,
    cancelReason: null,
    closeAt: '2026-11-25T17:00:00+08:00',
    canChange: true,
    running: null,
    settlement: null,
    history: [
      {
        optionName: '固定价',
        volume: '80000',
        estimatedAmount: '297600.00',
        operator: '王建国',
        at: '2026-11-20T10:00:00+08:00',
      },
    ],
    ...part,
  }
}
