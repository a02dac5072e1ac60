import { compareDecimals } from '@domain/decimal-text'
import { decimal } from '@domain/decimal'
import { areWindows, STEP, type DayWindow } from '@domain/balance'
import { diffDays, toMillis } from '@domain/date'
import { beginsAt } from './step'

/** What staff write of an activity. m³ a day, per cent, yuan/m³. */
export interface Draft {
  startDate: string
  endDate: string
  targetVolume: string
  minDailyVolume: string
  maxRate: string
  unitReward: string
  signupStart: string
  signupEnd: string
  /** Absent or empty: the whole day. */
  windows?: readonly DayWindow[]
}

/** An activity takes at most so many gas days. */
const MOST_DAYS = 62

const isSteps = (value: string): boolean => compareDecimals(value, '0') > 0 && decimal(value).mod(STEP).eq(0)

/** The property of a draft that cannot be; null: none. Volumes are whole hundreds, sign-up ends before the first gas day begins. */
export function draftProblem(draft: Draft): keyof Draft | null {
  const days = diffDays(draft.startDate, draft.endDate) + 1
  if (days < 1 || days > MOST_DAYS) return 'endDate'
  if (toMillis(draft.signupStart) >= toMillis(draft.signupEnd)) return 'signupEnd'
  if (toMillis(draft.signupEnd) > toMillis(beginsAt(draft.startDate))) return 'signupEnd'
  if (!areWindows(draft.windows ?? [])) return 'windows'
  if (!isSteps(draft.targetVolume)) return 'targetVolume'
  if (!isSteps(draft.minDailyVolume)) return 'minDailyVolume'
  if (compareDecimals(draft.minDailyVolume, draft.targetVolume) > 0) return 'minDailyVolume'
  if (compareDecimals(draft.maxRate, '0') <= 0 || compareDecimals(draft.maxRate, '100') > 0) return 'maxRate'
  return compareDecimals(draft.unitReward, '0') > 0 ? null : 'unitReward'
}
