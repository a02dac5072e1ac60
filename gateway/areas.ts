import type { LinkPrefix } from '@domain/download-link'
import type { JobCtx, Work } from './http/context'
import type { AnyHandlers } from './http/mount'
import type { Job } from './jobs/job'

/** Somebody opened a short link (D AB-02). */
export interface LinkVisit {
  prefix: LinkPrefix
  code: string
  userAgent: string
  ip: string
}

/** One business area: its handlers, its scheduled work, its demo data. */
export interface Area {
  name: string
  handlers: AnyHandlers
  jobs?: readonly Job[]
  /** Seeds the area's demo data in one transaction; areas run in the order C, A, B, D, E (CV-16). */
  seed?: (work: Work) => Promise<void>
  /** Runs at every start (e.g. opens the day's state). */
  start?: (ctx: JobCtx) => Promise<void>
  /** Counts visits by short links. */
  linkVisited?: (work: Work, visit: LinkVisit) => Promise<void>
}
