import { firstOfMonth, lastOfMonth } from '@domain/date'
import { splitMonths, type TestedMeter } from '@domain/elective/back-test'
import { addMoney, priced, subtractMoney, type Money } from '@domain/money'
import { sumVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ask } from '../../../wiring'
import { electiveGas } from '../elective-gas'
import { isPriced } from '../rules/pricing'
import type { AccountKey } from '../types'
import { testedMeters } from './tested'

/** Gas of a coming day that no package covers. */
export interface ComingGas {
  gasDay: string
  meterId: string
  volume: Volume
}

/**
 * Tells what coming gas of a month will cost beyond what the month's known days cost, by the code that bills it: tiers as far as the year
 * has come (AE-15), a chosen price as far as its volume goes (AE-17a). Yuan; null where a meter has no price.
 */
export async function comingCost(
  work: Work,
  key: AccountKey,
  month: string,
): Promise<(coming: readonly ComingGas[]) => Money | null> {
  const span = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const { meters, books } = await testedMeters(work, key, span)
  if (!meters.every(({ book }) => isPriced(book, books.heating, span))) return () => null
  const choices = await ask(work, electiveGas).inForce(work, key, span)
  const choice = choices.find((one) => one.month === month) ?? { volume: '0.00', price: '0.0000' }
  const costOf = (of: readonly TestedMeter[]): Money => {
    const [split] = splitMonths(of, [month], { volume: choice.volume }, books.heating)
    return split ? addMoney(split.rest, ...split.taken.map((volume) => priced(volume, choice.price))) : '0.00'
  }
  const known = costOf(meters)
  return (coming) => subtractMoney(costOf(meters.map((meter) => withComing(meter, coming))), known)
}

/** A meter's coming days stand with its first channel: tiers are those of the meter. */
function withComing(meter: TestedMeter, coming: readonly ComingGas[]): TestedMeter {
  const mine = coming.filter(({ meterId }) => meterId === meter.meterId)
  if (mine.length === 0) return meter
  const dates = [...new Set(mine.map(({ gasDay }) => gasDay))]
  const days = dates.map((gasDay) => ({
    gasDay,
    volume: sumVolume(mine.flatMap((one) => (one.gasDay === gasDay ? [one.volume] : []))),
  }))
  const [first, ...others] = meter.channels
  return first ? { ...meter, channels: [{ ...first, days: [...first.days, ...days] }, ...others] } : meter
}
