import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { electivePeriodStatus, electiveStatus, electiveTypes } from '@domain/statuses/elective'
import {
  Bp,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent2,
  Price,
  Text,
  Volume0,
  Volume2,
  pageFields,
  YearText,
} from './common'
import { endpoints } from './endpoint'

/* B 5.2: gas of a month at a price that its customer chooses. */

const RecordState = OneOf(...codes(electiveStatus))
const PriceTier = t.Object({ fromVolume: Volume0, unitPrice: Price })

/** What an option says of its price and of what may be chosen. */
const termsFields = {
  name: Text(30, 2),
  optionType: OneOf(...codes(electiveTypes)),
  unitPrice: Nullable(Price),
  indexName: Nullable(Text(30, 1)),
  indexMargin: Nullable(Price),
  priceFloor: Nullable(Price),
  priceCap: Nullable(Price),
  tiers: t.Array(PriceTier, { maxItems: 10 }),
  minVolume: Volume0,
  maxVolume: Volume0,
  stepVolume: Volume0,
  /** Per cent of the chosen volume that has to be used, and of the price that is asked for what is missing (BE-07). */
  takeRate: Percent2,
  shortFeeRate: Percent2,
}

export const periodFields = {
  periodId: Id,
  month: Month,
  openAt: Instant,
  closeAt: Instant,
  status: OneOf(...codes(electivePeriodStatus)),
  notice: t.String(),
}

export const optionFields = {
  optionId: Id,
  ...termsFields,
  leftVolume: Volume0,
  riskText: t.String(),
}
const IndexValue = t.Object({ month: Month, value: Price })
const Option = t.Object({
  ...optionFields,
  /** The newest published value of its index; null for another type. */
  index: Nullable(IndexValue),
})

export const recordFields = {
  recordNo: Id,
  month: Month,
  optionId: Id,
  optionName: t.String(),
  volume: Volume0,
  estimatedPrice: Price,
  estimatedAmount: Money,
  /** Null until it is settled. */
  settledAmount: Nullable(Money),
  shortFee: Nullable(Money),
  status: RecordState,
  version: t.Integer(),
  createdAt: Instant,
}
const Record = t.Object(recordFields)

const TestedMonth = t.Object({
  month: Month,
  /** m³ after packages; m³ of it at the option's price. */
  used: Volume2,
  taken: Volume2,
  price: Nullable(Price),
  amount: Money,
  shortFee: Money,
  difference: Money,
})
const testedFields = {
  months: t.Array(TestedMonth),
  /** Null where its price is not known of a month (`unknown`). */
  total: Nullable(Money),
  difference: Nullable(Money),
  shortFee: Nullable(Money),
  worst: Nullable(t.Object({ month: Month, price: Price })),
  unknown: t.Array(Month),
}

const Settlement = t.Object({
  finalPrice: Price,
  /** m³ of the month after packages, and those of them at this price. */
  actualVolume: Volume2,
  takenVolume: Volume2,
  settledAmount: Money,
  missingVolume: Volume2,
  shortFee: Money,
  /** Against the published price, the fee included; negative: less was paid. */
  difference: Money,
  settledAt: Instant,
})

const staff = { access: 'staff' } as const
const NewOption = t.Object({
  ...termsFields,
  quotaVolume: Volume0,
  riskText: Text(200),
})

