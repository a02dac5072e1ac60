import { Type as t } from '@sinclair/typebox'
import { GasUse, ChargeMode } from '../codes'
import {
  FailedParts,
  Bp,
  DateText,
  Flag,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Percent,
  Text,
  Volume2,
} from '../common'
import { endpoints } from '../endpoint'
import { InPayment } from '../payment/words'
import * as s from './shapes'

/** A month's part of the provisional debit (AE-31): one that waits for its settlement, or the running one. */
export const ProvisionalMonth = t.Object({ billMonth: Month, amount: Money, isRunning: t.Boolean() })

const HomeAccount = t.Object({
  bp: Bp,
  customerName: t.String(),
  gasUse: GasUse,
  chargeMode: ChargeMode,
  /** The money fields are null without BILL_VIEW. */
  balance: Nullable(Money),
  available: Nullable(Money),
  provisional: Nullable(Money),
  /** Reserved by orders that pay from the balance. */
  frozen: Nullable(Money),
  /** `provisional` by month, the oldest first: balance − all of them − frozen = available. Empty without BILL_VIEW. */
  provisionalMonths: t.Array(ProvisionalMonth),
  /** Unpaid principal and late fee up to today, all bills. */
  arrears: Nullable(Money),
  /** Of it: on bills in an instalment plan, which are paid through it (AE-42). */
  installmentDue: Nullable(Money),
  /** Of it: on bills that an application for a plan holds until its down payment: neither paid singly nor in the plan yet (AE-42). */
  heldDue: Nullable(Money),
  /** Of `arrears`: past the due date, and paid bill by bill. */
  overdueAmount: Nullable(Money),
  /** Null without BILL_VIEW. */
  inPayment: Nullable(InPayment),
  daysLeft: Nullable(t.Integer()),
  /** The same once the cycles of packages are paid that wait for their payment, e.g. 11月下旬; null without such. */
  ifPaid: Nullable(t.Object({ cycles: t.Array(t.String()), daysLeft: Nullable(t.Integer()) })),
  /** Earliest due date of an unpaid bill that can be paid singly. */
  dueDate: Nullable(DateText),
  /** Bills that can be paid singly. */
  unpaidCount: t.Integer(),
  overdueCount: t.Integer(),
  sapSysFlag: Flag,
})

/** The worst open case (AE-89); `count` is this one and the others that the reader may deal with, `url` is '' when no page stands for it. */
const HomeBanner = t.Object({
  type: OneOf(
    'STOPPED',
    'NOTICED',
    'WARNED',
    'SUPPLY',
    'UNKNOWN',
    'CYCLE_LAPSE',
    'OVERDUE',
    'WAIT_WRITE',
    'STATEMENT',
    'LOW_BALANCE',
  ),
  tone: OneOf('danger', 'warning'),
  text: t.String(),
  url: t.String(),
  count: t.Integer(),
})

/** Part A 5.1: time, home and what the first screen needs. */
export const homeCalls = endpoints({
  'default GET /crmgas/getSysTime': {
    access: 'public',
    out: t.Object({
      /** 'YYYY-MM-DD HH:mm:ss.0'; the client strips '.0' (AE-04). */
      sysTime: t.String(),
      isoTime: Instant,
      today: DateText,
      holidays: t.Array(t.Object({ date: DateText, name: t.String(), isWorkday: t.Boolean() })),
    }),
  },
  'default POST:query /crmgas/portal/user/getGuideMapFlag': {
    access: 'login',
    in: t.Object({ applicationType: t.Optional(Text(10)), versionNum: Text(20, 1) }),
    out: t.Object({ guideFlag: Flag, steps: t.Array(t.Object({ imgUrl: t.String(), target: t.String() })) }),
  },
  'default GET /crmgas/findSapSysFlag': {
    access: 'bound',
    refuses: ['2902'],
    out: t.Object({ sapSysFlag: Flag, cutoverMonth: Nullable(Month), billVersionNow: s.BillVersion }),
  },
  'dg GET /small/gasplan/getNewCustomer': {
    access: 'bound',
    out: t.Object({
      /** '1' = key account with a daily gas plan. */
      isNewCustomer: Flag,
      planMode: OneOf('DAILY', 'MONTHLY', 'NONE'),
      groupCount: t.Integer(),
      defaultGroupId: Nullable(Id),
      contractYear: Nullable(t.String()),
      planYear: Nullable(Volume2),
      planVolume: Nullable(Volume2),
      planMonthVolume: Nullable(Volume2),
      dayPlanToday: Nullable(Volume2),
      hint: t.String(),
      energyPage: OneOf('DG', 'NORMAL'),
    }),
  },
  'default GET /crmgas/home/summary': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ meterId: s.MeterFilter }),
    out: t.Object({
      account: HomeAccount,
      /** At most ten; empty without ENERGY_VIEW. `meterCount` counts all. */
      meters: t.Array(s.MeterRow),
      meterCount: t.Integer(),
      banner: Nullable(HomeBanner),
      /** Outside systems that do not answer, each since when (Y-22); both absent while all do. */
      partial: t.Optional(t.Literal(true)),
      failedParts: FailedParts,
      todo: t.Object({
        statement: t.Integer(),
        writeCard: t.Integer(),
        bill: t.Integer(),
        install: t.Integer(),
        tt: t.Integer(),
      }),
      /** Null without ENERGY_VIEW. Months are running billing months; yesterday is the newest closed gas day. */
      energy: Nullable(
        t.Object({
          billMonth: Month,
          month: Volume2,
          monthAmount: Nullable(Money),
          yoyPct: Nullable(Percent),
          momPct: Nullable(Percent),
          yesterday: Nullable(Volume2),
          gasDay: Nullable(DateText),
          ...s.ageFields,
        }),
      ),
      unreadCount: t.Integer(),
    }),
  },
  'default GET /crmgas/getWeather': {
    access: 'bound',
    refuses: ['2902'],
    silent: true,
    in: t.Object({ cityCode: t.Optional(Text(12)) }),
    out: t.Object({
      city: t.String(),
      tempC: t.Integer(),
      textDay: t.String(),
      iconCode: OneOf('SUNNY', 'CLOUDY', 'RAIN', 'SNOW', 'FOG', 'HOT'),
      wind: t.String(),
      advice: t.String(),
      source: OneOf('LIVE', 'CLIMATE'),
      /** 常年均值 for climate normals, '' for a live answer. */
      label: t.String(),
      updatedAt: Instant,
    }),
  },
})
