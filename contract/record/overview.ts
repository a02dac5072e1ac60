import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { expiryTypes } from '@domain/statuses/gas-device'
import { DateText, Done, Id, Instant, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { Validity } from './words'

/* Part D 5.6: the archive's front page, and the calendar of everything that ends (Y-17). */

const Expiry = t.Object({
  type: OneOf(...codes(expiryTypes)),
  bizId: Id,
  title: t.String(),
  note: t.String(),
  dueDate: DateText,
  /** Negative: so many days past it. */
  daysLeft: t.Integer(),
  validity: Validity,
  route: t.String(),
})

export const overviewCalls = endpoints({
  'default GET /crmgas/record/overview': {
    access: 'bound',
    out: t.Object({
      bp: t.String(),
      customerName: t.String(),
      companyName: t.String(),
      counts: t.Object({
        sites: t.Integer(),
        equipment: t.Integer(),
        meters: t.Integer(),
        alarms: t.Integer(),
        contracts: Nullable(t.Integer()),
        papers: t.Integer(),
      }),
      asOfDay: DateText,
      /** The nearest first; what the caller may not see is left out. */
      expiring: t.Array(Expiry),
      /** Since when the calendar has an address, for masters; null: none was made. */
      calendar: Nullable(t.Object({ madeAt: Instant })),
    }),
    summary: 'What the archive holds, and everything of it that ends',
  },
  'btwob POST /record/calendar': {
    access: 'master',
    in: t.Object({}),
    out: t.Object({ url: t.String(), madeAt: Instant }),
    summary: 'Makes the address of the calendar, shown in this answer only; an older one is dead from then on',
  },
  'btwob POST /record/calendar/revoke': {
    access: 'master',
    in: t.Object({}),
    out: Done,
    summary: 'The address of the calendar is dead from now on',
  },
  'btwob GET /record/calendar/{code}': {
    access: 'signature',
    proof: 'path',
    in: t.Object({ code: Text(100, 1) }),
    summary: 'The calendar as phones subscribe to it (RFC 5545)',
  },
})
