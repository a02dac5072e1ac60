import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { assessModes } from '@domain/statuses/gas-plan'
import {
  DateText,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Percent2,
  Price,
  Text,
  Volume0,
  Volume2,
  pageFields,
  DATED,
} from './common'
import { endpoints } from './endpoint'
import { PlanReason } from './plan/words'

const CaseType = OneOf('DAY', 'USAGE_CHANGE', 'EXTRACT')
const CaseStatus = OneOf('WAIT_REPORT', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'CONFIRMED', 'EXPIRED')

/**
 * Fields of a case as its row has them. Volumes and rates are null without the right to see them: use and changes of it are seen with
 * ENERGY_VIEW, plans and days held against them with PREDICT_VIEW (P-19), cycles of packages with PACKAGE_VIEW.
 */
export const caseFields = {
  caseId: Id,
  /** '' for a cycle of a package. */
  groupId: t.String(),
  caseType: CaseType,
  status: CaseStatus,
  /** Null: nothing was planned. */
  planVolume: Nullable(Volume2),
  actualVolume: Nullable(Volume2),
  /** Of the seven days before; of a change of use only. */
  meanVolume: Nullable(Volume2),
  /** Per cent, against the plan or the mean; null also where a plan of 0 met use. */
  deviationRate: Nullable(Percent2),
  reportDeadline: Instant,
  reasonCode: Nullable(PlanReason),
  reviewRemark: t.String(),
  submittedAt: Nullable(Instant),
  submitCount: t.Integer(),
}
const Case = t.Object({ ...caseFields, groupName: t.String(), date: DateText })

const reason = {
  reasonCode: PlanReason,
  reasonText: Text(200, 5),
  expectedRecoverDate: t.Optional(DateText),
  /** Uploaded for DEVIATION; more than nine are 42704. */
  attachments: t.Array(Id, { maxItems: 20 }),
}

const Compared = Nullable(t.Object({ volume: Volume2, changePct: Nullable(Percent) }))
const TopDay = t.Object({ date: DateText, plan: Volume0, actual: Volume2, rate: Nullable(Percent2) })

/** Hours of a closed gas day from 08:00, the plan spread as days of its kind are; none where the telemetry keeps none of the day. */
const Hours = t.Array(t.Object({ at: Instant, actual: Nullable(Volume2), plan: Nullable(Volume2) }))

const CostPoint = t.Object({ plan: Volume0, cost: Money })

const Attachments = t.Array(t.Object({ fileId: Id, url: t.String() }))

