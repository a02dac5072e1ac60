import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { balanceMeasures, balanceTabs } from '@domain/statuses/balance'
import { DateText, Id, Instant, Nullable, OneOf, Paged, pageFields, Text, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { activityFields, applyFields, ApplyState, BaselineDay, Measure, ResponseDay } from './words'

/** A baseline and what is measured against it are null, its days none, without ENERGY_VIEW and SUBSTITUTION_APPLY. */
const own = { ...applyFields, baselineVolume: Nullable(Volume2) }
const Apply = t.Object(own)

const Group = t.Object({
  groupId: Id,
  name: t.String(),
  /** m³ a day (S-02); null: too few whole days, or no right to see it. */
  baseline: Nullable(Volume2),
  /** The most that may be signed now; null with the baseline that the caller may not see. */
  maxVolume: Nullable(Volume2),
  used: t.Array(BaselineDay),
  dropped: t.Array(BaselineDay),
  enabled: t.Boolean(),
  /** Why it cannot sign up; '' where it can. */
  reason: t.String(),
})

/** B 5.3: resource balance for customers. */
export const customerCalls = endpoints({
  'zh GET /activity/list': {
    access: 'bound',
    in: t.Object({ ...pageFields, tab: t.Optional(OneOf(...codes(balanceTabs), 'mine')) }),
    out: Paged(t.Object({ ...activityFields, applies: t.Array(Apply) })),
    summary: 'Activities that are open to the customer, the newest first, with the own sign-ups',
  },
  'zh GET /activity/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ activityId: Id }),
    out: t.Object({
      ...activityFields,
      /** Why the customer cannot sign up now; '' where it is possible. */
      reason: t.String(),
      groups: t.Array(Group),
      applies: t.Array(Apply),
    }),
    summary: 'An activity with the baseline of each group',
  },
  'zh GET /activity/rules': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ activityId: Id }),
    out: t.Object({
      ...activityFields,
      rulesText: t.String(),
      rulesAt: Instant,
      minReadSeconds: t.Integer(),
      openedAt: Instant,
      /** Proves when the rules were opened; returned with the confirmation. */
      openToken: t.String(),
    }),
    summary: 'The rules of an activity; the reading time begins',
  },
  'zh POST /activity/readRules': {
    access: 'bound',
    refuses: ['2902', '42501', '42506'],
    in: t.Object({ activityId: Id, rulesVersion: t.Integer(), openToken: Text(600, 1) }),
    out: t.Object({ readToken: t.String(), expireAt: Instant }),
    summary: 'The rules were read for long enough (S-01)',
  },
  'zh POST /apply/submit': {
    access: 'model:SUBSTITUTION_APPLY',
    refuses: ['2901', '2902', '42501', '42502', '42503', '42504', '42507', '42508', '42509', '42510'],
    once: true,
    in: t.Object({
      activityId: Id,
      groupId: Id,
      dailyVolume: Volume2,
      measures: t.Array(Measure, { minItems: 1, maxItems: codes(balanceMeasures).length, uniqueItems: true }),
      measureNote: t.Optional(Text(200)),
      contactName: Text(20, 2),
      contactPhone: t.String({ pattern: '^1[2-9]\\d{9}$' }),
      readToken: Text(600, 1),
    }),
    out: t.Object({ applyNo: Id, status: ApplyState }),
    summary: 'Signs a group up with a volume a day; small ones pass by themselves (S-05)',
  },
  'zh POST /apply/withdraw': {
    access: 'model:SUBSTITUTION_APPLY',
    refuses: ['2902', '2904', '42505'],
    once: true,
    in: t.Object({ applyNo: Id, version: t.Integer() }),
    out: t.Object({ status: ApplyState }),
    summary: 'Takes a sign-up back until the sign-up ends (S-10)',
  },
  'zh GET /apply/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ applyNo: Id }),
    out: t.Object({
      ...own,
      activity: t.Object(activityFields),
      used: t.Array(BaselineDay),
      dropped: t.Array(BaselineDay),
      measures: t.Array(Measure),
      measureNote: t.String(),
      contactName: t.String(),
      contactPhone: t.String(),
      rejectRemark: t.String(),
      /** The last gas day that counts where two in a row came to nothing (S-07). */
      weakDay: Nullable(DateText),
      payAt: Instant,
      paidAt: Nullable(Instant),
      createdAt: Instant,
      version: t.Integer(),
      canWithdraw: t.Boolean(),
      responses: t.Array(ResponseDay),
      timeline: t.Array(t.Object({ status: ApplyState, at: Instant, reason: t.String() })),
    }),
    summary: 'A sign-up with its responses by day',
  },
})
