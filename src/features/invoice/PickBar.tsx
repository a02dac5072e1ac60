import { useMay } from '@/blocks'
import { BottomBar, Money, toast } from '@/ui'
import { MOST, type Choice, type Entry } from './choice'
import { isTickable, type Trade } from './trade'
import { useTake } from './use-take'

interface PickBarProps {
  entry: Entry
  choice: Choice
  /** As loaded by now: 全选 means these. */
  rows: readonly Trade[]
  onStale: () => Promise<unknown>
}

export const TOO_MANY = `最多选择${MOST}条`

/** What is ticked and what it comes to, and the way to the form (visual 6, bar of several). */
export function PickBar({ entry, choice, rows, onStale }: PickBarProps) {
  const { take, busy } = useTake({ entry, stale: onStale })
  const open = rows.filter(isTickable)
  const count = choice.trades.length
  const all = open.length > 0 && open.every(({ tradeNo }) => choice.has(tradeNo))
  const tickAll = (on: boolean) => {
    if (!choice.tick(open, on)) toast(TOO_MANY)
  }
  return (
    <BottomBar
      tick={{ checked: all, onChange: tickAll, label: '全选', disabled: open.length === 0 }}
      sum={{ label: `已选 ${count} 笔`, value: <Money value={choice.sum} size='s' /> }}
      primary={{
        text: entry === 'TRADE' ? '去开票' : '下一步',
        disabled: count === 0,
        loading: busy,
        loadingText: '提交中',
        onTap: () => take(choice.trades.map(({ tradeNo }) => tradeNo)),
      }}
    />
  )
}

/** The bar for whoever may apply, once there is something to tick. */
export function usePickBar(bar: PickBarProps) {
  const mayApply = useMay('model:INVOICE_APPLY')
  const isOffered = mayApply && (bar.rows.some(isTickable) || bar.choice.trades.length > 0)
  return { mayApply, bar: isOffered ? <PickBar {...bar} /> : undefined }
}
