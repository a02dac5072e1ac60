import type { ReactNode } from 'react'
import type { Row as RowOf } from '@contract'
import { ListPage, useAct, useLinks } from '@/blocks'
import { usePaged } from '@/request'
import { targetAddress } from '@/routes/target'
import { Button, Dated, DateText, Ends, Item, Tag } from '@/ui'

const LIST = 'default GET /crmgas/message/list'
type Reminder = RowOf<typeof LIST>

/** What was reminded of: the messages about bills and payments of the one store (A 2.17); a tap reads it and opens what it is about. */
export function RemindList({ top }: { top: ReactNode }) {
  const links = useLinks()
  const list = usePaged(LIST, { categoryCode: 'bill' }, { carry: ({ asOf }) => ({ asOf }), refresh: 'show' })
  const read = useAct('default POST /crmgas/message/read', { loading: false })
  const readAll = useAct('default POST /crmgas/message/readAll', {
    ask: '确定将全部提醒标为已读吗？',
    ok: '已全部标为已读',
  })
  const open = (row: Reminder) => {
    if (row.status === 'unread') void read.run({ msgIds: [row.msgId] })
    links(addressOf(row))?.()
  }
  const asOf = list.first?.asOf ?? ''
  return (
    <ListPage
      list={list}
      top={top}
      head={
        list.rows.some(({ status }) => status === 'unread') && (
          <Ends className='gutter'>
            <span />
            <Button kind='text' size='small' onTap={() => readAll.run({ categoryCode: 'bill', asOf })}>
              全部已读
            </Button>
          </Ends>
        )
      }
      keyOf={({ msgId }) => msgId}
      item={(row) => <ReminderRow row={row} onTap={() => open(row)} />}
      empty='暂无提醒'
    />
  )
}

/** What it asks for while that is open, else what it reports. */
const addressOf = (row: Reminder): string | null => (row.todo?.status === '0' ? row.todo.route : targetAddress(row))

function ReminderRow({ row, onTap }: { row: Reminder; onTap: () => void }) {
  const { title, summary, status, createdAt, overWord } = row
  return (
    <Item onTap={onTap}>
      <Ends>
        <span className={status === 'unread' ? 'fs-15 fw-m break' : 'fs-15 t3 break'}>{title}</span>
        {status === 'unread' && <Tag tone='danger'>未读</Tag>}
        {overWord !== null && <Tag tone='success'>{overWord}</Tag>}
      </Ends>
      <div className='fs-13 t2 break mt4'>
        <Dated text={summary} />
      </div>
      <div className='fs-12 t3 mt4'>
        <DateText value={createdAt} form='full' />
      </div>
    </Item>
  )
}
