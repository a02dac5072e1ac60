import { bidModes, ngActivityStatus } from '@domain/statuses/bidding'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import type { Out } from '@contract'
import { ListPage, useAct } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { Button, Ends, Fact, Item, prompt, Row, Status } from '@/ui'
import { Bits, count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import '../desk.scss'

type Activity = Out<'btwob GET /ng/list'>['list'][number]

const SHORTEST = 2

/** 竞购活动 at the desk: no price of a bid and no seed; an activity can be cancelled before its publication (N-05). */
export const BidsView = () => <DeskGate>{(close) => <Bids close={close} />}</DeskGate>

function Bids({ close }: { close: () => void }) {
  const list = useDeskList('btwob GET /ng/list', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      list={list}
      keyOf={({ ngId }) => ngId}
      item={(one) => <ActivityItem of={one} onChanged={list.reload} />}
      table={tableOf({ label: '竞购活动', columns: columnsOf(list.reload) })}
      empty='没有竞购活动'
    />
  )
}

type Changed = () => Promise<void>

const columnsOf = (onChanged: Changed): readonly Column<Activity>[] => [
  { head: '活动', cell: ({ name }) => <Named title={name} /> },
  { head: '方式', width: 72, cell: ({ mode }) => bidModes[mode] },
  { head: '总量 m³', width: 112, isFigure: true, cell: ({ totalVolume }) => formatVolumeNumber(totalVolume) },
  { head: '参与（家）', width: 80, isFigure: true, cell: ({ participants }) => count(participants) },
  { head: '截止时间', width: 132, cell: ({ closeAt }) => typedOf(closeAt) },
  { head: '状态', width: 72, cell: ({ state }) => <Status status={ngActivityStatus[state]} /> },
  { head: '操作', width: 96, isActs: true, cell: (one) => <CancelButton of={one} onChanged={onChanged} /> },
]

function ActivityItem({ of: one, onChanged }: { of: Activity; onChanged: Changed }) {
  return (
    <Item>
      <Ends>
        <Fact
          grow
          value={one.name}
          note={
            <Bits
              of={[
                bidModes[one.mode],
                formatVolume(one.totalVolume),
                `参与 ${count(one.participants)} 家`,
                `${typedOf(one.closeAt)} 截止`,
              ]}
            />
          }
        />
        <Status status={ngActivityStatus[one.state]} />
      </Ends>
      {one.canCancel && (
        <Row to='end'>
          <CancelButton of={one} onChanged={onChanged} />
        </Row>
      )}
    </Item>
  )
}

/** Cancels an activity before its publication; nothing after it. */
function CancelButton({ of: one, onChanged }: { of: Activity; onChanged: Changed }) {
  const cancel = useAct('btwob POST /ng/cancel', {
    once: true,
    more: async () => {
      const reason = await prompt({
        title: '取消活动',
        label: '原因',
        content: '客户会看到原因，全部保证金退至余额。',
        maxLength: 100,
        check: (text) => (text.trim().length < SHORTEST ? '请填写原因' : undefined),
      })
      return reason === null ? null : { reason: reason.trim() }
    },
    ask: `取消「${one.name}」？取消后不能恢复。`,
    ok: '已取消，保证金正在退还',
    done: onChanged,
    stale: onChanged,
  })
  if (!one.canCancel) return null
  return (
    <Button
      kind='outline'
      size='small'
      label={`取消活动 ${one.name}`}
      loading={cancel.busy}
      onTap={() => cancel.run({ ngId: one.ngId })}
    >
      取消活动
    </Button>
  )
}
