import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { hyqFollowStatus, hyqPeriodStatus, npsGroups } from '@domain/statuses/hyq'
import {
  Bp,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Price,
  Text,
  Volume2,
  pageFields,
} from './common'
import { ContentBlock } from './content/words'
import { endpoints } from './endpoint'

/* 惠用气: the report of a quarter, its survey, and what staff do with the answers (E 5.7). */

const HyqId = t.String({ pattern: '^HY\\d{4}Q[1-4]$' })

const HyqBenefit = t.Object({
  icon: Text(20),
  title: Text(20, 1),
  desc: Text(40),
  /** Route of the app with its query. */
  route: t.String({ maxLength: 200, pattern: '^/[A-Za-z]' }),
})

const periodFields = {
  hyqId: HyqId,
  title: t.String(),
  /** '2026年第1季度'. */
  quarter: t.String(),
  cover: t.String(),
  startAt: Nullable(Instant),
  /** The survey is open until then. */
  endAt: Nullable(Instant),
  status: OneOf(...codes(hyqPeriodStatus)),
}
export const HyqPeriod = t.Object(periodFields)

/** Settled months of one quarter; null figures are those that this user may not see, or that cannot be compared. */
export const HyqReport = t.Object({
  from: Month,
  to: Month,
  volume: Nullable(Volume2),
  amount: Nullable(Money),
  avgPrice: Nullable(Price),
  volumeYoY: Nullable(Percent),
  amountYoY: Nullable(Percent),
  /** Per cent of the peers with a larger growth of use; null under 20 peers. */
  rankPercent: Nullable(t.Integer()),
  co2SavedKg: Nullable(t.String({ description: 'kg, 2 decimals' })),
  /** Twelve months up to the end of the quarter; null: not settled, or not to be seen. */
  months: t.Array(t.Object({ month: Month, volume: Nullable(Volume2) })),
  /** Months of the quarter that are not settled. */
  missing: t.Array(Month),
  advices: t.Array(t.String()),
  asOf: Instant,
  whole: t.Integer({ minimum: 0, maximum: 100 }),
  /** The report as a document: address of ten minutes. */
  paperUrl: t.String(),
})

const Question = t.Object({
  qid: t.String(),
  type: OneOf('nps', 'single', 'multi', 'rating', 'text'),
  title: t.String(),
  options: t.Array(t.Object({ value: t.String(), label: t.String() })),
  required: t.Boolean(),
  showIf: Nullable(t.Object({ from: t.Integer(), to: t.Integer() })),
  max: t.Integer(),
})

const Answer = t.Object({ qid: Text(20, 1), values: t.Array(Text(1000), { maxItems: 10 }) })

const state = { responded: t.Boolean(), benefits: t.Array(HyqBenefit) }

