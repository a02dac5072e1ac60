import { type Money, addMoney, isZeroMoney, subtractMoney, sumMoney } from '@domain/money'
import { type Volume, isZeroVolume, subtractVolume, sumVolume } from '@domain/volume'
import { dayPrice, isRounding } from '@domain/tariff/day-price'

/** A price that a line was charged at, and on which days. */
export interface ChargedPrice {
  tierNo: number
  price: string
  fromDate: string
  toDate: string
}

/** What days and readings are compared with: a bill's line of gas. */
export interface ChargedLine {
  meterId: string | null
  channelNo: string | null
  billedVolume: Volume | null
  adjustReason: string | null
  adjustAmount: Money | null
  amount: Money
  segments: readonly ChargedPrice[]
}

export interface DayOfLine {
  meterId: string
  channelNo: string
  gasDay: string
  volume: Volume
  /** Part of the volume that a package covers: the amount is about the rest (AE-17a). */
  packageVolume: Volume
  estAmount: Money
}

const pricedVolume = (day: DayOfLine): Volume => subtractVolume(day.volume, day.packageVolume)

const isOf = (line: ChargedLine) => (day: { meterId: string; channelNo: string }) =>
  day.meterId === line.meterId && day.channelNo === line.channelNo

/** Price of a day among those that its line was charged at on it. */
export function priceOfDay(lines: readonly ChargedLine[], day: DayOfLine): string | null {
  const segments = lines.find((line) => isOf(line)(day))?.segments ?? []
  const inForce = segments.filter((one) => one.fromDate <= day.gasDay && day.gasDay <= one.toDate)
  return dayPrice(
    day.estAmount,
    pricedVolume(day),
    inForce.map((one) => one.price),
  )
}

export interface Adjustment {
  meterId: string
  channelNo: string
  volume: Volume
  amount: Money
  reason: string
}

export interface DaySums {
  volume: Volume
  packageVolume: Volume
  amount: Money
  adjustVolume: Volume
  adjustAmount: Money
  withoutDays: Money
  billAmount: Money
  tail: Money
}

const LATE = '估抄补差'

/**
 * What was adjusted, with what days cost less or more that came right after the bill had been made (AE-09): their amounts are those of
 * today, the line's are those it was settled at. Days that are off by rounding are as they were.
 */
function withLate(
  line: ChargedLine,
  days: readonly DayOfLine[],
  settled: Pick<Adjustment, 'amount' | 'reason'>,
): Pick<Adjustment, 'amount' | 'reason'> {
  const late = subtractMoney(line.amount, sumMoney([settled.amount, ...days.map((day) => day.estAmount)]))
  if (isRounding(late, days.length)) return settled
  const reasons = settled.reason === '' ? [] : settled.reason.split('，')
  return {
    amount: addMoney(settled.amount, late),
    reason: [...new Set([...reasons, LATE])].join('，'),
  }
}

/**
 * How a bill comes out of its days (6.16): what they add up to, what was adjusted beyond them and why, what was charged for meters
 * without days (read by hand, or of the old system), and the rest, which only rounding may leave.
 */
export function explainBill(
  lines: readonly ChargedLine[],
  days: readonly DayOfLine[],
): { sum: DaySums; adjustments: Adjustment[] } {
  const detailed = lines.filter((line) => days.some(isOf(line)))
  const adjustments = detailed.flatMap((line): Adjustment[] => {
    const { meterId, channelNo } = line
    if (meterId === null || channelNo === null) return []
    const mine = days.filter(isOf(line))
    const volume = subtractVolume(line.billedVolume ?? '0', sumVolume(mine.map(pricedVolume)))
    const settled = { amount: line.adjustAmount ?? '0.00', reason: line.adjustReason ?? '' }
    const { amount, reason } = withLate(line, mine, settled)
    return isZeroVolume(volume) && isZeroMoney(amount) ? [] : [{ meterId, channelNo, volume, amount, reason }]
  })
  const volume = sumVolume(days.map((day) => day.volume))
  const amount = sumMoney(days.map((day) => day.estAmount))
  const adjustAmount = sumMoney(adjustments.map((one) => one.amount))
  const withoutDays = sumMoney(lines.filter((line) => !detailed.includes(line)).map((line) => line.amount))
  const billAmount = sumMoney(lines.map((line) => line.amount))
  return {
    sum: {
      volume,
      packageVolume: sumVolume(days.map((day) => day.packageVolume)),
      amount,
      adjustVolume: sumVolume(adjustments.map((one) => one.volume)),
      adjustAmount,
      withoutDays,
      billAmount,
      tail: subtractMoney(billAmount, sumMoney([amount, adjustAmount, withoutDays])),
    },
    adjustments,
  }
}
