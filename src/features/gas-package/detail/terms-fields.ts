import { cycleTypes, packageCustomerTypes, priceTypes, supplyModes } from '@domain/statuses/gas-package'
import { fieldsOf } from '@/blocks'
import { bareVolume, deliveryText, percentText } from '../package-text'
import type { PackageDetail } from '../types'

/** What is taken beyond the package, by the way of supply. */
const OVER = {
  FULL: (tolerance: string) => `超出部分在${tolerance}以内按气量包价格补款，其余按公布气价计费`,
  PART: () => '本周期气量用完后，后续用气按公布气价计费',
} as const

export const termsFields = fieldsOf<PackageDetail>()([
  { key: 'delivery', label: '提气期', render: deliveryText },
  { key: 'cycleType', label: '提气周期', render: ({ cycleType }) => cycleTypes[cycleType] },
  { key: 'priceType', label: '价格类型', render: ({ priceType }) => priceTypes[priceType] },
  { key: 'supplyMode', label: '供应方式', render: ({ supplyMode }) => supplyModes[supplyMode] },
  { key: 'minVolume', label: '起订量', render: ({ minVolume }) => bareVolume(minVolume) },
  { key: 'stepVolume', label: '递增量', render: ({ stepVolume }) => bareVolume(stepVolume) },
  { key: 'maxPerBp', label: '单户限量', render: ({ maxPerBp }) => bareVolume(maxPerBp) },
  { key: 'maxOrders', label: '单户限订', render: ({ maxOrdersPerBp }) => `${maxOrdersPerBp}单` },
  {
    key: 'cycleRates',
    label: '周期上下限',
    render: ({ cycleLowRate, cycleHighRate }) => `均分量的${percentText(cycleLowRate)}–${percentText(cycleHighRate)}`,
  },
  { key: 'depositRate', label: '保证金比例', render: ({ depositRate }) => percentText(depositRate) },
  {
    key: 'tolerance',
    label: '允差',
    render: ({ overTolerance, shortTolerance }) =>
      `超提${percentText(overTolerance)}，短提${percentText(shortTolerance)}`,
  },
  {
    key: 'shortFee',
    label: '短提补偿',
    render: ({ shortTolerance, shortFeeRate }) =>
      `短提${percentText(shortTolerance)}以内结转，超出部分按气款的${percentText(shortFeeRate)}补偿`,
  },
  {
    key: 'over',
    label: '超提规则',
    render: ({ supplyMode, overTolerance }) => OVER[supplyMode](percentText(overTolerance)),
  },
  {
    key: 'customers',
    label: '适用客户',
    render: ({ customerTypes }) => customerTypes.map((type) => packageCustomerTypes[type]).join('、'),
  },
])
