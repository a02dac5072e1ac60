import type { Work } from '../../http/context'
import type { AccountKey } from '../../modules/gas-account/service'
import { planDay } from '../../modules/inspection/plans'
import { plansOfYear } from '../../modules/inspection/repo/plans'
import { withClock } from '../clock'

export const at = (date: string, time: string): string => `${date}T${time}:00+08:00`

/** A planned visit of a year, which was made on its first day (IN-01). */
export async function planOf(work: Work, key: AccountKey, year: number, seq: number): Promise<string> {
  const then = withClock(work, `${year}-01-01T00:20:00+08:00`)
  await planDay(then, key)
  const plan = (await plansOfYear(work.db, key.bp, year)).find((one) => one.seq === seq)
  if (!plan) throw new Error(`${key.bp} has no visit ${seq} in ${year}`)
  return plan.planId
}