/** Part B 5.5. */
export const deviation = endpoints({
  'demand GET /deviation/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      groupId: t.Optional(Id),
      caseType: t.Optional(CaseType),
      status: t.Optional(CaseStatus),
    }),
    out: Paged(Case),
  },
  'demand GET /deviation/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ caseId: Id }),
    out: t.Object({
      ...Case.properties,
      reasonText: Nullable(t.String()),
      expectedRecoverDate: Nullable(DateText),
      attachments: Attachments,
      /** The fifteen days up to the case's; of a cycle all its days, the plan being even. */
      series: t.Array(t.Object({ date: DateText, plan: Nullable(Volume0), actual: Nullable(Volume2) })),
      /** Of a day against its plan. */
      hours: Hours,
      /** The cycle of a package, as it is now; null without PACKAGE_VIEW. */
      extract: Nullable(
        t.Object({
          orderNo: Id,
          childNo: Id,
          cycleName: t.String(),
          startDate: DateText,
          endDate: DateText,
          supplyMode: OneOf('FULL', 'PART'),
          total: Volume2,
          taken: Volume2,
          /** Closed gas days that count, and those on which supply was off (G-04). */
          elapsed: t.Integer(),
          stopped: t.Integer(),
          days: t.Integer(),
          /** What the cycle takes if it goes on like this, and what it would then be settled by. */
          projected: Volume2,
          shortFee: Money,
          overAmount: Money,
        }),
      ),
      /** Whether a reason would still be taken. */
      canReport: t.Boolean(),
      /** Until when, the day after a rejection; otherwise the deadline. */
      reportUntil: Instant,
      /** Exempt days by EQUIPMENT that are left of the month. */
      equipmentDaysLeft: t.Integer(),
      version: t.Integer(),
    }),
    summary: 'A case with its days; the reason that was given',
  },
  'demand GET /deviation/month': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({ groupId: Id, month: Month }),
    out: t.Object({
      month: Month,
      /** Null: nothing is planned, no price is published, or the month is still ahead. */
      result: Nullable(
        t.Object({
          /** ESTIMATED: days that are not closed count as they are forecast, as their plan where too little is known for that (D-10). */
          status: OneOf('ESTIMATED', 'FINAL'),
          mode: OneOf(...codes(assessModes)),
          planVolume: Volume2,
          /** Measured; ESTIMATED: of the whole month as it is expected. */
          actualVolume: Volume2,
          /** As it counts: exempt days and days without whole data as planned. */
          assessedVolume: Volume2,
          exemptVolume: Volume2,
          overVolume: Volume2,
          underVolume: Volume2,
          /** Short volume that packages have charged for, taken off what is under the plan. */
          packagePenalty: Volume2,
          deviationRate: Nullable(Percent2),
          unitPrice: Price,
          fee: Money,
          finalAt: Nullable(Instant),
          /** 1 for the first result, more after corrections. */
          revision: t.Integer(),
          /** The statement that carries the fee; null: the next one, or there is none. */
          statementRoute: Nullable(t.String()),
        }),
      ),
      terms: t.Object({ tolerance: Percent2, overRate: Percent2, underRate: Percent2 }),
      exemptDays: t.Array(DateText),
      /** Days that deviated. */
      cases: t.Array(t.Object({ date: DateText, caseId: Id, caseType: CaseType, status: CaseStatus })),
      /** End of the newest closed gas day. */
      asOf: Instant,
    }),
    summary: 'What a month of a group comes to against its plan: as far as known, or in the end',
  },
  'demand POST /deviation/save': {
    access: 'model:DEVIATION_REPORT',
    refuses: ['2902', '42701', '42702', '42703', '42704', '44852'],
    once: true,
    in: t.Object({ caseId: Id, ...reason }),
    out: t.Object({ caseId: Id, status: CaseStatus }),
    summary: 'Reports the reason of a deviation',
  },
  'demand GET /deviation/ahead': {
    access: 'model:DEVIATION_REPORT',
    refuses: ['2902'],
    in: t.Object({ groupId: Id, date: DateText }),
    out: t.Object({
      groupId: Id,
      groupName: t.String(),
      date: DateText,
      plan: Nullable(Volume0),
      /** What the whole day will come to, and between which two; null where too little of it is known, and when it is over. */
      projected: Nullable(t.Object({ volume: Volume0, low: Volume0, high: Volume0 })),
      /** Per cent of the plan by which it will miss it. */
      rate: Nullable(Percent2),
      measuredSoFar: Nullable(Volume2),
      asOf: Nullable(Instant),
      /** What was said of the day already. */
      reason: Nullable(
        t.Object({
          reasonCode: PlanReason,
          reasonText: t.String(),
          expectedRecoverDate: Nullable(DateText),
          attachments: Attachments,
          submittedAt: Instant,
        }),
      ),
      /** The day still runs. */
      canReport: t.Boolean(),
      /** What can be done about it, each with what it moves the fee of the month by (Y-07); null where nothing costs, or too little is known. */
      ways: Nullable(
        t.Object({
          /** Of leaving it as it is planned. */
          cost: Money,
          /** The change that takes effect at once and comes nearest; null where none is to be had, or needed. */
          change: Nullable(t.Object({ to: Volume0, cost: Money, until: Instant })),
          /** Until when a reason is taken. */
          explainUntil: Instant,
        }),
      ),
      equipmentDaysLeft: t.Integer(),
    }),
    summary: 'The gas day that runs, with what it will come to, why, and what can be done about it',
  },
  'demand POST /deviation/saveAhead': {
    access: 'model:DEVIATION_REPORT',
    refuses: ['2902', '42701', '42702', '42704', '44852'],
    once: true,
    in: t.Object({ groupId: Id, date: DateText, ...reason }),
    out: t.Object({ date: DateText }),
    summary: 'Says why the running gas day will miss its plan; its case takes the reason when the day is closed',
  },
  'demand POST /deviation/confirmNormal': {
    access: 'model:DEVIATION_REPORT',
    refuses: ['2902', '42702', '42703'],
    once: true,
    in: t.Object({ caseId: Id }),
    out: t.Object({ status: CaseStatus }),
    summary: 'Says that a change of use is production as usual (D-12)',
  },
  'demand GET /usage/change': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ caseId: Id }),
    out: t.Object({
      caseId: Id,
      groupId: Id,
      groupName: t.String(),
      planMode: OneOf('DAILY', 'MONTHLY', 'NONE'),
      status: CaseStatus,
      date: DateText,
      /** Of this and the next two: null without ENERGY_VIEW. */
      actual: Nullable(Volume2),
      mean7: Nullable(Volume2),
      changeRate: Nullable(Percent2),
      reportDeadline: Instant,
      canReport: t.Boolean(),
      days: t.Array(t.Object({ date: DateText, actual: Nullable(Volume2) })),
      hours: Hours,
      plan: Nullable(Volume0),
      /** Of the day after today; null where none is planned. */
      nextPlan: Nullable(Volume0),
    }),
    summary: 'A change of use: the day against the seven before it',
  },
  'predict GET /plan/cost': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({ groupId: Id, date: DateText }),
    out: t.Object({
      /** 20 % to each side of the plan, each 2 %; none where a change of the day costs nothing or is not to be had. */
      points: t.Array(CostPoint),
      /** The cheapest one, of several the one nearest to the plan. */
      cheapest: Nullable(CostPoint),
      /** The day as it is expected, and the range that four days of five stay in; null without points. */
      expected: Nullable(t.Object({ volume: Volume0, low: Volume0, high: Volume0 })),
      /** End of the newest closed gas day. */
      asOf: Instant,
    }),
    summary: 'What plans of a day move the fee of its month by (Y-07)',
  },
  'demand GET /usage/overview': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({
      /** All meters of the customer unless given. */
      groupId: t.Optional(Id),
      /** A week of ISO 8601 or a month; of one that is not begun nothing is known. */
      period: t.String({ pattern: '^[1-9]\\d{3}-(W\\d{2}|\\d{2})$', format: DATED }),
    }),
    out: t.Object({
      period: t.String(),
      from: DateText,
      to: DateText,
      groupId: Nullable(Id),
      groupName: t.String(),
      planMode: OneOf('DAILY', 'MONTHLY', 'NONE'),
      /** Of the closed days; null where nothing is known of them, and without ENERGY_VIEW. */
      total: Nullable(Volume2),
      /** Closed days, and those among them without whole data. */
      dayCount: t.Integer(),
      gaps: t.Integer(),
      /** Planned for the whole closed days, and how far they are off it; null without a plan, and without PREDICT_VIEW (P-19). */
      plan: Nullable(Volume2),
      rate: Nullable(Percent2),
      level: OneOf('NORMAL', 'OVER', 'UNDER'),
      /** The first days of the period before and of the year before, as many as are closed. */
      previous: Compared,
      lastYear: Compared,
      days: t.Array(
        t.Object({
          date: DateText,
          plan: Nullable(Volume0),
          actual: Nullable(Volume2),
          dataState: OneOf('FULL', 'PARTIAL', 'NONE'),
        }),
      ),
      /** Of whole days, the farthest from their plan first; three on each side at most. */
      topDays: t.Object({ over: t.Array(TopDay), under: t.Array(TopDay) }),
      /** D-11: the end of the running month; null for a period that is over, and without a plan. */
      projection: Nullable(
        t.Object({ month: Month, volume: Volume2, rate: Nullable(Percent2), fee: Money, outside: t.Boolean() }),
      ),
      /** m³ that packages have covered of the closed days; null without PACKAGE_VIEW. */
      packageVolume: Nullable(Volume2),
      /** Left now of the cycles that take gas from these meters; null where none does, and without PACKAGE_VIEW. */
      packageLeft: Nullable(Volume2),
      asOf: Instant,
    }),
    summary: 'A week or a month: total, plan, comparisons, days and how the month will end',
  },
})
