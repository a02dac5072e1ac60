import type { Out } from '@contract'
import { comparePrice } from '@domain/price'
import { isDecimal } from '@domain/decimal-text'
import { formatMoney, isPositiveMoney, isZeroMoney, sumMoney } from '@domain/money'

export type Effect = Out<'btwob GET /price/notice'>
export type MeterEffect = Effect['meters'][number]
type Side = MeterEffect['before']

const BASES: Readonly<Record<MeterEffect['basis'], string>> = {
  RUNNING: '按本期已用气量和预计用气推算',
  LAST_YEAR: '按去年同月结算气量',
  LAST_MONTH: '按上月结算气量',
  TYPED: '按填写的气量，按天数均摊',
  NONE: '暂无气量可推算，请填写气量',
}

export const basisText = ({ basis }: Pick<MeterEffect, 'basis'>): string => BASES[basis]

/** How a price comes about, written out (AE-14): base with what upstream passed on, the authority's ceiling, what is charged. */
export function ruleText(side: Side, contractNo: string | null): string {
  const { basePrice, linkageDelta, guidePrice, finalPrice } = side
  if (basePrice === null || finalPrice === null) return '未公布价格'
  if (contractNo !== null) return `合同 ${contractNo} 约定，执行价 ${finalPrice} 元/m³`
  const isPassedOn = linkageDelta !== null && comparePrice(linkageDelta, '0') !== 0
  const linkage = isPassedOn ? `（其中上下游联动 ${signed(linkageDelta)}）` : ''
  return `基准价 ${basePrice}${linkage}，政府指导价 ${guidePrice ?? '--'} 封顶，执行价 ${finalPrice} 元/m³`
}

const signed = (price: string): string => (price.startsWith('-') ? price : `+${price}`)

/** '+¥45.00': what the notice does to the bill. */
export const differenceText = ({ difference }: Pick<MeterEffect, 'difference'>): string =>
  difference !== null && isPositiveMoney(difference) ? `+${formatMoney(difference)}` : formatMoney(difference)

/** The notice changes what the meter's next bill comes to. */
export const isAffected = ({ difference }: Pick<MeterEffect, 'difference'>): boolean =>
  difference !== null && !isZeroMoney(difference)

/** One line of a closed row: what it costs, that it costs nothing, or that a volume is asked for. */
export const effectWord = (meter: Pick<MeterEffect, 'difference'>): string =>
  meter.difference === null ? '填写气量后试算' : isAffected(meter) ? differenceText(meter) : '不受影响'

/** Affected meters first, each group in its order. */
export const byEffect = (meters: readonly MeterEffect[]): MeterEffect[] => [
  ...meters.filter(isAffected),
  ...meters.filter((meter) => !isAffected(meter)),
]

/** Of the meters that have a volume; null where none has. */
export function totalOf(meters: readonly Pick<MeterEffect, 'difference'>[]): string | null {
  const known = meters.flatMap(({ difference }) => difference ?? [])
  return known.length === 0 ? null : sumMoney(known)
}

/** What is wrong with a typed volume; the gateway judges the rest. */
export const volumeFault = (text: string): string | undefined =>
  text === '' || (/^\d{1,8}(\.\d{1,2})?$/.test(text) && isDecimal(text)) ? undefined : '请输入正确的气量'
