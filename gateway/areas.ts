import type { JobCtx, Work } from './http/context'
import type { AnyHandlers } from './http/mount'
import type { Job } from './jobs/job'

/** One business area: its handlers, its scheduled work, its demo data. */
export interface Area {
  name: string
  handlers: AnyHandlers
  jobs?: readonly Job[]
  /** Seeds the area's demo data in one transaction; areas run in the order C, A, B, D, E (CV-16). */
  seed?: (work: Work) => Promise<void>
  /** Runs at every start (e.g. opens the day's state). */
  start?: (ctx: JobCtx) => Promise<void>
}
