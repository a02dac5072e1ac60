import { type Big, decimal, fixed } from '../decimal'
import { type Money, negateMoney, subtractMoney, sumMoney } from '../money'
import type { ExplainKind } from './explain-kinds'
import { type Price, averagePrice } from '../price'
import { type Volume, subtractVolume, sumVolume } from '../volume'

/*
 * The difference between two bills, to the cent (Y-04). The later bill is explained from the earlier one, in a fixed order: days,
 * volume by meter, tier, price, package, items beside the gas, late fee, adjustments; the rounding difference comes last. Volumes count
 * at the earlier bill's average price. Weather is no cause of its own: the product has no temperatures of the past.
 */

export interface ExplainedBill {
  /** Gas days of the period. */
  days: number
  lines: readonly ExplainedLine[]
  /** Beside the gas (AE-17a). */
  items: readonly { code: string; name: string; amount: Money }[]
  /** Charged so far. */
  lateFee: Money
}

export interface ExplainedLine {
  meterId: string
  readVolume: Volume
  packageVolume: Volume
  amount: Money
  /** Part of the amount that adjustments cost or save. */
  adjustAmount: Money
  segments: readonly { tierNo: number; volume: Volume; amount: Money }[]
}

export interface ExplainRow {
  kind: ExplainKind
  /** Meter of a VOLUME, code of an ITEM; '' else. */
  of: string
  amount: Money
  /** m³ behind a DAYS, VOLUME or PACKAGE. */
  volume: Volume | null
}

/** Rows that add up to `later` less `earlier` exactly; those of nothing are left out. */
export function explainBill(earlier: ExplainedBill, later: ExplainedBill): ExplainRow[] {
  const rows = [
    ...gasRows(earlier, later),
    ...itemRows(earlier, later),
    money('LATE_FEE', '', subtractMoney(later.lateFee, earlier.lateFee)),
    money('ADJUST', '', subtractMoney(adjustOf(later), adjustOf(earlier))),
  ]
  const total = subtractMoney(totalOf(later), totalOf(earlier))
  const rest = subtractMoney(total, sumMoney(rows.map(({ amount }) => amount)))
  return [...rows, money('ROUNDING', '', rest)].filter(({ amount }) => amount !== '0.00')
}

/** The same the other way round: what makes one dearer makes the other cheaper. */
export const turned = (rows: readonly ExplainRow[]): ExplainRow[] =>
  rows.map((row) => ({
    ...row,
    amount: negateMoney(row.amount),
    volume: row.volume === null ? null : subtractVolume('0.00', row.volume),
  }))

/** What a bill costs with all that hangs on it. */
export const totalOf = ({ lines, items, lateFee }: ExplainedBill): Money =>
  sumMoney([...lines, ...items].map(({ amount }) => amount).concat(lateFee))

/** What a m³ of the priced gas cost on average, for display only; null without gas. */
export const averageOf = (bill: ExplainedBill): Price | null => averagePrice(gasOf(bill), pricedOf(bill))

const money = (kind: ExplainKind, of: string, amount: Money, volume: Volume | null = null): ExplainRow => ({
  kind,
  of,
  amount,
  volume,
})

const adjustOf = ({ lines }: ExplainedBill): Money => sumMoney(lines.map(({ adjustAmount }) => adjustAmount))
const readOf = ({ lines }: ExplainedBill): Volume => sumVolume(lines.map(({ readVolume }) => readVolume))
const packageOf = ({ lines }: ExplainedBill): Volume => sumVolume(lines.map(({ packageVolume }) => packageVolume))
/** What the gas costs without its adjustments. */
const gasOf = (bill: ExplainedBill): Money =>
  subtractMoney(sumMoney(bill.lines.map(({ amount }) => amount)), adjustOf(bill))
const pricedOf = (bill: ExplainedBill): Volume => subtractVolume(readOf(bill), packageOf(bill))

/** Days, volume, tier, price and package: together what the gas costs more or less, but for the cents of rounding. */
function gasRows(earlier: ExplainedBill, later: ExplainedBill): ExplainRow[] {
  const before = decimal(pricedOf(earlier))
  // Without gas there is no price to start from: all of it is volume at the price of the other bill.
  const source = before.gt(0) ? earlier : later
  const priced = decimal(pricedOf(source))
  const price = priced.gt(0) ? decimal(gasOf(source)).div(priced) : decimal('0')
  const cost = (volume: Volume): Money => fixed(decimal(volume).times(price), 2)
  const daily = daysVolume(earlier, later)
  const packaged = subtractVolume(packageOf(earlier), packageOf(later))
  const change = decimal(gasOf(later)).minus(decimal(gasOf(earlier)))
  const byVolume = decimal(pricedOf(later)).minus(before).times(price)
  const byTier = tierEffect(earlier, later)
  return [
    money('DAYS', '', cost(daily), daily),
    ...meterVolumes(earlier, later, daily).map(({ meterId, volume }) => money('VOLUME', meterId, cost(volume), volume)),
    money('TIER', '', fixed(byTier, 2)),
    money('PRICE', '', fixed(change.minus(byVolume).minus(byTier), 2)),
    money('PACKAGE', '', cost(packaged), packaged),
  ]
}

