import type { Row } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { ListPage, useAct } from '@/blocks'
import { Button, Item, Row as Line } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import '../desk.scss'

type DeadLetter = Row<'btwob GET /work/dead'>

/** 死信: work that failed its last try; one more try, or the end of it. */
export const DeadView = () => <DeskGate>{(close) => <Letters close={close} />}</DeskGate>

function Letters({ close }: { close: () => void }) {
  const list = useDeskList('btwob GET /work/dead', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      list={list}
      keyOf={({ itemId }) => itemId}
      item={(letter) => <Letter letter={letter} onDone={list.reload} />}
      empty='没有放弃的后台任务'
    />
  )
}

function Letter({ letter, onDone }: { letter: DeadLetter; onDone: () => Promise<void> }) {
  const { itemId, kind, key, error, tries, failedAt } = letter
  const act = useAct('btwob POST /work/dead/decide', { ok: '已处理', done: () => void onDone(), stale: onDone })
  const drop = useAct('btwob POST /work/dead/decide', {
    ask: '放弃后不会再执行，确认放弃？',
    ok: '已放弃',
    done: () => void onDone(),
    stale: onDone,
  })
  return (
    <div>
      <Item>
        <div className='fs-15 fw-m break'>{[kind, key].filter(Boolean).join(' ')}</div>
        <div className='fs-13 c-danger break'>{error}</div>
        <div className='fs-12 t3 num'>
          {tries} 次 · {formatFullMoment(failedAt)}
        </div>
      </Item>
      <Line to='end' gap={8} className='gutter mb12'>
        <Button kind='text' size='small' onTap={() => drop.run({ itemId, decision: 'DROP' })}>
          放弃
        </Button>
        <Button kind='outline' size='small' loading={act.busy} onTap={() => act.run({ itemId, decision: 'RETRY' })}>
          再试一次
        </Button>
      </Line>
    </div>
  )
}
