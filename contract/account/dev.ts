import { Type as t } from '@sinclair/typebox'
import { Instant, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'

/** Development tools of the whole product. */
export const devCalls = endpoints({
  // CV-10 development tools, mounted with DEV_TOOLS=1 only
  'btwob POST /dev/clock': {
    access: 'staff',
    in: t.Object({ now: Text(40, 1) }),
    out: t.Object({ now: Instant }),
    summary: 'Moves the clock and runs every job that falls due on the way',
  },
  'btwob GET /dev/outbox': {
    access: 'staff',
    in: t.Object({ channel: t.Optional(OneOf('SMS', 'MAIL', 'PUSH', 'DEPOSIT')), target: t.Optional(Text(60)) }),
    out: t.Array(
      t.Object({
        id: t.String(),
        channel: OneOf('SMS', 'MAIL', 'PUSH', 'DEPOSIT'),
        /** Phone, address or account it went to. */
        target: t.String(),
        kind: t.String(),
        text: t.String(),
        createdAt: Instant,
      }),
    ),
    summary: 'The newest 50 messages that left the embedded senders',
  },
})
