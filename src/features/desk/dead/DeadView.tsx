import type { Row } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { ListPage, useAct } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { Button, Item, Row as Line } from '@/ui'
import { count, Named } from '../cells'
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
      table={tableOf({ label: '死信', columns: columnsOf(list.reload) })}
      empty='没有放弃的后台任务'
    />
  )
}

type LetterProps = { letter: DeadLetter; onDone: () => Promise<void> }

const columnsOf = (onDone: LetterProps['onDone']): readonly Column<DeadLetter>[] => [
  { head: '任务', cell: ({ kind, key }) => <Named title={kind} note={key} /> },
  { head: '错误', cell: ({ error }) => <span className='c-danger'>{error}</span> },
  { head: '次数', width: 48, isFigure: true, cell: ({ tries }) => count(tries) },
  { head: '失败时间', width: 152, cell: ({ failedAt }) => formatFullMoment(failedAt) },
  { head: '操作', width: 168, isActs: true, cell: (letter) => <LetterActs letter={letter} onDone={onDone} /> },
]

function Letter({ letter, onDone }: LetterProps) {
  const { kind, key, error, tries, failedAt } = letter
  return (
    <div>
      <Item>
        <div className='fs-15 fw-m break'>{[kind, key].filter(Boolean).join(' ')}</div>
        <div className='fs-13 c-danger break'>{error}</div>
        <div className='fs-12 t3 num'>
          {count(tries)} 次 · {formatFullMoment(failedAt)}
        </div>
      </Item>
      <Line to='end' gap={8} className='gutter mb12'>
        <LetterActs letter={letter} onDone={onDone} />
      </Line>
    </div>
  )
}

function LetterActs({ letter: { itemId, kind, key }, onDone }: LetterProps) {
  const name = [kind, key].filter(Boolean).join(' ')
  const act = useAct('btwob POST /work/dead/decide', { ok: '已处理', done: () => void onDone(), stale: onDone })
  const drop = useAct('btwob POST /work/dead/decide', {
    ask: '放弃后不会再执行，确认放弃？',
    ok: '已放弃',
    done: () => void onDone(),
    stale: onDone,
  })
  return (
    <>
      <Button kind='text' size='small' label={`放弃 ${name}`} onTap={() => drop.run({ itemId, decision: 'DROP' })}>
        放弃
      </Button>
      <Button
        kind='outline'
        size='small'
        label={`再试一次 ${name}`}
        loading={act.busy}
        onTap={() => act.run({ itemId, decision: 'RETRY' })}
      >
        再试一次
      </Button>
    </>
  )
}
