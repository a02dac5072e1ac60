import { DAY, toInstant } from '@domain/date'
import type { JobCtx } from '../../http/context'
import type { Job } from '../../jobs/job'
import { trackingHandlers } from './handlers'
import { deleteEvents } from './repo'

/** Days that events are kept (TR-05). */
const keptDays = 180

const jobs = [
  {
    name: 'logClean',
    schedule: { dailyAt: '03:30' },
    async run(ctx: JobCtx) {
      await ctx.transaction((work) => deleteEvents(work.db, toInstant(work.clock.now() - keptDays * DAY)))
    },
  },
] satisfies Job[]

export const trackingArea = { name: 'tracking', handlers: trackingHandlers, jobs }
