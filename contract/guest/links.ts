import { Type as t } from '@sinclair/typebox'
import { Phone } from '../account/words'
import { GuestAct, GuestLinkState, GuestScope } from '../codes'
import { DateText, Id, Instant, Month, Nullable, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'

/** A link as its master sees it: never what opens it. */
export const linkFields = {
  linkId: Id,
  state: GuestLinkState,
  guestName: t.String(),
  phoneMask: t.String(),
  scopes: t.Array(GuestScope),
  monthFrom: Month,
  monthTo: Month,
  /** Its last day. */
  endDate: DateText,
  createdAt: Instant,
  revokedAt: Nullable(Instant),
  /** LOCKED: until then no code is taken. */
  lockedUntil: Nullable(Instant),
  /** When it was last entered or viewed. */
  seenAt: Nullable(Instant),
}

/** Y-16: what the master makes, sees and ends. */
export const links = endpoints({
  'btwob POST /guestLink/save': {
    access: 'master',
    refuses: ['2001', '2040', '2573'],
    in: t.Object({
      /** Repeated with the same content it answers the same link, without a token: what is shown once is kept nowhere. */
      requestNo: Text(64, 1),
      scopes: t.Array(GuestScope, { minItems: 1, maxItems: 3 }),
      /** Months of bills, of issue, of use: at most 36, none beyond the month of the end date. */
      monthFrom: Month,
      monthTo: Month,
      /** Its last day: today at the earliest, a year ahead at the latest. */
      endDate: DateText,
      guestName: Text(20, 2),
      phone: Phone,
      /** A step-up of scene `grant`: only the master opens something to an outsider. */
      securityTicket: Text(100),
    }),
    out: t.Object({ linkId: Id, token: Nullable(t.String()) }),
    summary: 'A link for one named guest; its token is returned once',
  },
  'btwob POST /guestLink/renew': {
    access: 'master',
    refuses: ['2902', '2904'],
    in: t.Object({ linkId: Id }),
    out: t.Object({ token: t.String() }),
    summary: 'Another token for a live link; the former one and its sessions end at once',
  },
  'btwob POST /guestLink/revoke': {
    access: 'master',
    refuses: ['2902'],
    /** Without one: all that are open. */
    in: t.Object({ linkId: t.Optional(Id) }),
    out: t.Object({ state: GuestLinkState, revokedAt: Nullable(Instant) }),
    summary: 'Ends it for good, and what is open by it; harmless to repeat',
  },
  'btwob GET /guestLink/list': {
    access: 'master',
    in: t.Object(pageFields),
    out: Paged(t.Object(linkFields)),
    summary: 'Links of the customer number, the newest first',
  },
  'btwob GET /guestLink/detail': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ linkId: Id }),
    out: t.Object(linkFields),
  },
  'btwob GET /guestLink/views': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ linkId: Id, ...pageFields }),
    out: Paged(t.Object({ viewId: Id, act: GuestAct, about: t.String(), at: Instant })),
    summary: 'Its views with content and time, the newest first',
  },
})
