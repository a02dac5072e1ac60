import { useAct, useLink } from '@/blocks'
import { usePaged } from '@/request'
import { Button, Row, SectionCard } from '@/ui'
import type { Row as RowOf } from '@contract'
import { ChangeItem } from '../parts/cycle/ChangeItem'

type Change = RowOf<'taocan GET /trade/extract/changeList'>

/** Changes of the order so far; what has not been answered can be taken back, what was granted is paid. */
export function FormerChanges({ orderNo }: { orderNo: string }) {
  const list = usePaged('taocan GET /trade/extract/changeList', { orderNo }, { handles: 'all', refresh: 'show' })
  const withdraw = useAct('taocan POST /trade/extract/changeWithdraw', {
    once: true,
    ask: '确认撤回该申请？',
    ok: '已撤回',
    stale: list.reload,
  })
  if (list.rows.length === 0) return null
  return (
    <SectionCard title='变更记录' count={list.total} flush>
      {list.rows.map((change) => (
        <ChangeItem key={change.changeNo} of={change}>
          <Acts change={change} onWithdraw={() => withdraw.run({ changeNo: change.changeNo })} />
        </ChangeItem>
      ))}
      {list.foot === 'more' && (
        <Row to='centre' className='mb8'>
          <Button kind='text' size='small' onTap={list.loadMore}>
            查看更多
          </Button>
        </Row>
      )}
    </SectionCard>
  )
}

function Acts({ change, onWithdraw }: { change: Change; onWithdraw: () => Promise<unknown> }) {
  const { buNo, state, canWithdraw } = change
  const page = useLink('/subPagesB/pages/gas-package/order-details-bu', buNo === null ? undefined : { buNo })
  const pay = state === 'WAIT_PAY' ? page : undefined
  if (!canWithdraw && !pay) return null
  return (
    <Row to='end' gap={8}>
      {canWithdraw && (
        <Button kind='outline' size='small' onTap={onWithdraw}>
          撤回
        </Button>
      )}
      {pay && (
        <Button kind='filled' size='small' onTap={pay}>
          去支付
        </Button>
      )}
    </Row>
  )
}