export const elective = endpoints({
  'sqdev GET /elective/period/current': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    out: t.Object({
      period: Nullable(t.Object(periodFields)),
      options: t.Array(Option),
      mine: Nullable(Record),
      serverTime: Instant,
      /** Gas after packages of the last whole month and of the same month a year before; null where days are unknown. */
      lastMonth: Nullable(t.Object({ month: Month, volume: Volume2 })),
      lastYear: Nullable(t.Object({ month: Month, volume: Volume2 })),
      /** Up to what moment usage is known. */
      asOf: Instant,
      /** Whole hundreds of m³: the month a year before, else the last one. */
      suggestVolume: Nullable(Volume0),
    }),
    summary: 'What can be chosen for the next month, and the customer’s own choice',
  },
  'sqdev GET /elective/backTest': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    in: t.Object({ volume: t.Optional(Volume0) }),
    out: t.Object({
      months: t.Array(Month),
      /** m³ of each month that the options are tried with; null: no history. */
      volume: Nullable(Volume0),
      plain: Nullable(t.Object(testedFields)),
      /** `volume`: the nearest that the option admits. */
      options: t.Array(t.Object({ optionId: Id, volume: Volume0, ...testedFields })),
      /** Days of the months without data; they count as 0. */
      missingDays: t.Integer(),
      asOf: Instant,
    }),
    summary: 'Each option priced on the customer’s own last twelve months by the code that bills them',
  },
  'sqdev POST /elective/record/submit': {
    access: 'model:ELECTIVE_ORDER',
    refuses: ['2901', '2902', '2904', '42109', '42401', '42402', '42404', '42405'],
    once: true,
    in: t.Object({
      periodId: Id,
      optionId: Id,
      volume: Volume0,
      riskConfirmed: t.Boolean(),
      /** Of the choice that is changed; absent for a first one. */
      version: t.Optional(t.Integer()),
    }),
    out: t.Object({ recordNo: Id, estimatedAmount: Money }),
    summary: 'Chooses, or changes the choice until the time is over (BE-02)',
  },
  'sqdev POST /elective/record/cancel': {
    access: 'model:ELECTIVE_ORDER',
    refuses: ['2902', '2904', '42403'],
    once: true,
    in: t.Object({ recordNo: Id, version: t.Integer() }),
    out: t.Object({ status: RecordState }),
    summary: 'Takes the choice back until the time is over (BE-10)',
  },
  'sqdev GET /elective/record/list': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    in: t.Object({
      ...pageFields,
      status: t.Optional(RecordState),
      year: t.Optional(YearText),
    }),
    out: Paged(Record),
    summary: 'Choices of the customer, the newest month first',
  },
  'sqdev GET /elective/record/detail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ recordNo: Id }),
    out: t.Object({
      ...recordFields,
      periodId: Id,
      option: t.Object(termsFields),
      cancelReason: Nullable(t.String()),
      closeAt: Nullable(Instant),
      canChange: t.Boolean(),
      /** While its month runs: gas after packages, and m³ of it at the chosen price. */
      running: Nullable(t.Object({ used: Volume2, taken: Volume2, asOf: Instant })),
      settlement: Nullable(Settlement),
      history: t.Array(
        t.Object({
          optionName: t.String(),
          volume: Volume0,
          estimatedAmount: Money,
          operator: t.String(),
          at: Instant,
        }),
      ),
    }),
    summary: 'A choice with its course and what it came to',
  },

  'btwob GET /elective/period/list': {
    ...staff,
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(t.Object({ ...periodFields, records: t.Integer(), volume: Volume0 })),
    summary: 'Periods of the company with what was chosen, the newest month first',
  },
  'btwob GET /elective/period/detail': {
    ...staff,
    refuses: ['2211', '2902'],
    in: t.Object({ periodId: Id }),
    out: t.Object({
      ...periodFields,
      options: t.Array(t.Object({ ...optionFields, quotaVolume: Volume0, usedVolume: Volume0 })),
      canClose: t.Boolean(),
    }),
    summary: 'A period with its options and what is left of each',
  },
  'btwob GET /elective/record/list': {
    ...staff,
    refuses: ['2211', '2902'],
    in: t.Object({ ...pageFields, periodId: Id }),
    out: Paged(t.Object({ ...recordFields, bp: Bp, canReject: t.Boolean() })),
    summary: 'What customers have chosen in a period',
  },
  'btwob POST /elective/period/publish': {
    ...staff,
    refuses: ['2901', '2904'],
    in: t.Object({ month: Month, notice: Text(200), options: t.Array(NewOption, { minItems: 1, maxItems: 10 }) }),
    out: t.Object({ periodId: Id }),
    summary: 'Publishes the options of a month; a month has one period',
  },
  'btwob POST /elective/period/close': {
    ...staff,
    refuses: ['2902', '2904'],
    in: t.Object({ periodId: Id }),
    out: t.Object({ status: OneOf(...codes(electivePeriodStatus)) }),
    summary: 'Ends the time to choose before its moment; the choices are reviewed now',
  },
  'btwob POST /elective/record/reject': {
    ...staff,
    refuses: ['2902', '2904'],
    in: t.Object({ recordNo: Id, reason: Text(100, 2) }),
    out: t.Object({ status: RecordState }),
    summary: 'Turns a choice down before its month; the customer reads the reason',
  },
  'btwob POST /elective/index/publish': {
    ...staff,
    refuses: ['2901'],
    in: t.Object({ indexName: Text(30, 1), month: Month, value: Price }),
    out: t.Object({ indexName: t.String(), month: Month, value: Price }),
    summary: 'Publishes or corrects the value of an index for a month that is not settled by it yet',
  },
})
