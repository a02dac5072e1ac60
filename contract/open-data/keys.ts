import { Type as t } from '@sinclair/typebox'
import { OpenKeyState, OpenRead, OpenScope } from '../codes'
import { DateText, Id, Instant, Nullable, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'

/** A key as its master sees it: never what opens it. */
export const keyFields = {
  keyId: Id,
  name: t.String(),
  /** The first characters of its secret, that distinguish it from others. */
  hint: t.String(),
  scopes: t.Array(OpenScope),
  state: OpenKeyState,
  createdAt: Instant,
  usedAt: Nullable(Instant),
  revokedAt: Nullable(Instant),
}

const useFields = {
  day: DateText,
  read: OpenRead,
  /** '0': answered; else the code of its refusal. */
  code: t.String(),
  /** Address it came from. */
  ip: t.String(),
  times: t.Integer({ minimum: 1 }),
  firstAt: Instant,
  lastAt: Instant,
}

/** Y-31: what the master makes, sees and ends. */
export const keys = endpoints({
  'btwob GET /openKey/list': {
    access: 'master',
    out: t.Object({
      /** The newest first. */
      list: t.Array(t.Object(keyFields)),
      /** Where the document of the reads is served. */
      documentUrl: t.String(),
    }),
    summary: 'Keys of the customer number, the dead of the last 400 days among them',
  },
  'btwob POST /openKey/save': {
    access: 'master',
    refuses: ['2040', '2576'],
    in: t.Object({
      /** Repeated with the same content it answers the same key, without its secret: what is shown once is kept nowhere. */
      requestNo: Text(64, 1),
      name: Text(20, 2),
      scopes: t.Array(OpenScope, { minItems: 1, maxItems: 4, uniqueItems: true }),
      /** A step-up of scene `grant`: only the master opens something to an outsider. */
      securityTicket: Text(100),
    }),
    out: t.Object({ keyId: Id, secret: Nullable(t.String()) }),
    summary: 'A read-only key; its secret is shown once',
  },
  'btwob POST /openKey/revoke': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ keyId: Id }),
    out: t.Object({ state: OpenKeyState, revokedAt: Nullable(Instant) }),
    summary: 'Ends it at once and for good; harmless to repeat',
  },
  'btwob GET /openKey/uses': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ keyId: Id, ...pageFields }),
    out: Paged(t.Object(useFields)),
    summary:
      'What was read by it: per day, read, outcome and address how often, of the last 400 days; the newest first',
  },
})
