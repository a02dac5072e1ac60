import { go } from '@/routes/go'
import { toast } from '@/ui'
import type { Choice } from './choice'
import { TOO_MANY } from './PickBar'
import type { Trade } from './trade'
import { TradeRow } from './TradeRow'

interface WaitRowProps {
  trade: Trade
  /** Absent: nothing is chosen here. */
  choice: Choice | undefined
  /** It has been opened or ticked. */
  onUse?: () => void
}

/** A row of what waits: its box ticks it, the rest of it opens the item. */
export function WaitRow({ trade, choice, onUse }: WaitRowProps) {
  const open = () => {
    onUse?.()
    void go('/subPagesB/pages/applyForInvoice/detail', { tradeNo: trade.tradeNo })
  }
  const tick = (on: boolean) => {
    onUse?.()
    if (choice && !choice.tick([trade], on)) toast(TOO_MANY)
  }
  return <TradeRow trade={trade} onTap={open} tick={choice && { checked: choice.has(trade.tradeNo), onChange: tick }} />
}
