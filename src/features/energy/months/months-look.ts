import type { Row } from '@contract'
import type { ChartPoint } from '@/ui'
import { addressOf } from '@/routes/go'
import { formatMonth, formatMonthShort } from '@domain/date-format'
import type { MonthText } from '@domain/date'
import { subtractMoney } from '@domain/money'
import { changePercent } from '@domain/percent'
import { subtractVolume } from '@domain/volume'

export type Month = Row<'energy GET /monthBill/list'>

const INFO = '/pages/manager-energy/manager-energy-info' as const

/** The last four years, the running one first. */
export const lastYears = (today: string): string[] =>
  [0, 1, 2, 3].map((back) => String(Number(today.slice(0, 4)) - back))

/** The page of a month: of the old system, of all meters, of one meter (A 6.6). */
export function placeOf({ billVersion, scope, meterId, billMonth }: Month): string {
  if (billVersion === 'OLD') return addressOf(`${INFO}/monthly-bill-detail-old`, { billMonth })
  if (scope === 'SINGLE' && meterId !== null)
    return addressOf(`${INFO}/monthly-bill-detail-single`, { meterId, billMonth })
  return addressOf(`${INFO}/monthly-bill-detail`, { billMonth })
}

/** Bill months of a year that have ended, which are those before the running one; one without statements is a hole. */
export function yearBars(
  months: readonly Pick<Month, 'billMonth' | 'volume'>[],
  year: string,
  running: MonthText,
): ChartPoint[] {
  const names = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  const isThere = (month: string) => month < running || months.some(({ billMonth }) => billMonth === month)
  return names.filter(isThere).map((month) => ({
    key: month,
    label: formatMonthShort(month),
    title: formatMonth(month),
    value: months.find(({ billMonth }) => billMonth === month)?.volume ?? null,
  }))
}

interface Pair {
  earlier: Month
  later: Month
  volume: string
  volumePct: string | null
  /** Null for users that may not see bills. */
  amount: string | null
  amountPct: string | null
}

/** Two ticked months side by side, the earlier one first. */
export function pairOf(a: Month, b: Month): Pair {
  const [earlier, later] = a.billMonth <= b.billMonth ? [a, b] : [b, a]
  const amounts = earlier.amount !== null && later.amount !== null ? [earlier.amount, later.amount] : null
  return {
    earlier,
    later,
    volume: subtractVolume(later.volume, earlier.volume),
    volumePct: changePercent(later.volume, earlier.volume),
    amount: amounts && subtractMoney(amounts[1] ?? '0.00', amounts[0] ?? '0.00'),
    amountPct: amounts && changePercent(amounts[1] ?? '0', amounts[0] ?? '0'),
  }
}
