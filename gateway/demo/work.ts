import { DAY, toInstant } from '@domain/date'
import { receive as receiveInvoice } from '../modules/invoice/notify'
import { called } from '../modules/contract/vendor'
import { receive } from '../modules/payment/channel/notify'
import { onePiece, together } from '../work/kinds'
import { operatorWork } from './operator'
import { telemetryWork } from './records/telemetry'
import { purgeOutbox } from './outbox-repo'
import { sandboxOf } from './stand-ins/sandbox'
import { signerOf } from './stand-ins/signer'
import { taxPlatformOf } from './stand-ins/tax-platform'

/** Notifications of the sandbox taken at once. */
const NOTICES = 50

/** Sends the sandbox's notifications to the same address as a real channel's; an unacknowledged one comes again. */
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
  async (work) => (await sandboxOf(work)?.hasDue(work.db)) ?? false,
)

/** The same for the embedded tax platform. */
const taxNotify = onePiece(
  'demo.taxNotify',
  { everySeconds: 2 },
  {
    async manual(ctx) {
      const platform = taxPlatformOf(ctx)
      if (!platform) return
      for (const notice of await platform.takeDue(NOTICES)) {
        const answer = await ctx.transaction((work) => receiveInvoice(work, notice.documentKey, notice.mark))
        if (answer.status === 200) await platform.acknowledged(notice)
      }
    },
  },
  async (work) => (await taxPlatformOf(work)?.hasDue(work.db)) ?? false,
)

/** The same for the embedded provider of signatures. */
const signNotify = onePiece(
  'demo.signNotify',
  { everySeconds: 2 },
  {
    async manual(ctx) {
      const signer = signerOf(ctx)
      if (!signer) return
      for (const notice of await signer.takeDue(NOTICES)) {
        const said = { header: (name: string) => notice.headers[name], body: notice.body }
        const { status } = await ctx.transaction((work) => called(work, signer.provider, said))
        if (status === 200) await signer.acknowledged(notice)
      }
    },
  },
  async (work) => (await signerOf(work)?.hasDue(work.db)) ?? false,
)

/** Two days of the senders' messages are enough for a check. */
const purge = onePiece(
  'demo.purge',
  { dailyAt: '03:00' },
  { handle: ({ db, clock }) => purgeOutbox(db, toInstant(clock.now() - 2 * DAY)) },
)

/** What the demo world does by itself. */
export const demoWork = together([sandboxNotify, taxNotify, signNotify, purge], {
  kinds: [...operatorWork.kinds, ...telemetryWork.kinds],
  sweeps: [...operatorWork.sweeps, ...telemetryWork.sweeps],
})
