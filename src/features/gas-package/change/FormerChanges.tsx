import { formatVolumeNumber } from '@domain/volume'
import { extractionChangeStatus, extractionChangeTypes } from '@domain/statuses/gas-package'
import { useLinks } from '@/blocks'
import { attempt, usePaged, useWrite } from '@/request'
import { Button, confirm, DateText, Ends, Item, Row, SectionCard, Status } from '@/ui'
import type { Row as RowOf } from '@contract'

type Change = RowOf<'taocan GET /trade/extract/changeList'>

/** Changes of the order so far; what has not been answered can be taken back. */
export function FormerChanges({ orderNo }: { orderNo: string }) {
  const list = usePaged('taocan GET /trade/extract/changeList', { orderNo }, { handles: 'all', refresh: 'show' })
  const withdraw = useWrite('taocan POST /trade/extract/changeWithdraw', { once: true, handles: ['2904'] })
  if (list.rows.length === 0) return null
  const takeBack = async ({ changeNo }: Change) => {
    if (!(await confirm({ title: '提示', content: '确认撤回该申请？' }))) return
    await attempt(withdraw.run({ changeNo }), { ok: '已撤回', at: list.reload })
  }
  return (
    <SectionCard title='变更记录' count={list.total} flush>
      {list.rows.map((change) => (
        <ChangeLine key={change.changeNo} change={change} onWithdraw={() => takeBack(change)} />
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

function ChangeLine({ change, onWithdraw }: { change: Change; onWithdraw: () => Promise<void> }) {
  const { buNo, targetCycleName: target, state } = change
  const owed = buNo !== null && state === 'WAIT_PAY' ? buNo : null
  const pay = useLinks()(owed && `/subPagesB/pages/gas-package/order-details-bu?buNo=${owed}`)
  return (
    <Item>
      <Ends gap={8}>
        <span className='fs-15 fw-m break'>
          {change.cycleName}
          {extractionChangeTypes[change.changeType]} {formatVolumeNumber(change.volume)} m³
        </span>
        <Status status={extractionChangeStatus[state]} />
      </Ends>
      <Ends gap={8} className='fs-12 t3 num'>
        <span>
          {target !== null && `${change.changeType === 'DELAY' ? '转入' : '来自'}${target} · `}
          {change.effectDate} 起生效
        </span>
        <DateText value={change.createdAt} form='time' />
      </Ends>
      <div className='fs-12 t3 break'>{change.reason}</div>
      {change.reviewRemark !== null && <div className='fs-12 c-warning break'>审核意见：{change.reviewRemark}</div>}
      {(change.canWithdraw || pay) && (
        <Row to='end' gap={8}>
          {change.canWithdraw && (
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
      )}
    </Item>
  )
}
