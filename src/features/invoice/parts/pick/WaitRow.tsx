import { go } from '@/routes/go'
import type { Tick } from '@/blocks'
import type { Trade } from './trade'
import { TradeRow } from './TradeRow'

interface WaitRowProps {
  trade: Trade
  /** Absent: nothing is chosen here. */
  tick: Tick | undefined
  /** It has been opened or ticked. */
  onUse?: () => void
}

/** A row of what waits: its box ticks it, the rest of it opens the item. */
export function WaitRow({ trade, tick, onUse }: WaitRowProps) {
  const open = () => {
    onUse?.()
    void go('/subPagesB/pages/applyForInvoice/detail', { tradeNo: trade.tradeNo })
  }
  const onChange = (on: boolean) => {
    onUse?.()
    tick?.onChange(on)
  }
  return <TradeRow trade={trade} onTap={open} tick={tick && { ...tick, onChange }} />
}
