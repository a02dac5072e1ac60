import type { JobCtx } from '../../http/context'
import type { Job } from '../../jobs/job'
import { messageHandlers } from './handlers'
import { deliver, purge, seedMessages } from './service'

const jobs = [
  {
    name: 'deliveries',
    schedule: { everySeconds: 5 },
    async run(ctx: JobCtx) {
      await deliver(ctx)
    },
  },
  { name: 'purge', schedule: { dailyAt: '03:00' }, run: (ctx: JobCtx) => ctx.transaction(purge) },
] satisfies Job[]

export const messageArea = { name: 'message', handlers: messageHandlers, jobs, seed: seedMessages }
