import type { Row as RowOf } from '@contract'
import { hyqFollowStatus } from '@domain/statuses/hyq'
import { ListPage, useAct } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { Button, Ends, Fact, Item, prompt, Row, Status } from '@/ui'
import { Named } from '../cells'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import type { QuarterFilters } from './DeskQuartersView'
import '../desk.scss'

type Response = RowOf<'btwob GET /hyq/responses'>

const NEXT = {
  open: { status: 'contacted', text: '记录回访' },
  contacted: { status: 'closed', text: '记录闭环' },
} as const

/** Answers of 0 to 6 points: customers to be called back, and what came of it (E-H-06). */
export function Calls({ filters, close }: { filters: QuarterFilters; close: () => void }) {
  const list = useDeskList('btwob GET /hyq/responses', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      filters={filters}
      list={list}
      keyOf={({ responseId }) => responseId}
      item={(one) => <CallRow of={one} onDone={list.reload} />}
      table={tableOf({ label: '回访', columns: columnsOf(list.reload) })}
      empty='没有需要回访的答卷'
    />
  )
}

type RowProps = { of: Response; onDone: () => Promise<void> }

const saidOf = ({ reasons, text }: Response): string => [reasons.join('、'), text].filter(Boolean).join('：')

const columnsOf = (onDone: RowProps['onDone']): readonly Column<Response>[] => [
  { head: '客户', cell: ({ customerName, bp }) => <Named title={customerName || '客户'} note={`户号 ${bp}`} /> },
  { head: '评分', width: 48, isFigure: true, cell: ({ npsScore }) => npsScore },
  { head: '原因', cell: saidOf },
  { head: '提交时间', width: 132, cell: ({ submittedAt }) => typedOf(submittedAt) },
  { head: '工单', width: 132, cell: ({ ticketNo }) => ticketNo ?? '无' },
  {
    head: '回访',
    width: 152,
    cell: ({ status, note }) => (
      <>
        <Status status={hyqFollowStatus[status]} />
        {note !== '' && <div className='fs-12 t2 mt4 break'>{note}</div>}
      </>
    ),
  },
  { head: '操作', width: 96, isActs: true, cell: (one) => <FollowButton of={one} onDone={onDone} /> },
]

function CallRow({ of: one, onDone }: RowProps) {
  const { customerName, bp, npsScore, status, ticketNo, note, submittedAt } = one
  return (
    <Item className='dk-row'>
      <Ends>
        <Fact grow value={`${customerName || '客户'} ${bp}`} note={`${npsScore} 分 · ${typedOf(submittedAt)}`} />
        <Status status={hyqFollowStatus[status]} />
      </Ends>
      <div className='fs-14 mt4 break'>{saidOf(one)}</div>
      {ticketNo !== null && <div className='fs-12 t3 mt4 num'>工单 {ticketNo}</div>}
      {note !== '' && <div className='fs-13 t2 mt4 break'>{note}</div>}
      <FollowButton of={one} onDone={onDone} />
    </Item>
  )
}

/** Notes what came of the next step; nothing once the call is over. */
function FollowButton({ of: one, onDone }: RowProps) {
  const { responseId, customerName, status } = one
  const next = status === 'open' || status === 'contacted' ? NEXT[status] : null
  const follow = useAct('btwob POST /hyq/followUp', {
    more: async () => {
      const typed = await prompt({
        title: next?.text ?? '',
        label: '结果',
        maxLength: 300,
        check: (value) => (value.trim() === '' ? '请填写结果' : undefined),
      })
      return typed === null ? null : { note: typed.trim() }
    },
    ok: '已记录',
    done: () => void onDone(),
    stale: onDone,
  })
  if (!next) return null
  return (
    <Row gap={8}>
      <Button
        kind='outline'
        size='small'
        label={`${next.text} ${customerName}`}
        loading={follow.busy}
        onTap={() => follow.run({ responseId, status: next.status })}
      >
        {next.text}
      </Button>
    </Row>
  )
}
