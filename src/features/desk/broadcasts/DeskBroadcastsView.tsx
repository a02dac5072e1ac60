import type { Row as RowOf } from '@contract'
import { batchStatus, broadcastKinds } from '@domain/statuses/broadcast'
import { ListPage } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import { Ends, Item, Status } from '@/ui'
import { Bits, count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import '../desk.scss'

type Batch = RowOf<'btwob GET /message/broadcast/list'>

const open = ({ batchId }: Batch) => void go('/pages/desk/broadcast', { batchId })
const reachOf = ({ customers }: Batch) => (customers === null ? '全部客户' : `${count(customers)} 户`)

const COLUMNS: readonly Column<Batch>[] = [
  { head: '消息', cell: ({ title, body }) => <Named title={title} note={body} /> },
  { head: '类型', width: 84, cell: ({ templateCode }) => broadcastKinds[templateCode] },
  { head: '范围', width: 84, cell: reachOf },
  { head: '发送时间', width: 132, cell: ({ scheduledAt }) => typedOf(scheduledAt) },
  { head: '已发（人）', width: 84, isFigure: true, cell: ({ sent }) => count(sent) },
  { head: '状态', width: 72, cell: ({ state }) => <Status status={batchStatus[state]} /> },
]

/** 群发消息 at the desk: what was sent to many customers, and what will be (E-X-16). */
export const DeskBroadcastsView = () => <DeskGate>{(close) => <Batches close={close} />}</DeskGate>

function Batches({ close }: { close: () => void }) {
  const list = useDeskList('btwob GET /message/broadcast/list', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      actions={[{ label: '写消息', onTap: () => void go('/pages/desk/broadcast', {}) }]}
      list={list}
      keyOf={({ batchId }) => batchId}
      item={(batch) => <BatchItem batch={batch} />}
      table={tableOf({ label: '群发消息', columns: COLUMNS, onTap: open })}
      empty='还没有群发消息'
    />
  )
}

function BatchItem({ batch }: { batch: Batch }) {
  const { title, state, templateCode, scheduledAt, sent } = batch
  return (
    <Item className='dk-row' onTap={() => open(batch)}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={batchStatus[state]} />
      </Ends>
      <div className='fs-12 t3 mt4 num'>
        <Bits of={[broadcastKinds[templateCode], reachOf(batch), typedOf(scheduledAt), `已发 ${count(sent)} 人`]} />
      </div>
    </Item>
  )
}
