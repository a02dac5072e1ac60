import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { calcDevices, calcMethods } from '@domain/statuses/gas-plan'
import { Done, Id, Instant, Money, Nullable, OneOf, Price, Text, Volume0, Volume2, DateText } from '../common'
import { endpoints } from '../endpoint'

const Decimal = t.String({ pattern: '^(\\d{1,9}(\\.\\d{1,4})?)?$' })
const Method = OneOf(...codes(calcMethods))
const Device = t.Object({
  deviceType: OneOf(...codes(calcDevices)),
  name: Text(20, 1),
  count: Decimal,
  /** Power of one device in kW, or '' where its flow in m³/h is known instead. */
  ratedKw: Decimal,
  ratedFlow: Decimal,
  efficiency: Decimal,
  loadRate: Decimal,
  hours: Decimal,
})
const Output = t.Object({ product: Text(20), unit: Text(10), quantity: Decimal, unitConsumption: Decimal })
const inputs = t.Object({
  devices: t.Array(Device, { maxItems: 30 }),
  outputs: t.Array(Output, { maxItems: 30 }),
  /** MJ/m³. */
  lhv: Decimal,
})

const Template = t.Object({
  templateId: Id,
  groupId: Id,
  name: t.String(),
  method: Method,
  inputs,
  lastResult: Nullable(Volume0),
  updatedBy: t.String(),
  updatedAt: Instant,
})

/** Part B 5.4: what gas is needed (P-14 to P-16), and templates of it. */
export const planCalculator = endpoints({
  'predict POST /calc/run': {
    access: 'bound',
    refuses: ['2902', '42621'],
    reads: true,
    in: t.Object({
      method: Method,
      groupId: t.Optional(Id),
      inputs: t.Optional(inputs),
      /** HISTORY: the day; tomorrow unless given. */
      date: t.Optional(DateText),
      /** Days of the month that work; absent: all by the working calendar with the group's weight of free days. */
      workDays: t.Optional(t.Integer({ minimum: 1, maximum: 31 })),
    }),
    out: t.Object({
      dayVolume: Volume0,
      monthVolume: Volume0,
      lines: t.Array(t.Object({ name: t.String(), hourly: Nullable(t.String()), daily: Volume0 })),
      formulaText: t.String(),
      /** The month that `monthVolume` is of, day by day. */
      month: t.String(),
      days: t.Array(t.Object({ period: t.String(), volume: Volume0 })),
      /** Metered in the last whole month; null also without ENERGY_VIEW. */
      lastMonth: Nullable(Volume2),
      /** End of that month. */
      asOf: Instant,
      /** Published price of the day, and what the month would cost at it; null without one. */
      price: Nullable(Price),
      cost: Nullable(Money),
    }),
    summary: 'A wrong property is 2901; HISTORY needs a group, and PREDICT_VIEW (2110)',
  },
  'predict GET /calc/template/list': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({ groupId: Id }),
    out: t.Array(Template),
  },
  'predict POST /calc/template/save': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902', '42622'],
    once: true,
    in: t.Object({
      templateId: t.Optional(Id),
      groupId: Id,
      name: Text(20, 1),
      method: Method,
      inputs,
      lastResult: t.Optional(Volume0),
    }),
    out: Template,
  },
  'predict POST /calc/template/delete': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    once: true,
    in: t.Object({ templateId: Id }),
    out: Done,
  },
})
