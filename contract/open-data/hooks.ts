import { Type as t } from '@sinclair/typebox'
import { DeliveryEvent, DeliveryState, OpenEvent } from '../codes'
import { Done, Id, Instant, Nullable, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'

export const hookFields = {
  hookId: Id,
  url: t.String(),
  events: t.Array(OpenEvent),
  /** Tries without success since the last one that arrived. */
  failures: t.Integer({ minimum: 0 }),
  createdAt: Instant,
  arrivedAt: Nullable(Instant),
  failedAt: Nullable(Instant),
}

export const deliveryFields = {
  deliveryId: Id,
  event: DeliveryEvent,
  state: DeliveryState,
  tries: t.Integer({ minimum: 0 }),
  /** HTTP status of the last try; null where none was answered. */
  status: Nullable(t.Integer()),
  /** Why the last try failed; '' where it arrived or none was made. */
  error: t.String(),
  createdAt: Instant,
  /** WAITING: the next try. */
  nextTryAt: Nullable(Instant),
  doneAt: Nullable(Instant),
}

/** Y-31: addresses of the customer to which events are sent. */
export const hooks = endpoints({
  'btwob GET /openHook/list': {
    access: 'master',
    out: t.Object({ list: t.Array(t.Object(hookFields)) }),
    summary: 'Webhooks of the customer number, the newest first',
  },
  'btwob POST /openHook/save': {
    access: 'master',
    refuses: ['2040', '2577', '2578'],
    in: t.Object({
      /** Repeated with the same content it answers the same hook, without its secret. */
      requestNo: Text(64, 1),
      url: Text(300, 1),
      events: t.Array(OpenEvent, { minItems: 1, maxItems: 2, uniqueItems: true }),
      /** A step-up of scene `grant`: what is sent leaves the product. */
      securityTicket: Text(100),
    }),
    out: t.Object({ hookId: Id, secret: Nullable(t.String()) }),
    summary: 'A new webhook; the secret of its signatures is shown once',
  },
  'btwob POST /openHook/remove': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ hookId: Id }),
    out: Done,
    summary: 'Removes it with all its deliveries: nothing more is sent',
  },
  'btwob POST /openHook/test': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ hookId: Id }),
    out: t.Object({ deliveryId: Id }),
    summary: 'Sends an event that says nothing; while one is on its way it answers that one',
  },
  'btwob GET /openHook/deliveries': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ hookId: Id, ...pageFields }),
    out: Paged(t.Object(deliveryFields)),
    summary: 'What was sent in the last 90 days and what came of it; the newest first',
  },
  'btwob POST /openHook/retry': {
    access: 'master',
    refuses: ['2902', '2904'],
    in: t.Object({ deliveryId: Id }),
    out: t.Object({ state: DeliveryState }),
    summary: 'Sends a failed delivery again, under its own id',
  },
})
