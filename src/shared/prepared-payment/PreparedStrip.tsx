import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { formatMoment } from '@domain/date-format'
import { dateAt } from '@domain/date'
import { preparedKinds, preparedStatus } from '@domain/statuses/prepared-payment'
import { serverNow } from '@/platform/time'
import { useAct } from '@/blocks'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { Button, Ends, Item, Money, NoticeBar, Row, Sheet, Status } from '@/ui'
import { usePrepared } from './use-prepared'

type Prepared = RowOf<'btwob GET /pay/prepared/list'>

/** Payments that wait for an approval (Y-12): for the master to decide, for other users their own to follow and withdraw. */
export function PreparedStrip() {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const [open, setOpen] = useState(false)
  const read = usePrepared()
  if (read.data === undefined || read.data.list.length === 0) return null
  const { open: count } = read.data
  const text = isMaster ? `有 ${count} 笔付款待您审批` : `您的付款申请：${count} 笔待主账号审批`
  return (
    <>
      <NoticeBar tone='info' action='查看' onTap={() => setOpen(true)}>
        {text}
      </NoticeBar>
      {open && (
        <Sheet open title='付款申请' cancelText='关闭' onClose={() => setOpen(false)}>
          {read.data.list.map((row) => (
            <PreparedRow key={row.preparedId} row={row} isMaster={isMaster} onLeave={() => setOpen(false)} />
          ))}
        </Sheet>
      )}
    </>
  )
}

function PreparedRow({ row, isMaster, onLeave }: { row: Prepared; isMaster: boolean; onLeave: () => void }) {
  const withdraw = useAct('btwob POST /pay/prepared/withdraw', {
    ask: { title: '撤回付款申请', content: '撤回后主账号将无法审批，确定撤回？' },
    ok: '已撤回',
  })
  const { preparedId } = row
  const decide = () => {
    onLeave()
    return go('/pages/pay/place-order', { bizType: 'BILL', preparedId })
  }
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m break'>{row.title}</span>
        <Money value={row.amount} size='xs' />
      </Ends>
      <Ends>
        <span className='fs-12 t3 break'>
          {preparedKinds[row.kind]} · {row.preparedMask} · {formatMoment(row.expireAt, dateAt(serverNow()))} 前有效
        </span>
        <Status status={preparedStatus[row.state]} />
      </Ends>
      {row.reason !== '' && <div className='fs-13 c-danger break mt4'>{row.reason}</div>}
      {row.state === 'PREPARED' && (isMaster || row.byMe) && (
        <Row to='end' top={8}>
          {isMaster && (
            <Button size='small' onTap={decide}>
              去审批
            </Button>
          )}
          {!isMaster && (
            <Button kind='text' size='small' onTap={() => withdraw.run({ preparedId })}>
              撤回
            </Button>
          )}
        </Row>
      )}
    </Item>
  )
}
