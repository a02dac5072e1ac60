import type { Out } from '@contract'
import { addDays, datesBetween, monthOf } from '@domain/date'
import { compareDecimals, decimal, fixed } from '@domain/decimal'
import { gasDaySpan } from '@domain/gas-day'
import { addMoney, priced, subtractMoney, type Money } from '@domain/money'
import { burnDownWith, missingOf, reachedOn, supplementFor, type BurnDown } from '@domain/package/burn-down'
import { lineOf } from '@domain/package/allocate'
import { settle } from '@domain/package/settle'
import { addVolume, isZeroVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { closedGasDay, comingCost } from '../../metering/service'
import { childrenOfOrder, findChild } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { findOrder } from '../repo/orders'
import { countedOfChild } from '../repo/records'
import { packageSettings } from '../settings'
import type { Child, Order } from '../types'
import { childTotal, leftOf } from './cycle-view'
import { cycleOf, type Held } from './held'
import { lastingOf, type Lasting } from './lasting'
import { groundOf, optionOf } from './options'
import { toSettle } from './settle'

type Cockpit = Out<'taocan GET /trade/extract/cockpit'>
type Supplement = NonNullable<Cockpit['supplement']>

const NOTHING = '0.00'
/** Counted days that the mean is of. */
const MEAN_DAYS = 7
/** Days before the end of its price at which the customer gets a message (Y-09). */
export const PRICE_END_DAYS = 7

/** Y-09: how long the gas of a cycle lasts, and what more of it costs. */
export async function cockpit(work: Work, { bp }: BoundSession, childNo: string): Promise<Cockpit> {
  const child = ownOr2902(await findChild(work.db, { bp, childNo }))
  const order = ownOr2902(await findOrder(work.db, child))
  const held = { order, cycles: await cyclesOfOrder(work.db, order), children: await childrenOfOrder(work.db, order) }
  const total = childTotal(cycleOf(held, child.cycleNo), child)
  const taken = await takenByDay(work, child)
  const lasting = await lastingOf(work, order, child)
  const sum = taken.at(-1)?.cumulative ?? NOTHING
  return {
    asOf: gasDaySpan(closedGasDay(work)).to,
    total,
    taken: sum,
    left: leftOf(child, total, sum),
    meanDay: meanOf(taken),
    days: daysOf(child, total, taken, lasting),
    marks: marksOf(work, order, total, taken, lasting),
    forecast: lasting && forecastOf(lasting),
    ...(await supplementOf(work, held, child, lasting)),
    priceEnds: {
      date: order.packageSnapshot.deliveryEnd,
      warnOn: addDays(order.packageSnapshot.deliveryEnd, -PRICE_END_DAYS),
      unitPrice: child.unitPrice,
    },
  }
}

interface TakenDay {
  gasDay: string
  extracted: string
  cumulative: string
}

/** The closed days of a cycle with what was taken, corrections counted. */
async function takenByDay(work: Work, child: Child): Promise<TakenDay[]> {
  const counted = await countedOfChild(work.db, child.bp, child.childNo)
  const closed = closedGasDay(work)
  const last = child.endDate < closed ? child.endDate : closed
  let cumulative = NOTHING
  return (child.startDate > last ? [] : datesBetween(child.startDate, last)).map((gasDay) => {
    const extracted = sumVolume(counted.flatMap((row) => (row.usageDate === gasDay ? [row.extracted] : [])))
    cumulative = addVolume(cumulative, extracted)
    return { gasDay, extracted, cumulative }
  })
}

function meanOf(days: readonly TakenDay[]): string | null {
  const last = days.slice(-MEAN_DAYS)
  if (last.length === 0) return null
  return fixed(decimal(sumVolume(last.map(({ extracted }) => extracted))).div(last.length), 2)
}

function daysOf(child: Child, total: string, taken: readonly TakenDay[], lasting: Lasting | null): Cockpit['days'] {
  const dates = datesBetween(child.startDate, child.endDate)
  const known = new Map(taken.map(({ gasDay, cumulative }) => [gasDay, cumulative]))
  const coming = new Map(lasting?.value.days.map(({ gasDay, left }) => [gasDay, left]))
  return dates.map((date, index) => {
    const cumulative = known.get(date)
    return {
      date,
      left: cumulative === undefined ? null : leftOf(child, total, cumulative),
      expected: coming.get(date) ?? null,
      even: subtractVolume(total, lineOf(total, dates.length, index + 1) ?? NOTHING),
    }
  })
}

function marksOf(
  work: Work,
  { companyCode }: Order,
  total: string,
  taken: readonly TakenDay[],
  lasting: Lasting | null,
): Cockpit['marks'] {
  const coming = (lasting?.value.days ?? []).map(({ gasDay, left }) => ({
    gasDay,
    cumulative: subtractVolume(total, left),
  }))
  return packageSettings(work.settings, companyCode).alertPercents.map((percent) => {
    const reached = reachedOn(taken, total, percent)
    return { percent, reachedOn: reached, expectedOn: reached === null ? reachedOn(coming, total, percent) : null }
  })
}

const forecastOf = ({ value, low, high }: Lasting): NonNullable<Cockpit['forecast']> => ({
  runsOut: value.runsOut,
  missing: missingOf(value),
  range: low &&
    high && {
      earliest: high.burnDown.runsOut,
      latest: low.burnDown.runsOut,
      missingLow: missingOf(low.burnDown),
      missingHigh: missingOf(high.burnDown),
    },
})

/** What is missing, ordered now beside what it costs to wait (X-09, X-12, AE-17a). */
async function supplementOf(
  work: Work,
  held: Held,
  child: Child,
  lasting: Lasting | null,
): Promise<Pick<Cockpit, 'supplement' | 'blocked'>> {
  if (!lasting || isZeroVolume(missingOf(lasting.value))) return { supplement: null, blocked: null }
  const add = await optionOf(work, await groundOf(work, held, child), 'ADD')
  if (!add.enabled) return { supplement: null, blocked: add.disabledReason }
  const costOf = await comingCost(work, held.order, monthOf(child.endDate))
  const missing = missingOf(lasting.value)
  const volume = supplementFor(missing, add.maxVolume)
  const { effectDate } = add
  const unitPrice = child.unitPrice ?? held.order.unitPrice
  const value = burnDownWith(lasting.takers, child.childNo, lasting.days, { volume, effectDate })
  const amount = priced(volume, unitPrice)
  const withIt = endOf(value, unitPrice, amount, costOf)
  const without = endOf(lasting.value, unitPrice, NOTHING, costOf)
  if (!withIt || !without) return { supplement: null, blocked: null }
  return {
    supplement: {
      volume,
      isLimited: compareDecimals(volume, missing) < 0,
      effectDate,
      unitPrice,
      amount,
      withIt,
      without,
      saving: subtractMoney(without.total, withIt.total),
      ifLow: lowOf(held.order, child, lasting, { volume, effectDate }),
    },
    blocked: null,
  }
}

/** Money of the rest of the cycle beyond what is paid: the supplement, what is taken above T, and the bill of what no package covers. */
function endOf(
  { over, out }: BurnDown,
  unitPrice: string,
  paid: Money,
  costOf: Awaited<ReturnType<typeof comingCost>>,
): Supplement['withIt'] | null {
  const outAmount = costOf(out)
  if (outAmount === null) return null
  const overAmount = priced(over, unitPrice)
  return {
    over,
    overAmount,
    out: sumVolume(out.map(({ volume }) => volume)),
    outAmount,
    total: addMoney(paid, overAmount, outAmount),
  }
}

/** A supplement that turns out to be too much: the cycle settled at the low end of the range. */
function lowOf(
  order: Order,
  child: Child,
  { takers, low }: Lasting,
  supplement: { volume: string; effectDate: string },
): Supplement['ifLow'] {
  if (!low) return null
  const { taken } = burnDownWith(takers, child.childNo, low.days, supplement)
  const of = toSettle(order, child, taken)
  const done = settle({ ...of, own: addVolume(of.own, supplement.volume) })
  return { left: done.short, rollover: done.free, fee: done.fee }
}
