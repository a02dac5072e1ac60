import { compareDecimals } from '../decimal-text'
import { decimal, fixed } from '../decimal'
import { priced, subtractMoney, sumMoney, type Money } from '../money'
import type { Price } from '../price'
import { ZERO_VOLUME, addVolume, maxVolume, minVolume, subtractVolume, type Volume } from '../volume'

/** A cycle that is over. m³, yuan/m³, per cent. */
export interface ToSettle {
  /** Bought for the cycle itself. */
  own: Volume
  rolloverIn: Volume
  extracted: Volume
  unitPrice: Price
  shortTolerance: string
  shortFeeRate: string
  /** S-09: not taken because resource balance asked for it, m³; free beside the tolerance. */
  excused?: Volume
  /** X-13: none of the shortfall costs anything. */
  exempt?: boolean
}

export interface Settlement {
  /** T. */
  total: Volume
  /** A − T, of FULL alone; '0.00' otherwise. */
  over: Volume
  overAmount: Money
  short: Volume
  /** Passed on without a fee. */
  free: Volume
  freeAmount: Money
  penal: Volume
  fee: Money
  refund: Money
}

const NOTHING = '0.00'

/**
 * X-12. What was rolled in and is not used is not rolled on: it is part of `penal`. Every amount is rounded once, the refund is what is
 * left of the rounded price of `penal`.
 */
export function settle(cycle: ToSettle): Settlement {
  const total = addVolume(cycle.own, cycle.rolloverIn)
  if (compareDecimals(cycle.extracted, total) > 0) return settleOver(cycle, total)
  const short = subtractVolume(total, cycle.extracted)
  const oldLeft = maxVolume(ZERO_VOLUME, subtractVolume(cycle.rolloverIn, cycle.extracted))
  const tolerated = fixed(decimal(cycle.own).times(cycle.shortTolerance).div(100), 2)
  const spared = addVolume(tolerated, cycle.excused ?? ZERO_VOLUME)
  const free = minVolume(subtractVolume(short, oldLeft), spared)
  const penal = subtractVolume(short, free)
  const fee = cycle.exempt === true ? NOTHING : shortFee(penal, cycle.unitPrice, cycle.shortFeeRate)
  return {
    total,
    over: ZERO_VOLUME,
    overAmount: NOTHING,
    short,
    free,
    freeAmount: priced(free, cycle.unitPrice),
    penal,
    fee,
    refund: subtractMoney(priced(penal, cycle.unitPrice), fee),
  }
}

function settleOver({ extracted, unitPrice }: ToSettle, total: Volume): Settlement {
  const over = subtractVolume(extracted, total)
  return {
    total,
    over,
    overAmount: priced(over, unitPrice),
    short: ZERO_VOLUME,
    free: ZERO_VOLUME,
    freeAmount: NOTHING,
    penal: ZERO_VOLUME,
    fee: NOTHING,
    refund: NOTHING,
  }
}

const shortFee = (penal: Volume, price: Price, rate: string): Money =>
  fixed(decimal(penal).times(price).times(rate).div(100), 2)

/** Money of a cycle as it came and went. */
interface CycleMoney {
  /** Paid for the cycle and its supplements. */
  paid: Money
  rolloverIn: Money
  carryIn: Money
  /** Of volume that was moved to another cycle. */
  movedOut: Money
  rolloverOut: Money
  refund: Money
  fee: Money
}

/** What the gas that was taken has cost: an invoice is made of it (IV-01). Compensation is no price of gas. */
export const gasMoney = (money: CycleMoney): Money =>
  subtractMoney(
    sumMoney([money.paid, money.rolloverIn, money.carryIn]),
    sumMoney([money.movedOut, money.rolloverOut, money.refund, money.fee]),
  )

/**
 * How a settlement came about, in words (6.1). `refunded`: what went back in all; more than the refund of `penal` where no later cycle took
 * what was free, which is then part of it (X-12).
 */
export function formulaOf(cycle: ToSettle, done: Settlement, refunded: Money = done.refund): string {
  const { extracted, unitPrice, shortFeeRate, excused = ZERO_VOLUME, exempt = false } = cycle
  if (compareDecimals(done.over, '0') > 0)
    return `超提 ${extracted} − ${done.total} = ${done.over} m³，补款 ${done.over} × ${unitPrice} = ${done.overAmount}元`
  if (compareDecimals(done.short, '0') === 0) return `提气 ${extracted} m³，与可提总量一致，无结转和补偿`
  const isFreeBack = compareDecimals(refunded, done.refund) > 0
  const parts = [
    `短提 ${done.total} − ${extracted} = ${done.short} m³`,
    `${compareDecimals(excused, '0') > 0 ? `允差内及资源平衡响应 ${excused} m³，共` : '允差内'} ${done.free} × ${unitPrice} = ${done.freeAmount}元${isFreeBack ? '，退回余额' : ''}`,
  ]
  if (compareDecimals(done.penal, '0') === 0) return parts.join('；')
  const fee = exempt ? '免收补偿' : `补偿 ${done.penal} × ${unitPrice} × ${shortFeeRate}% = ${done.fee}元`
  const back = `退款 ${priced(done.penal, unitPrice)} − ${done.fee}${isFreeBack ? ` + ${done.freeAmount}` : ''} = ${refunded}元`
  return [...parts, fee, back].join('；')
}
