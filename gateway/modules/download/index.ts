import { DAY, toInstant } from '@domain/date'
import type { JobCtx } from '../../http/context'
import type { Job } from '../../jobs/job'
import { downloadHandlers } from './handlers'
import { deleteVisits } from './repo'
import { seedDownload } from './seed'
import { noteVisit } from './service'

/** Days that visits are kept, as events are (TR-05). */
const KEPT_DAYS = 180

const visitClean: Job = {
  name: 'linkVisitClean',
  schedule: { dailyAt: '03:30' },
  run: (ctx: JobCtx) => ctx.transaction((work) => deleteVisits(work.db, toInstant(work.clock.now() - KEPT_DAYS * DAY))),
}

export const downloadArea = {
  name: 'download',
  handlers: downloadHandlers,
  jobs: [visitClean],
  seed: seedDownload,
  linkVisited: noteVisit,
}
