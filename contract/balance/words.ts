import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import {
  balanceActivityStatus,
  balanceApplyStatus,
  balanceDayStatus,
  balanceDirections,
  balanceMeasures,
} from '@domain/statuses/balance'
import { DateText, Id, Instant, Money, Nullable, OneOf, Percent2, Price, Volume2 } from '../common'

/* What the calls about resource balance share (B 2.14, 5.3). Volumes are m³ a gas day. */

export const Direction = OneOf(...codes(balanceDirections))
export const ActivityState = OneOf(...codes(balanceActivityStatus))
export const ApplyState = OneOf(...codes(balanceApplyStatus))
export const Measure = OneOf(...codes(balanceMeasures))

/** Part of a day, whole hours; the gas day ends at 08:00. */
const Hour = t.String({ pattern: '^([01]\\d|2[0-3]):00$' })
export const DayWindow = t.Object({ from: Hour, to: Hour })

export const activityFields = {
  activityId: Id,
  name: t.String(),
  direction: Direction,
  status: ActivityState,
  /** Gas days, both included. */
  startDate: DateText,
  endDate: DateText,
  /** Hours that baseline and response are about; none: the whole day. Volumes are m³ of these hours a gas day. */
  windows: t.Array(DayWindow),
  targetVolume: Volume2,
  appliedVolume: Volume2,
  /** What may still be signed (S-04). */
  leftVolume: Volume2,
  minDailyVolume: Volume2,
  /** Per cent of a baseline that may be signed at most. */
  maxRate: Percent2,
  unitReward: Price,
  /** Per cent of the signed volume below which a day counts nothing, and of which no more counts (S-06). */
  minRate: Percent2,
  capRate: Percent2,
  signupStart: Instant,
  signupEnd: Instant,
  /** When rewards are credited (S-08); null before the publication. */
  payAt: Nullable(Instant),
  rulesVersion: t.Integer(),
}

export const applyFields = {
  applyNo: Id,
  activityId: Id,
  groupName: t.String(),
  status: ApplyState,
  /** Volumes and rewards are as of this moment: the last judgement, sign-up or move. */
  asOf: Instant,
  baselineVolume: Volume2,
  dailyVolume: Volume2,
  respondedDays: t.Integer(),
  /** Days without whole data; they are judged when the data come. */
  waitingDays: t.Integer(),
  totalEffective: Volume2,
  totalReward: Money,
  paidReward: Money,
}

export const BaselineDay = t.Object({ date: DateText, volume: Volume2 })

export const ResponseDay = t.Object({
  date: DateText,
  status: OneOf(...codes(balanceDayStatus)),
  actualVolume: Nullable(Volume2),
  responseVolume: Nullable(Volume2),
  effectiveVolume: Nullable(Volume2),
  /** Response in per cent of the signed volume, cut down. */
  rate: Nullable(Percent2),
  reward: Nullable(Money),
})
