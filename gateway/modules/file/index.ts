import { fileHandlers } from './handlers'
import { cleanFiles } from './service'
import type { JobCtx } from '../../http/context'
import type { Job } from '../../jobs/job'

const jobs = [
  {
    name: 'fileClean',
    schedule: { dailyAt: '03:30' },
    async run(ctx: JobCtx) {
      let removed: number
      do removed = await ctx.transaction(cleanFiles)
      while (removed > 0)
    },
  },
] satisfies Job[]

export const fileArea = { name: 'file', handlers: fileHandlers, jobs }