/** What a longer or shorter period would have used at the earlier pace. */
function daysVolume(earlier: ExplainedBill, later: ExplainedBill): Volume {
  if (earlier.days === 0) return '0.00'
  return fixed(
    decimal(readOf(earlier))
      .times(later.days - earlier.days)
      .div(earlier.days),
    2,
  )
}

/** The rest of the change of volume by meter; the days' part is shared as the meters used the earlier period. */
function meterVolumes(earlier: ExplainedBill, later: ExplainedBill, daily: Volume) {
  const used = (bill: ExplainedBill, meterId: string): Volume =>
    sumVolume(bill.lines.filter((line) => line.meterId === meterId).map(({ readVolume }) => readVolume))
  const ids = [...new Set([...earlier.lines, ...later.lines].map(({ meterId }) => meterId))].sort()
  const all = decimal(readOf(earlier))
  let left = daily
  return ids.map((meterId, index) => {
    const isLast = index === ids.length - 1
    const share =
      isLast || all.eq(0)
        ? left
        : fixed(
            decimal(daily)
              .times(decimal(used(earlier, meterId)))
              .div(all),
            2,
          )
    left = subtractVolume(left, share)
    return { meterId, volume: subtractVolume(subtractVolume(used(later, meterId), used(earlier, meterId)), share) }
  })
}

/** Another mix of tiers at the earlier prices; a tier that the earlier bill did not reach counts as far from its first as it is now. */
function tierEffect(earlier: ExplainedBill, later: ExplainedBill): Big {
  const [before, now] = [tiersOf(earlier), tiersOf(later)]
  const none = decimal('0')
  if (before.size === 0 || now.size === 0) return none
  const common = [...now.keys()].find((tierNo) => before.has(tierNo))
  const shift = common === undefined ? none : priceOf(before, common).minus(priceOf(now, common))
  const earlierPrice = (tierNo: number): Big =>
    before.has(tierNo) ? priceOf(before, tierNo) : priceOf(now, tierNo).plus(shift)
  const [allBefore, allNow] = [volumeOf(before), volumeOf(now)]
  if (allBefore.eq(0) || allNow.eq(0)) return none
  return [...new Set([...before.keys(), ...now.keys()])].reduce((sum, tierNo) => {
    const shareNow = (now.get(tierNo)?.volume ?? none).div(allNow)
    const shareBefore = (before.get(tierNo)?.volume ?? none).div(allBefore)
    return sum.plus(shareNow.minus(shareBefore).times(earlierPrice(tierNo)).times(allNow))
  }, none)
}

type Tiers = ReadonlyMap<number, { volume: Big; amount: Big }>

function tiersOf({ lines }: ExplainedBill): Tiers {
  const tiers = new Map<number, { volume: Big; amount: Big }>()
  for (const { tierNo, volume, amount } of lines.flatMap(({ segments }) => segments)) {
    const known = tiers.get(tierNo) ?? { volume: decimal('0'), amount: decimal('0') }
    if (decimal(volume).eq(0)) continue
    tiers.set(tierNo, { volume: known.volume.plus(decimal(volume)), amount: known.amount.plus(decimal(amount)) })
  }
  return tiers
}

const volumeOf = (tiers: Tiers): Big => [...tiers.values()].reduce((sum, { volume }) => sum.plus(volume), decimal('0'))
function priceOf(tiers: Tiers, tierNo: number): Big {
  const tier = tiers.get(tierNo)
  return tier === undefined ? decimal('0') : tier.amount.div(tier.volume)
}

function itemRows(earlier: ExplainedBill, later: ExplainedBill): ExplainRow[] {
  const codes = [...new Set([...earlier.items, ...later.items].map(({ code }) => code))].sort()
  const of = ({ items }: ExplainedBill, code: string): Money =>
    sumMoney(items.filter((item) => item.code === code).map(({ amount }) => amount))
  return codes.map((code) => money('ITEM', code, subtractMoney(of(later, code), of(earlier, code))))
}
