import type { JobCtx } from '../../http/context'
import type { Job } from '../../jobs/job'
import { contentHandlers } from './handlers'
import { seedContent } from './seed'
import { flushProductViews, switchSales } from '../market/service'
import { flushViews, publishScheduled } from './service'

const jobs = [
  {
    name: 'contentPublish',
    schedule: { everySeconds: 60 },
    async run(ctx: JobCtx) {
      await ctx.transaction(publishScheduled)
      await ctx.transaction(switchSales)
    },
  },
  {
    name: 'viewCounters',
    schedule: { everySeconds: 10 },
    async run(ctx: JobCtx) {
      await ctx.transaction(flushViews)
      await ctx.transaction(flushProductViews)
    },
  },
] satisfies Job[]

export const contentArea = { name: 'content', handlers: contentHandlers, jobs, seed: seedContent }
