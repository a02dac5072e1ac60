import type { In, Out } from '@contract'
import { MINUTE, toMillis } from '@domain/date'
import { isNegativeMoney, isPositiveMoney, sumMoney } from '@domain/money'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { nameIn, namesOf } from './people'
import { lockItems, lockOpenItems } from './repo/items'
import { findPick, heldPicks, insertPick, lockPick } from './repo/picks'
import { openOf } from './rules/items'
import { itemMachine, pickMachine } from './states'
import { tradeRows } from './trade-view'
import type { Item, Pick } from './types'

/** IV-05: so long items are held while a form is filled in. */
export const HOLD = 15 * MINUTE
const MOST = 100

type Answer = Out<'default POST /crmgas/invoice/pickTrades'>

/** Call 113: picks items. All waiting items of the customer are locked first, so that two users never pick the same. */
export async function pickTrades(
  ctx: Ctx<BoundSession>,
  { tradeNos, billId }: In<'default POST /crmgas/invoice/pickTrades'>,
): Promise<Answer> {
  const { session } = ctx
  if (billId === undefined && tradeNos.length === 0) throw new Refusal('2651')
  await lockOpenItems(ctx.db, session.bp)
  await freeOlder(ctx, session)
  const open = await lockOpenItems(ctx.db, session.bp)
  const today = ctx.clock.today()
  const ofBill = billId === undefined ? [] : open.filter((item) => item.billId === billId && item.deadline >= today)
  const wanted = [...new Set([...tradeNos, ...ofBill.map(({ itemId }) => itemId)])]
  // A bill of which nothing waits any more.
  if (wanted.length === 0) throw new Refusal('2652')
  if (wanted.length > MOST) throw new Refusal('2651')
  const found = wanted.map((id) => open.find(({ itemId }) => itemId === id))
  await refuseHeld(ctx, found)
  if (found.some((item) => item?.status !== 'I0' || item.deadline < today)) throw new Refusal('2652')
  const chosen = found.filter((item) => item !== undefined)
  const added = corrections(open, chosen)
  const all = [...chosen, ...added]
  if (all.length > MOST) throw new Refusal('2651')
  const groups = [...new Set(all.map(({ goodsGroup }) => goodsGroup))].map((goodsGroup) => ({
    goodsGroup,
    grossTotal: sumMoney(all.filter((item) => item.goodsGroup === goodsGroup).map(openOf)),
  }))
  if (!groups.every(({ grossTotal }) => isPositiveMoney(grossTotal))) throw new Refusal('2602')
  const grossTotal = sumMoney(all.map(openOf))
  const pick = await hold(ctx, session, all, grossTotal)
  const ids = all.map(({ itemId }) => itemId)
  return {
    pickId: pick.pickId,
    ...timeLeft(ctx, pick),
    items: await tradeRows(ctx, session, await lockItems(ctx.db, session.bp, ids)),
    autoAdded: added.map(({ itemId }) => itemId),
    groups,
    grossTotal,
  }
}

/** IV-06: corrections of the same goods and meter go along. */
export const corrections = (open: readonly Item[], chosen: readonly Item[]): Item[] =>
  open.filter(
    (item) =>
      item.status === 'I0' &&
      isNegativeMoney(item.grossAmount) &&
      !chosen.includes(item) &&
      chosen.some((one) => one.goodsGroup === item.goodsGroup && one.meterNo === item.meterNo),
  )

async function refuseHeld(ctx: Ctx<BoundSession>, found: readonly (Item | undefined)[]): Promise<void> {
  const held = found.filter((item) => item?.status === 'I1').flatMap((item) => item ?? [])
  const [first] = held
  if (!first) return
  const pick = first.pickId === null ? undefined : await findPick(ctx.db, first.bp, first.pickId)
  const userId = pick?.userId ?? ''
  const name = nameIn(await namesOf(ctx, [userId]), userId)
  throw new Refusal('2601', { params: { name }, data: { name, tradeNos: held.map(({ itemId }) => itemId) } })
}

/** The caller's older picks, and all that have run out. */
async function freeOlder(work: Work, { bp, userId }: BoundSession): Promise<void> {
  for (const pick of await heldPicks(work.db, bp)) {
    const isOver = toMillis(pick.expireAt) <= work.clock.now()
    if (isOver) await endPick(work, pick, 'EXPIRE')
    else if (pick.userId === userId) await endPick(work, pick, 'RELEASE')
  }
}

/** Returns the items of a pick. Items that were moved meanwhile stay where they are. */
export async function endPick(work: Work, seen: Pick, event: 'RELEASE' | 'EXPIRE'): Promise<void> {
  const items = await lockItems(work.db, seen.bp, seen.itemIds)
  const pick = await lockPick(work.db, seen.bp, seen.pickId)
  if (pick?.status !== 'HELD') return
  for (const item of items)
    if (item.status === 'I1' && item.pickId === pick.pickId)
      await transition(work, itemMachine, item, 'RELEASE', { set: { pickId: null } })
  await transition(work, pickMachine, pick, event)
}

async function hold(work: Work, session: BoundSession, items: readonly Item[], grossTotal: string): Promise<Pick> {
  const { bp, companyCode, userId } = session
  const pick: Pick = {
    bp,
    companyCode,
    userId,
    grossTotal,
    pickId: newId(work.clock.now()),
    itemIds: items.map(({ itemId }) => itemId),
    status: 'HELD',
    createdAt: work.clock.iso(),
    expireAt: isoOf(work.clock.now() + HOLD),
    updatedAt: work.clock.iso(),
  }
  await insertPick(work.db, pick)
  for (const item of items) await transition(work, itemMachine, item, 'PICK', { set: { pickId: pick.pickId } })
  return pick
}

export const timeLeft = (work: Work, { expireAt }: Pick): { expireAt: string; remainSeconds: number } => ({
  expireAt,
  remainSeconds: Math.max(0, Math.floor((toMillis(expireAt) - work.clock.now()) / 1000)),
})

/** Call 114. */
export async function releasePick(ctx: Ctx<BoundSession>, pickId: string): Promise<true> {
  const pick = await findPick(ctx.db, ctx.session.bp, pickId)
  if (pick?.status === 'HELD' && pick.userId === ctx.session.userId) await endPick(ctx, pick, 'RELEASE')
  return true
}
