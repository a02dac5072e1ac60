import { DAY, toInstant } from '@domain/date'
import type { Db } from '../db/connect'
import type { JobCtx, Work } from '../http/context'
import { receive as receiveInvoice } from '../modules/invoice/notify'
import { called } from '../modules/contract/vendor'
import { receive } from '../modules/payment/channel/notify'
import { onePiece, together } from '../work/kinds'
import { operatorWork } from './operator'
import { telemetryWork } from './records/telemetry'
import { purgeOutbox } from './outbox-repo'
import { sandboxOf, type SandboxNotice } from './stand-ins/sandbox'
import { signerOf, type SignNotice } from './stand-ins/signer'
import { taxPlatformOf, type TaxNotice } from './stand-ins/tax-platform'

/** Notifications of a stand-in taken at once. */
const NOTICES = 50

/** A stand-in that notifies the product. */
interface Notifier<N> {
  hasDue: (db: Db) => Promise<boolean>
  takeDue: (limit: number) => Promise<N[]>
  acknowledged: (notice: N) => Promise<void>
}

/** Sends the notifications of a stand-in to where a real system's arrive; an unacknowledged one comes again. */
const notifies = <N, S>(
  name: string,
  standInOf: (work: Pick<Work, 'ports'>) => (Notifier<N> & S) | null,
  deliver: (ctx: JobCtx, notice: N, standIn: S) => Promise<{ status: number }>,
) =>
  onePiece(
    name,
    { everySeconds: 2 },
    {
      async manual(ctx) {
        const standIn = standInOf(ctx)
        for (const notice of (await standIn?.takeDue(NOTICES)) ?? [])
          if (standIn && (await deliver(ctx, notice, standIn)).status === 200) await standIn.acknowledged(notice)
      },
    },
    async (work) => (await standInOf(work)?.hasDue(work.db)) ?? false,
  )

const sandboxNotify = notifies('demo.sandboxNotify', sandboxOf, (ctx, notice: SandboxNotice, sandbox) =>
  receive(ctx, sandbox, (name) => notice.headers[name], notice.body),
)
const taxNotify = notifies('demo.taxNotify', taxPlatformOf, (ctx, { documentKey, mark }: TaxNotice) =>
  ctx.transaction((work) => receiveInvoice(work, documentKey, mark)),
)
const signNotify = notifies('demo.signNotify', signerOf, (ctx, { headers, body }: SignNotice, { provider }) =>
  ctx.transaction((work) => called(work, provider, { header: (name) => headers[name], body })),
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
