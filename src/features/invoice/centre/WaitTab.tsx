import { useLink } from '@/blocks'
import { usePaged } from '@/request'
import { Button, Card, Empty, ErrorBlock, Skeleton } from '@/ui'
import { useChoiceOfPage } from '../parts/pick/choice'
import { usePickBar } from '../parts/pick/PickBar'
import { WaitRow } from '../parts/pick/WaitRow'

const SHOWN = 10

/** The last ten that wait: ticked here they are invoiced without the list of all. `bar`: once one is ticked. */
export function useWaiting() {
  const list = usePaged('default GET /crmgas/invoice/waitList', {}, { refresh: 'old', handles: 'all' })
  const shown = list.rows.slice(0, SHOWN)
  const choice = useChoiceOfPage('BILL', shown)
  const { selection, bar } = usePickBar({ entry: 'BILL', choice, onStale: list.reload })
  return { list, shown, selection, bar: choice.chosen.length > 0 ? bar : undefined }
}

/** What waits, and the way to all of it. */
export function WaitTab({ of: { list, shown, selection } }: { of: ReturnType<typeof useWaiting> }) {
  const all = useLink('/subPagesB/pages/applyForInvoice/waitInvoice')
  if (list.state === 'loading') return <Skeleton kind='list' rows={3} />
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  if (shown.length === 0) return <Empty text='暂无待开票记录' />
  return (
    <>
      <Card flush className='mt12'>
        {shown.map((trade) => (
          <WaitRow key={trade.tradeNo} trade={trade} tick={selection?.tickOf(trade)} />
        ))}
      </Card>
      {all && (
        <Button kind='text' block onTap={all}>
          {`查看全部 ${list.total} 笔`}
        </Button>
      )}
    </>
  )
}
