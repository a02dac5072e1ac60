import { Type as t } from '@sinclair/typebox'
import { CancelReason } from './codes'
import { Flag, Id, Instant, Money, Nullable, Text, Volume1 } from './common'
import { endpoints } from './endpoint'

/* Part C 5.5: cancelling the app account (CX), and what is in the way of closing the gas account. */

const CheckItem = t.Object({
  code: t.String(),
  name: t.String(),
  passed: Flag,
  /** What is in the way, or ''. */
  hint: t.String(),
  /** Where to settle it, or ''. */
  route: t.String(),
})

export const cancellation = endpoints({
  'default GET /crmgas/portal/user/cancelCheck': {
    access: 'login',
    out: t.Object({
      items: t.Array(CheckItem),
      canCancel: Flag,
      /** A customer number of the user owes money: shown, but no obstacle (CX-02). */
      owes: Flag,
      /** End of a running cooling-off. */
      effectiveAt: Nullable(Instant),
    }),
    summary: 'What has to be settled before the app account can be cancelled',
  },
  'default POST /crmgas/portal/user/cancelAccount': {
    access: 'login',
    refuses: ['2040', '2501'],
    in: t.Object({
      securityTicket: Text(100, 1),
      reason: CancelReason,
      remark: t.Optional(Text(200)),
    }),
    out: t.Object({ cancelId: Id, effectiveAt: Instant }),
    summary: 'Starts the cooling-off; every session of the user ends',
  },
  'default GET /crmgas/portal/user/closeGasCheck': {
    access: 'bound',
    refuses: ['2110'],
    out: t.Object({
      /** Everything owed, what of it is owed through an instalment plan, and what an application for one holds. */
      arrears: Money,
      installmentDue: Money,
      heldDue: Money,
      /** Gas that is paid but not on the card yet, m³. */
      unwrittenCard: Volume1,
      /** Money of the account, to be paid back; null for accounts billed monthly that have none. */
      meterBalance: Nullable(Money),
      openOrders: t.Integer(),
      /** Paid on bills without a whole invoice, late fees included (C IV-01). */
      uninvoicedAmount: Money,
      items: t.Array(CheckItem),
    }),
    summary: 'What has to be settled before the gas account can be closed (销户)',
  },
})
