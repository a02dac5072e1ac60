import { cycleTypes, packageCustomerTypes, priceTypes, supplyModes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import type { FactRow } from '@/ui'
import { deliveryText, percentText } from '../package-text'
import type { PackageDetail } from '../types'

/** What is taken beyond the package, by the way of supply. */
const OVER = {
  FULL: (tolerance: string) => `超出部分在${tolerance}以内按气量包价格补款，其余按公布气价计费`,
  PART: () => '本周期气量用完后，后续用气按公布气价计费',
} as const

/** The terms of a package, each in words. */
export function termsFacts(one: PackageDetail): FactRow[] {
  const shortTolerance = percentText(one.shortTolerance)
  return [
    ['提气期', deliveryText(one)],
    ['提气周期', cycleTypes[one.cycleType]],
    ['价格类型', priceTypes[one.priceType]],
    ['供应方式', supplyModes[one.supplyMode]],
    ['起订量', formatVolume(one.minVolume)],
    ['递增量', formatVolume(one.stepVolume)],
    ['单户限量', formatVolume(one.maxPerBp)],
    ['单户限订', `${one.maxOrdersPerBp}单`],
    ['周期上下限', `计划量的${percentText(one.cycleLowRate)}–${percentText(one.cycleHighRate)}`],
    ['保证金比例', percentText(one.depositRate)],
    ['允差', `超提${percentText(one.overTolerance)}，短提${shortTolerance}`],
    ['短提补偿', `短提${shortTolerance}以内结转，超出部分按气款的${percentText(one.shortFeeRate)}补偿`],
    ['超提规则', OVER[one.supplyMode](percentText(one.overTolerance))],
    ['适用客户', one.customerTypes.map((type) => packageCustomerTypes[type]).join('、')],
  ]
}
