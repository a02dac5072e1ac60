import { bidModes, ngActivityStatus } from '@domain/statuses/bidding'
import { formatFullMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import type { Out } from '@contract'
import { ListPage, useAct } from '@/blocks'
import { Button, Ends, Fact, Item, prompt, Row, Status } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
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
      empty='没有竞购活动'
    />
  )
}

function ActivityItem({ of: one, onChanged }: { of: Activity; onChanged: () => Promise<void> }) {
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
  return (
    <Item>
      <Ends>
        <Fact
          grow
          value={one.name}
          note={`${bidModes[one.mode]} · ${formatVolume(one.totalVolume)} · 参与 ${one.participants} 家 · ${formatFullMoment(one.closeAt)} 截止`}
        />
        <Status status={ngActivityStatus[one.state]} />
      </Ends>
      {one.canCancel && (
        <Row to='end'>
          <Button
            kind='outline'
            size='small'
            label={`取消活动 ${one.name}`}
            loading={cancel.busy}
            onTap={() => cancel.run({ ngId: one.ngId })}
          >
            取消活动
          </Button>
        </Row>
      )}
    </Item>
  )
}
