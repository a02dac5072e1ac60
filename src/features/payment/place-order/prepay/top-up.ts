import { costOfDays, daysLeft } from '@domain/billing/balance'
import { addDays, daysInMonth, type DateText } from '@domain/date'
import { decimal } from '@domain/decimal'
import { addMoney, compareMoney, formatMoneyChip, isPositiveMoney, subtractMoney, type Money } from '@domain/money'
import { PREPAY_TO } from '../../check-prepay'

/* Amounts of a top-up that mean days (AE-32, AE-35). */

export interface Supply {
  available: Money
  /** Expected cost of each of the next gas days, the nearest first; one at least. */
  nextCosts: readonly Money[]
  today: DateText
}

export interface TopUp {
  key: string
  title: string
  note: string
}

/** Round amounts are easier to approve: up to the next hundred, thousand or ten thousand. */
function roundedUp(amount: Money): Money {
  const step = decimal(amount).lt(10_000) ? 100 : decimal(amount).lt(100_000) ? 1000 : 10_000
  return decimal(amount).div(step).round(0, 3).times(step).toFixed(2)
}

const UNTIL_MONTHS_END = '补到月底'

/** 够用 7 天, 够用 15 天, 补到月底, 上次金额: what may be ordered and is not there twice. */
export function topUps({ available, nextCosts, today }: Supply, last: Money | null): TopUp[] {
  const daysToEnd = daysInMonth(today.slice(0, 7)) - Number(today.slice(8)) + 1
  const toLast = (days: number) => missing(costOfDays(nextCosts, days), available)
  const offers: [note: string, amount: Money | null][] = [
    ['够用 7 天', toLast(7)],
    ['够用 15 天', toLast(15)],
    [UNTIL_MONTHS_END, toLast(daysToEnd)],
    ['上次金额', last],
  ]
  const seen = new Set<string>()
  return offers.flatMap(([note, amount]) => {
    if (amount === null || compareMoney(amount, PREPAY_TO) > 0 || seen.has(amount)) return []
    seen.add(amount)
    return [{ key: amount.replace(/\.00$/, ''), title: formatMoneyChip(amount), note }]
  })
}

/** A round amount that the balance lacks of a cost; null where it lacks nothing. */
function missing(cost: Money, available: Money): Money | null {
  const amount = subtractMoney(cost, available)
  return isPositiveMoney(amount) ? roundedUp(amount) : null
}

/** The last day that the money covers, the amount added; null where no cost is expected. */
export function lastsUntil({ available, nextCosts, today }: Supply, amount: Money): DateText | null {
  const days = daysLeft(addMoney(available, amount), nextCosts)
  return days === null ? null : addDays(today, days)
}
