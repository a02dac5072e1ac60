import { DAY, toInstant } from '@domain/date'
import { receive } from '../modules/payment/notify'
import { onePiece, together } from '../work/kinds'
import { operatorWork } from './operator'
import { purgeOutbox } from './outbox-repo'
import { sandboxOf } from './stand-ins/sandbox'

/** Notifications of the sandbox taken at once. */
const NOTICES = 50

/** Carries the sandbox's notifications to the same door as a real channel's; an unacknowledged one comes again. */
const sandboxNotify = onePiece(
  'demo.sandboxNotify',
  { everySeconds: 2 },
  {
    async manual(ctx) {
      const sandbox = sandboxOf(ctx)
      if (!sandbox) return
      for (const notice of await sandbox.takeDue(NOTICES)) {
        const answer = await receive(ctx, sandbox, (name) => notice.headers[name], notice.body)
        if (answer.status === 200) await sandbox.acknowledged(notice)
      }
    },
  },
)

/** Two days of the senders' messages are enough to look at. */
const purge = onePiece(
  'demo.purge',
  { dailyAt: '03:00' },
  { handle: ({ db, clock }) => purgeOutbox(db, toInstant(clock.now() - 2 * DAY)) },
)

/** What the demo world does by itself. */
export const demoWork = together([sandboxNotify, purge], operatorWork)
