import type { Extension } from './extensions'
import type { JobCtx, Work } from './http/context'
import type { AnyHandlers } from './http/mount'
import type { AnyKind } from './case/any-kind'
import type { AreaWork } from './work/kinds'

/** One business area: its handlers, its work, what it contributes to extension points of others. */
export interface Area {
  name: string
  handlers: AnyHandlers
  work?: AreaWork
  /** Kinds of case of this area (`withCases`): what holds for all kinds is tested for each of them. */
  cases?: readonly AnyKind[]
  extensions?: readonly Extension<Work>[]
  /** Writes what this process has counted since the last time: every few seconds in each gateway, and at its end. */
  flush?: (ctx: JobCtx) => Promise<void>
  /** Runs at every start (e.g. opens the day's state). */
  start?: (ctx: JobCtx) => Promise<void>
}
