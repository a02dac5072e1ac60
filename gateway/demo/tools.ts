import type { In } from '@contract'
import type { Ctx } from '../http/context'
import { badField, Refusal } from '../http/refusal'
import { newestOutbox, type OutboxRow } from './outbox-repo'

/** CV-10: the development tools exist with DEV_TOOLS=1 only; without it the calls answer as unknown ones. */
export function refuseWithoutTools(ctx: Ctx): void {
  if (!ctx.config.devTools) throw new Refusal('2902')
}

/** Moves the product's clock and does what is due by then, each at its time. */
export async function moveClock(ctx: Ctx, now: string): Promise<{ now: string }> {
  refuseWithoutTools(ctx)
  if (Number.isNaN(Date.parse(now))) throw badField('now')
  await ctx.passTo(now)
  return { now: ctx.clock.iso() }
}

/** What the embedded senders sent. */
export async function sentMessages(ctx: Ctx, filter: In<'btwob GET /dev/outbox'>): Promise<OutboxRow[]> {
  refuseWithoutTools(ctx)
  return newestOutbox(ctx.db, filter)
}
