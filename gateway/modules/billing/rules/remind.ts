import { diffDays, type DateText } from '@domain/date'

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

/** Who has not chosen is reminded of everything (A 2.17). */
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

const BEFORE: readonly number[] = USUAL.dueDaysBefore
/** Days after the due date on which an unpaid bill is spoken of again (AE-85). */
const AFTER: readonly number[] = [1, 7, 15, 30]

export interface Stage {
  code: 'DUE_SOON' | 'DUE_TODAY' | 'BILL_OVERDUE'
  /** Before the due date, or after it. */
  days: number
}

/** What an unpaid bill is to be reminded of on this day, if of anything. */
export function stageOf(dueDate: DateText, today: DateText): Stage | null {
  const left = diffDays(today, dueDate)
  if (BEFORE.includes(left)) return { code: left === 0 ? 'DUE_TODAY' : 'DUE_SOON', days: left }
  return AFTER.includes(-left) ? { code: 'BILL_OVERDUE', days: -left } : null
}

/** Whether somebody wants to hear of it. */
export const wantsStage = ({ dueOn, dueDaysBefore, overdueOn }: RemindConfig, { code, days }: Stage): boolean =>
  code === 'BILL_OVERDUE' ? overdueOn : dueOn && dueDaysBefore.includes(days)
