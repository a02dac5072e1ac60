import { Type as t } from '@sinclair/typebox'
import { Done, Money, Text } from '../common'
import { endpoints } from '../endpoint'

/** A 2.17: what a user wants to be reminded of at one customer. */
const RemindConfig = t.Object({
  lowBalanceOn: t.Boolean(),
  lowBalanceAmount: Money,
  lowDays: t.Integer({ minimum: 1, maximum: 30 }),
  dueOn: t.Boolean(),
  /** Of 7, 3, 1 and 0. */
  dueDaysBefore: t.Array(t.Integer({ minimum: 0, maximum: 7 }), { maxItems: 4 }),
  overdueOn: t.Boolean(),
  arriveOn: t.Boolean(),
  /** Further people that get an SMS. */
  receivers: t.Array(t.Object({ name: Text(20, 1), phone: t.String() }), { maxItems: 50 }),
})

/** Part A 5.8: reminders of what is due. */
export const remindCalls = endpoints({
  'default GET /crmgas/payRemind/config': {
    access: 'model:PAY_TOPUP',
    out: RemindConfig,
  },
  'default POST /crmgas/payRemind/save': {
    access: 'model:PAY_TOPUP',
    refuses: ['2001', 'A2701'],
    in: RemindConfig,
    out: Done,
    summary: 'Whole or nothing; at most five receivers (A2701), each with a phone (2001)',
  },
})
