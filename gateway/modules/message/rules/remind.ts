import { isLowBalance } from '@domain/billing/balance'

export interface RemindConfig {
  lowBalanceOn: boolean
  lowBalanceAmount: string
  lowDays: number
  dueOn: boolean
  dueDaysBefore: number[]
  overdueOn: boolean
  arriveOn: boolean
  receivers: { name: string; phone: string }[]
}

/** A user without a choice is reminded of everything (A 2.17). */
export const USUAL: RemindConfig = {
  lowBalanceOn: true,
  lowBalanceAmount: '1000.00',
  lowDays: 7,
  dueOn: true,
  dueDaysBefore: [7, 3, 1, 0],
  overdueOn: true,
  arriveOn: true,
  receivers: [],
}

/** What a user may want to be reminded of. */
export type News =
  | { of: 'ARRIVAL' }
  | { of: 'BALANCE'; available: string; days: number | null }
  /** `days` before the due date of a bill, or after it. */
  | { of: 'BILL'; isOverdue: boolean; days: number }

/** Whether a user wants this reminder (A 2.17, AE-86). */
export function wants(config: RemindConfig, news: News): boolean {
  if (news.of === 'ARRIVAL') return config.arriveOn
  if (news.of === 'BALANCE') return config.lowBalanceOn && isLowBalance(news.available, news.days, config)
  return news.isOverdue ? config.overdueOn : config.dueOn && config.dueDaysBefore.includes(news.days)
}
