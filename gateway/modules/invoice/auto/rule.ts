import type { In, Out } from '@contract'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { titleFor } from '../plan'
import { deleteRule, findRule, saveRule, lastRuns, lockRule, lockRun, lockWaitingRun } from '../repo/auto'
import { findItems } from '../repo/items'
import { sellerOf } from '../repo/sellers'
import { findTitle } from '../repo/titles'
import { autoMachine } from '../states'

type View = Out<'btwob GET /invoice/auto'>

/** A year of months. */
const SHOWN = 12

/** The rule of the customer number with its last runs. */
export async function autoOf(work: Work, { bp }: Pick<BoundSession, 'bp'>): Promise<View> {
  const rule = await findRule(work.db, bp)
  const title = rule && (await findTitle(work, bp, rule.titleId))
  const runs = await lastRuns(work.db, bp, SHOWN)
  const items = await findItems(
    work.db,
    bp,
    runs.flatMap(({ itemIds }) => itemIds),
  )
  const titleOf = (id: string) => items.find(({ itemId }) => itemId === id)?.title ?? ''
  return {
    rule: rule
      ? {
          titleId: rule.titleId,
          buyerName: title?.buyerName ?? null,
          invoiceType: rule.invoiceType,
          since: rule.since,
        }
      : null,
    runs: runs.map(({ runId, status, itemIds, grossAmount, dueAt, applyId, reason, createdAt }) => ({
      runId,
      status,
      titles: itemIds.map(titleOf),
      grossAmount,
      dueAt,
      applyId,
      reason,
      createdAt,
    })),
  }
}

/** From now on what is settled is invoiced by itself; an existing rule changes its title or type. */
export async function saveAuto(ctx: Ctx<BoundSession>, input: In<'btwob POST /invoice/auto/save'>): Promise<View> {
  const { bp, companyCode, userId } = ctx.session
  const seller = await sellerOf(ctx.db, companyCode)
  if (!seller) throw new Error(`company ${companyCode} sells without a profile`)
  const { titleId } = await titleFor(ctx, ctx.session, input, seller)
  const now = ctx.clock.iso()
  const { invoiceType } = input
  await saveRule(ctx.db, { bp, companyCode, userId, titleId, invoiceType, since: now, createdAt: now, updatedAt: now })
  return autoOf(ctx, ctx.session)
}

/** No more months, at once; harmless without a rule. */
export async function stopAuto(ctx: Ctx<BoundSession>): Promise<View> {
  const { bp, userId } = ctx.session
  await lockRule(ctx.db, bp)
  const waiting = await lockWaitingRun(ctx.db, bp)
  if (waiting) await transition(ctx, autoMachine, waiting, 'STOP', { by: userId })
  await deleteRule(ctx.db, bp)
  return autoOf(ctx, ctx.session)
}

/** The objection to one run: 2644 once it has been applied for. */
export async function skipRun(ctx: Ctx<BoundSession>, runId: string): Promise<View> {
  const { bp, userId } = ctx.session
  const run = ownOr2902(await lockRun(ctx.db, bp, runId))
  if (run.status === 'DONE' || run.status === 'FAILED') throw new Refusal('2644')
  if (run.status === 'WAIT') await transition(ctx, autoMachine, run, 'STOP', { by: userId })
  return autoOf(ctx, ctx.session)
}
