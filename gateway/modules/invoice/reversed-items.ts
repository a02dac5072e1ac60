import { isZeroMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { balanceFreed } from './derive'
import { endApplyItems } from './repo/applies'
import { freshUntil, later } from './rules/dates'
import { openOf } from './rules/items'
import { itemMachine } from './states'
import type { Item, Red } from './types'

/**
 * IR-05: what a red letter took off items. Made out wrongly or stopped (01, 03): it may be invoiced again, a part of an item as well as
 * a whole one. Goods that went back (02) end the item once nothing is left of it; a part of them, and a discount (04), is waived.
 */
export async function moveReversed(work: Work, reason: Red['reason'], items: readonly Item[]): Promise<void> {
  const fresh = freshUntil(work.clock.today())
  for (const item of items) {
    // What is still being issued is moved when its application ends; what waits has grown by what was reversed.
    if (item.status !== 'I3' && item.status !== 'I4') continue
    const redCount = item.redCount + 1
    const isWhole = isZeroMoney(item.invoicedAmount)
    const isOpen = !isZeroMoney(openOf(item))
    if (isWhole && reason === '02')
      await transition(work, itemMachine, item, 'RED_RETURN', {
        set: { redCount, blockReason: '已退款', applyId: null },
      })
    else if (isOpen) {
      const deadline = later(item.deadline, fresh)
      await transition(work, itemMachine, item, 'RED_FREE', { set: { redCount, deadline, applyId: null } })
      await balanceFreed(work, item)
    } else await transition(work, itemMachine, item, 'RED_PART', { set: { redCount } })
    // An item that waits again may be in another application, a part of it too.
    if (isWhole || isOpen) await endApplyItems(work.db, item.bp, [item.itemId])
  }
}
