import type { Row } from '@contract'
import { diffDays, toMillis } from '@domain/date'
import { isNegativeMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { nameIn, namesOf } from './people'
import { invoiceIdsOf } from './repo/items'
import { heldPicks } from './repo/picks'
import { WARN_DAYS } from './rules/dates'
import { OVERDUE, openOf } from './rules/items'
import type { Item } from './types'
import { TradeRow as TradeRowSchema } from '@contract/invoice/words'
import { shape } from '../../http/shape'

export type TradeRow = Row<'default GET /crmgas/invoice/waitList'>

/** Items as they are shown: the application that locks them, and the invoices that concern them. */
export async function tradeRows(work: Work, session: BoundSession, items: readonly Item[]): Promise<TradeRow[]> {
  const now = work.clock.now()
  const picks = items.some(({ status }) => status === 'I1') ? await heldPicks(work.db, session.bp) : []
  const live = new Map(picks.filter(({ expireAt }) => toMillis(expireAt) > now).map((pick) => [pick.pickId, pick]))
  const names = await namesOf(
    work,
    picks.map(({ userId }) => userId),
  )
  const ids = items.map(({ itemId }) => itemId)
  const invoices = await invoiceIdsOf(work.db, session.bp, ids)
  return items.map((item) => {
    const pick = item.pickId === null ? undefined : live.get(item.pickId)
    const held = item.status === 'I1' && pick ? pick : null
    return tradeRow(work, item, {
      heldBy: held && {
        name: nameIn(names, held.userId),
        mine: held.userId === session.userId,
        until: held.expireAt,
      },
      invoiceIds: invoices.filter((one) => one.itemId === item.itemId).map((one) => one.invoiceId),
    })
  })
}

function tradeRow(work: Work, item: Item, { heldBy, invoiceIds }: Pick<TradeRow, 'heldBy' | 'invoiceIds'>): TradeRow {
  const left = diffDays(work.clock.today(), item.deadline)
  // A pick that has run out counts as none, also before the sweep has seen it.
  const status = item.status === 'I1' && heldBy === null ? 'I0' : item.status
  const isLate = status === 'I0' && left < 0
  return shape(TradeRowSchema.properties, item, {
    tradeNo: item.itemId,
    openAmount: openOf(item),
    status: isLate ? 'I5' : status,
    blockReason: isLate || item.status === 'I5' ? OVERDUE : item.blockReason,
    daysLeft: status === 'I0' && left >= 0 && left <= WARN_DAYS ? left : null,
    isAdjust: isNegativeMoney(item.grossAmount),
    heldBy,
    canPick: (status === 'I0' && !isLate) || heldBy?.mine === true,
    invoiceIds,
  })
}
