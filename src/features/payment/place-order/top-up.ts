import { addDays, daysInMonth, type DateText } from '@domain/date'
import { decimal } from '@domain/decimal'
import {
  addMoney,
  compareMoney,
  formatMoneyChip,
  isPositiveMoney,
  subtractMoney,
  timesMoney,
  type Money,
} from '@domain/money'
import { PREPAY_TO } from '../check-prepay'

/* Amounts of a top-up that mean days (AE-32, AE-35). */

export interface Supply {
  available: Money
  /** What a gas day costs. */
  dailyCost: Money
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
export function topUps({ available, dailyCost, today }: Supply, last: Money | null): TopUp[] {
  const daysToEnd = daysInMonth(today.slice(0, 7)) - Number(today.slice(8)) + 1
  const missing = subtractMoney(timesMoney(dailyCost, String(daysToEnd)), available)
  const offers: [note: string, amount: Money | null][] = [
    ['够用 7 天', roundedUp(timesMoney(dailyCost, '7'))],
    ['够用 15 天', roundedUp(timesMoney(dailyCost, '15'))],
    [UNTIL_MONTHS_END, isPositiveMoney(missing) ? roundedUp(missing) : null],
    ['上次金额', last],
  ]
  const seen = new Set<string>()
  return offers.flatMap(([note, amount]) => {
    if (amount === null || compareMoney(amount, PREPAY_TO) > 0 || seen.has(amount)) return []
    seen.add(amount)
    return [{ key: amount.replace(/\.00$/, ''), title: formatMoneyChip(amount), note }]
  })
}

/** The last day that the money covers, the amount added. */
export function lastsUntil({ available, dailyCost, today }: Supply, amount: Money): DateText {
  const days = decimal(addMoney(available, amount)).div(decimal(dailyCost)).round(0, 0)
  return addDays(today, Math.max(0, Number(days.toFixed(0))))
}
