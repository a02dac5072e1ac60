import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import {
  gasPlanStatus,
  planChangeEntries,
  planChangeStatus,
  planMethods,
  planModes,
  planReasons,
  planTypes,
} from '@domain/statuses/gas-plan'
import { Id, Instant, Nullable, OneOf, Text, Volume0, DATED } from '../common'

export const PlanType = OneOf(...codes(planTypes))
export const PlanMode = OneOf(...codes(planModes))
const PlanMethod = OneOf(...codes(planMethods))
/** How a user determined a volume; what the product declares has a method of its own. */
export const DeclaredMethod = OneOf('MANUAL', 'DEVICE', 'OUTPUT', 'HISTORY')
export const PlanReason = OneOf(...codes(planReasons))
export const PlanState = OneOf(...codes(gasPlanStatus))
export const PlanChangeState = OneOf(...codes(planChangeStatus))
export const PlanEntry = OneOf(...codes(planChangeEntries))

/** YYYY, YYYY-MM or YYYY-MM-DD. */
export const Period = t.String({ pattern: '^[1-9]\\d{3}(-\\d{2}){0,2}$', format: DATED })
/** A volume as it is declared: whole m³, never negative. */
export const Declared = t.String({ pattern: '^\\d{1,10}$' })

/** Months of a year, days of a month, or several days that are declared at once. */
export const Item = t.Object({ period: Period, volume: Volume0 })
export const Items = t.Array(
  t.Object({
    period: Period,
    volume: Declared,
    /** Of several days: the plan of each as it was seen, 0 for none. */
    version: t.Optional(t.Integer({ minimum: 0 })),
  }),
  { minItems: 1, maxItems: 31 },
)

/** A revision of a plan (B 2.16). */
export const planFields = {
  planId: Id,
  groupId: Id,
  planType: PlanType,
  period: Period,
  declaredVolume: Volume0,
  approvedVolume: Nullable(Volume0),
  items: Nullable(t.Array(Item)),
  method: PlanMethod,
  note: t.String(),
  status: PlanState,
  revision: t.Integer(),
  /** Masked; null: the product itself. */
  submittedBy: Nullable(t.String()),
  submittedAt: Nullable(Instant),
  lockedAt: Nullable(Instant),
  remark: t.String(),
  version: t.Integer(),
}
export const GasPlan = t.Object(planFields)

/** A change of a locked plan (B 2.17). */
export const changeFields = {
  changeId: Id,
  groupId: Id,
  planType: OneOf('MONTH', 'DAY'),
  period: Period,
  fromVolume: Volume0,
  toVolume: Volume0,
  reasonCode: PlanReason,
  reason: t.String(),
  status: PlanChangeState,
  entry: PlanEntry,
  remark: t.String(),
  createdBy: t.String(),
  createdAt: Instant,
  effectiveAt: Nullable(Instant),
}
export const PlanChange = t.Object(changeFields)

export const Note = Text(200)
