import type { LinkPrefix } from '@domain/download-link'
import type { JobCtx, Work } from './http/context'
import type { AnyHandlers } from './http/mount'
import type { Brought } from './brought'
import type { AnyKind } from './case/any-kind'
import type { AreaWork } from './work/kinds'

/** Somebody opened a short link (D AB-02). */
export interface LinkVisit {
  prefix: LinkPrefix
  code: string
  userAgent: string
  ip: string
}

/** One business area: its handlers, its work, what it brings for others. */
export interface Area extends Brought {
  name: string
  handlers: AnyHandlers
  work?: AreaWork
  /** Kinds of case of this area (`withCases`): what holds for all kinds is tested for each of them. */
  cases?: readonly AnyKind[]
  /** Writes what this process has counted since the last time: every few seconds in each gateway, and at its end. */
  flush?: (ctx: JobCtx) => Promise<void>
  /** Runs at every start (e.g. opens the day's state). */
  start?: (ctx: JobCtx) => Promise<void>
  /** Counts visits by short links. */
  linkVisited?: (work: Work, visit: LinkVisit) => Promise<void>
}
