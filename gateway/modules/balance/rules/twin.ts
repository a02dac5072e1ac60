import { shareHours, type DayWindow } from '@domain/balance'

/** Days and hours of which m³ are counted. */
interface Counted {
  activityId: string
  startDate: string
  endDate: string
  /** Empty: the whole day. */
  windows: readonly DayWindow[]
}

interface SignUp extends Counted {
  groupId: string
  meterIds: readonly string[]
  status: string
  /** The last day of one that ended early for want of responses (S-07); null: it goes to its end. */
  weakDay: string | null
}

const GONE: readonly string[] = ['REJECTED', 'WITHDRAWN', 'CANCELLED']

/**
 * Whether a sign-up is in the way of one of a group for an activity: for the same activity (B 2.14), or for m³ of the same meters on the
 * same days and hours, which would be paid twice (S-06).
 */
export function isInTheWay(
  one: SignUp,
  activity: Counted,
  group: { groupId: string; meterIds: readonly string[] },
): boolean {
  if (GONE.includes(one.status)) return false
  if (one.activityId === activity.activityId) return one.groupId === group.groupId
  return (
    one.meterIds.some((meterId) => group.meterIds.includes(meterId)) &&
    one.startDate <= activity.endDate &&
    activity.startDate <= (one.weakDay ?? one.endDate) &&
    shareHours(one.windows, activity.windows)
  )
}