export const hyq = endpoints({
  'default GET /small/hyq/current': {
    access: 'bound',
    out: t.Object({
      period: Nullable(HyqPeriod),
      ...state,
      /** The first answer of the customer brings chances of a draw. */
      rewardChances: t.Integer(),
      rewarded: t.Boolean(),
      report: Nullable(HyqReport),
      /** -100 to 100; null under 30 answers. */
      nps: Nullable(t.Integer()),
    }),
    summary: 'The quarter that was published last, with the own figures',
  },
  'default GET /small/hyq/list': {
    access: 'bound',
    in: t.Object({ ...pageFields }),
    out: Paged(t.Object({ ...periodFields, responded: t.Boolean() })),
    summary: 'Quarters so far, the newest first',
  },
  'default GET /small/hyq/survey': {
    access: 'bound',
    refuses: ['E7001'],
    in: t.Object({ hyqId: HyqId }),
    out: t.Object({ hyqId: HyqId, endAt: Instant, questions: t.Array(Question) }),
    summary: 'The questions of an open survey',
  },
  'default POST /small/hyq/submit': {
    access: 'bound',
    refuses: ['E7001', 'E7002', 'E7003', 'E7004'],
    once: true,
    in: t.Object({
      hyqId: HyqId,
      answers: t.Array(Answer, { maxItems: 30 }),
      /** From the first question to the last. */
      durationMs: t.Integer({ minimum: 0, maximum: 86_400_000 }),
    }),
    out: t.Object({
      npsGroup: OneOf(...codes(npsGroups)),
      rewarded: t.Boolean(),
      chances: t.Integer(),
      campaignId: Nullable(t.String()),
      /** Of the call back after a score from 0 to 6 (E-H-06). */
      ticketNo: Nullable(t.String()),
    }),
    summary: 'Answers the survey, once per user and quarter',
  },
  'default GET /small/hyq/information': {
    access: 'bound',
    refuses: ['E7001'],
    in: t.Object({ hyqId: t.Optional(HyqId) }),
    out: t.Object({
      period: HyqPeriod,
      ...state,
      blocks: t.Array(ContentBlock),
      report: Nullable(HyqReport),
    }),
    summary: 'A quarter with the own report; the newest unless named',
  },
  'default GET /small/hyq/shareInformation': {
    access: 'public',
    refuses: ['E7001', 'E3002'],
    in: t.Object({ s: t.Optional(Text(20)), hyqId: t.Optional(HyqId), companyCode: t.Optional(Text(4)) }),
    out: t.Object({
      hyqId: HyqId,
      title: t.String(),
      quarter: t.String(),
      cover: t.String(),
      blocks: t.Array(ContentBlock),
      benefits: t.Array(HyqBenefit),
      companyName: t.String(),
    }),
    summary: 'The public part of a quarter: no figures, no names of customers (E-H-08)',
  },

  'btwob GET /hyq/periods': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields }),
    out: Paged(
      t.Object({
        ...periodFields,
        text: Nullable(t.String()),
        benefits: t.Array(HyqBenefit),
        rewardCampaignId: Nullable(t.String()),
        rewardChances: t.Integer(),
        version: t.Integer(),
        answers: t.Integer(),
        nps: Nullable(t.Integer()),
      }),
    ),
    summary: 'Quarters of the company with what their answers say',
  },
  'btwob GET /hyq/responses': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(OneOf('open', 'contacted', 'closed')) }),
    out: Paged(
      t.Object({
        responseId: Id,
        hyqId: HyqId,
        bp: Bp,
        customerName: t.String(),
        npsScore: t.Integer(),
        /** What should be better, and what was typed. */
        reasons: t.Array(t.String()),
        text: t.String(),
        status: OneOf(...codes(hyqFollowStatus)),
        ticketNo: Nullable(t.String()),
        note: t.String(),
        submittedAt: Instant,
      }),
    ),
    summary: 'Answers that wait for a call back (E-H-06), the newest first',
  },
  'btwob GET /hyq/results': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ hyqId: HyqId }),
    out: t.Object({
      hyqId: HyqId,
      /** All answers, and those of them that were not given too fast to count (E-H-07); counts are of the latter. */
      answers: t.Integer(),
      counted: t.Integer(),
      nps: Nullable(t.Integer()),
      questions: t.Array(
        t.Object({
          qid: t.String(),
          title: t.String(),
          /** Answers that it got. */
          answered: t.Integer(),
          choices: t.Array(t.Object({ label: t.String(), n: t.Integer() })),
        }),
      ),
    }),
    summary:
      'The questions of a quarter with how often each answer was given; typed texts stand with those to call back',
  },
  'btwob POST /hyq/save': {
    access: 'staff',
    refuses: ['2904'],
    in: t.Object({
      hyqId: HyqId,
      title: Text(40, 2),
      cover: Text(200),
      text: Text(5000),
      benefits: t.Array(HyqBenefit, { maxItems: 8 }),
      rewardCampaignId: Nullable(Text(20, 1)),
      rewardChances: t.Integer({ minimum: 0, maximum: 10 }),
      version: t.Integer({ minimum: 0 }),
    }),
    out: t.Object({ hyqId: HyqId, version: t.Integer() }),
    summary: 'Writes a quarter, as long as it is not over',
  },
  'btwob POST /hyq/publish': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ hyqId: HyqId }),
    out: HyqPeriod,
    summary: 'Opens the survey for 45 days and informs the customers (E-H-01)',
  },
  'btwob POST /hyq/followUp': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ responseId: Id, status: OneOf('contacted', 'closed'), note: Text(300, 1) }),
    out: t.Object({ status: OneOf(...codes(hyqFollowStatus)) }),
    summary: 'Records a call back and its result',
  },
})
