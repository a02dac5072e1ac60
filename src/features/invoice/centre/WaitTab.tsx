import { useLink } from '@/blocks'
import { usePaged } from '@/request'
import { Button, Card, Empty, ErrorBlock, Skeleton } from '@/ui'
import { WaitRow } from '../parts/pick/WaitRow'

const SHOWN = 10

/** The last ten that wait, and the way to all of them. */
export function WaitTab() {
  const list = usePaged('default GET /crmgas/invoice/waitList', {}, { refresh: 'old', handles: 'all' })
  const all = useLink('/subPagesB/pages/applyForInvoice/waitInvoice')
  if (list.state === 'loading') return <Skeleton kind='list' rows={3} />
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  if (list.rows.length === 0) return <Empty text='暂无待开票记录' />
  return (
    <>
      <Card flush className='mt12'>
        {list.rows.slice(0, SHOWN).map((trade) => (
          <WaitRow key={trade.tradeNo} trade={trade} tick={undefined} />
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
