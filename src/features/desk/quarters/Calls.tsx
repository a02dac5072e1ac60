import type { Row as RowOf } from '@contract'
import { hyqFollowStatus } from '@domain/statuses/hyq'
import { ListPage, useAct } from '@/blocks'
import { Button, Ends, Fact, Item, prompt, Row, Status } from '@/ui'
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
      empty='没有需要回访的答卷'
    />
  )
}

function CallRow({ of: one, onDone }: { of: Response; onDone: () => Promise<void> }) {
  const { responseId, customerName, bp, npsScore, reasons, text, status, ticketNo, note, submittedAt } = one
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
  return (
    <Item className='dk-row'>
      <Ends>
        <Fact grow value={`${customerName || '客户'} ${bp}`} note={`${npsScore} 分 · ${typedOf(submittedAt)}`} />
        <Status status={hyqFollowStatus[status]} />
      </Ends>
      <div className='fs-14 mt4 break'>{[reasons.join('、'), text].filter(Boolean).join('：')}</div>
      {ticketNo !== null && <div className='fs-12 t3 mt4 num'>工单 {ticketNo}</div>}
      {note !== '' && <div className='fs-13 t2 mt4 break'>{note}</div>}
      {next && (
        <Row gap={8} top={8}>
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
      )}
    </Item>
  )
}
