import { useMay } from '@/blocks'
import { BottomBar, Money } from '@/ui'
import type { Choice, Entry } from './choice'
import { useTake } from '../take/use-take'

interface PickBarProps {
  entry: Entry
  choice: Choice
  onStale: () => Promise<unknown>
}

/** What is ticked and what it comes to, and the way to the form (visual 6, bar of several). */
function PickBar({ entry, choice, onStale }: PickBarProps) {
  const { take, busy } = useTake({ entry, stale: onStale })
  const count = choice.chosen.length
  return (
    <BottomBar
      tick={choice.all}
      sum={{ label: `已选 ${count} 笔`, value: <Money value={choice.sum} size='s' /> }}
      primary={{
        text: entry === 'TRADE' ? '去开票' : '下一步',
        disabled: count === 0,
        loading: busy,
        loadingText: '提交中',
        onTap: () => take(choice.chosen.map(({ tradeNo }) => tradeNo)),
      }}
    />
  )
}

/** The bar for users with the right to apply, once there is something to tick. */
export function usePickBar(bar: PickBarProps) {
  const mayApply = useMay('model:INVOICE_APPLY')
  const { choice } = bar
  const isOffered = mayApply && (!choice.all.disabled || choice.chosen.length > 0)
  return { selection: mayApply ? choice : undefined, bar: isOffered ? <PickBar {...bar} /> : undefined }
}
