import { Type as t } from '@sinclair/typebox'
import { MeterType, StatementState, BillState } from '../codes'
import { DateText, Id, Money, Month, Nullable, OneOf, Paged, Percent, Volume2, pageFields } from '../common'
import { endpoints } from '../endpoint'
import * as s from './shapes'

const MonthBillRow = t.Object({
  billMonth: Month,
  scope: OneOf('MULTI', 'SINGLE'),
  /** Null on rows that sum several meters. */
  meterId: Nullable(Id),
  billVersion: s.BillVersion,
  volume: Volume2,
  amount: Nullable(Money),
  yoyPct: Nullable(Percent),
  state: StatementState,
  statementId: Id,
  billId: Nullable(Id),
})

const MonthMeter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  meterType: MeterType,
  lines: t.Array(s.StatementLine),
  volume: Volume2,
  amount: Nullable(Money),
  sharePct: Nullable(Percent),
})

const StatementBill = t.Object({ billId: Id, billNo: t.String(), state: BillState })

/** Part A 5.3: settled months. */
export const monthCalls = endpoints({
  'energy GET /monthBill/list': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterFilter, year: t.Optional(t.String({ pattern: '^[1-9]\\d{3}$' })) }),
    out: Paged(MonthBillRow, { yearSum: t.Object({ volume: Volume2, amount: Nullable(Money) }) }),
  },
  'energy GET /monthBill/detail': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902'],
    in: t.Object({ billMonth: Month, statementId: t.Optional(Id) }),
    out: t.Object({
      billMonth: Month,
      billVersion: s.BillVersion,
      header: t.Object({
        volume: Volume2,
        amount: Nullable(Money),
        net: Nullable(Money),
        tax: Nullable(Money),
        periodFrom: DateText,
        periodTo: DateText,
      }),
      meters: t.Array(MonthMeter),
      /** Empty without BILL_VIEW and for the old system. */
      segments: t.Array(t.Composite([t.Object({ meterId: Id, channelNo: s.ChannelNo }), s.Segment])),
      otherItems: t.Array(t.Object({ code: t.String(), name: t.String(), amount: Nullable(Money) })),
      compare: t.Object({ lastMonth: Nullable(s.Compare), lastYear: Nullable(s.Compare) }),
      /** Of each meter that has tiers; empty in the old system. */
      tierYear: t.Array(s.TierYear),
      /** The first statement and its own bill; `statements` holds all of the answer. */
      statement: t.Object({ statementId: Id, statementNo: t.String(), state: StatementState }),
      bill: Nullable(StatementBill),
      statements: t.Array(
        t.Object({
          statementId: Id,
          statementNo: t.String(),
          state: StatementState,
          /** Null where it is one of all meters. */
          meterId: Nullable(Id),
          bill: Nullable(StatementBill),
        }),
      ),
    }),
  },
})
