import type { Db } from '../../db/connect'
import type { JobCtx } from '../../http/context'
import { newViews, type Counted } from './repo'
import type { ViewCounter } from './views'

/**
 * Writes the views that a counter has noted and gives the number of new ones for each id to `add`, in one transaction. A reader that
 * another gateway has seen within the window counts once.
 */
export function flushCounter(
  ctx: JobCtx,
  counter: ViewCounter,
  counted: Counted,
  add: (db: Db, views: ReadonlyMap<string, number>) => Promise<void>,
): Promise<void> {
  return counter.inTurn(async () => {
    const views = counter.take()
    if (views.length === 0) return
    try {
      await ctx.transaction(async ({ db }) => add(db, await newViews(db, counted, views, counter.window)))
    } catch (error) {
      counter.giveBack(views)
      throw error
    }
  })
}
