import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { hyqPeriodStatus } from '@domain/statuses/hyq'
import { ListPage, tabs, useAct, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import type { PageParams } from '@/routes/table'
import { Button, Ends, Item, Row, Status } from '@/ui'
import { Bits, count, Named, Span } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import { Calls } from './Calls'
import { QuarterSheet } from './QuarterSheet'
import { ResultsSheet } from './ResultsSheet'
import '../desk.scss'

export type DeskQuarter = RowOf<'btwob GET /hyq/periods'>
export type QuarterFilters = NonNullable<Parameters<typeof ListPage>[0]['filters']>

const TABS = tabs(
  'tab',
  [
    { key: 'QUARTERS', label: '季度' },
    { key: 'CALLS', label: '回访' },
  ] as const,
  (tab) => ({ tab }),
)

/** 惠用气 at the desk: its quarters with their survey, and customers to be called back (E-H-01, E-H-06). */
export const DeskQuartersView = (params: PageParams<'/pages/desk/quarters'>) => (
  <DeskGate>{(close) => <Tabs params={params} close={close} />}</DeskGate>
)

function Tabs({ params, close }: { params: PageParams<'/pages/desk/quarters'>; close: () => void }) {
  const filters = useFilters([TABS], params)
  return filters.input.tab === 'CALLS' ? (
    <Calls filters={filters} close={close} />
  ) : (
    <Quarters filters={filters} close={close} />
  )
}

function Quarters({ filters, close }: { filters: QuarterFilters; close: () => void }) {
  const [edited, setEdited] = useState<DeskQuarter | 'new' | null>(null)
  const [looked, setLooked] = useState<DeskQuarter | null>(null)
  const list = useDeskList('btwob GET /hyq/periods', {}, close)
  const acts = { onEdit: setEdited, onResults: setLooked, onDone: list.reload }
  return (
    <ListPage
      className='dk-list'
      spaced
      filters={filters}
      actions={[{ label: '新建季度', onTap: () => setEdited('new') }]}
      list={list}
      keyOf={({ hyqId }) => hyqId}
      item={(one) => <QuarterRow {...acts} of={one} />}
      table={tableOf({ label: '季度', columns: columnsOf(acts) })}
      empty='还没有季度'
      after={
        <>
          {edited && (
            <QuarterSheet
              quarter={edited === 'new' ? undefined : edited}
              onClose={() => setEdited(null)}
              onDone={list.reload}
            />
          )}
          {looked && <ResultsSheet quarter={looked} onClose={() => setLooked(null)} />}
        </>
      }
    />
  )
}

interface Acts {
  onEdit: (quarter: DeskQuarter) => void
  onResults: (quarter: DeskQuarter) => void
  onDone: () => Promise<void>
}
type RowProps = Acts & { of: DeskQuarter }

/** NPS says something from so many answers on (E-H-04). */
const TOO_FEW = '满30份有效答卷后计算'

const columnsOf = (acts: Acts): readonly Column<DeskQuarter>[] => [
  { head: '季度', cell: ({ quarter, title }) => <Named title={title} note={quarter} /> },
  {
    head: '起止时间',
    width: 168,
    cell: ({ startAt, endAt }) => (startAt === null ? '未发布' : <Span from={startAt} to={endAt} />),
  },
  { head: '已答（份）', width: 84, isFigure: true, cell: ({ answers }) => count(answers) },
  { head: 'NPS', width: 96, isFigure: true, cell: ({ nps }) => nps ?? <span className='fs-12 t3'>{TOO_FEW}</span> },
  { head: '状态', width: 72, cell: ({ status }) => <Status status={hyqPeriodStatus[status]} /> },
  { head: '操作', width: 264, isActs: true, cell: (one) => <QuarterActs {...acts} of={one} /> },
]

function QuarterRow(props: RowProps) {
  const { title, quarter, status, startAt, endAt, answers, nps } = props.of
  return (
    <Item className='dk-row'>
      <Ends>
        <span className='fs-15 fw-m break'>
          {quarter} · {title}
        </span>
        <Status status={hyqPeriodStatus[status]} />
      </Ends>
      <div className='fs-12 t3 mt4 num'>
        <Bits
          of={[
            startAt !== null && `${typedOf(startAt)} 至 ${typedOf(endAt)}`,
            `已答 ${count(answers)} 份`,
            nps === null ? `${TOO_FEW} NPS` : `NPS ${nps}`,
          ]}
        />
      </div>
      <Row wrap gap={8} top={8}>
        <QuarterActs {...props} />
      </Row>
    </Item>
  )
}

function QuarterActs({ of: one, onEdit, onResults, onDone }: RowProps) {
  const { hyqId, quarter, status, text } = one
  const publish = useAct('btwob POST /hyq/publish', {
    ask: `发布${quarter}？调研开放45天，并通知本公司全部客户。`,
    ok: '已发布',
    done: () => void onDone(),
    stale: onDone,
  })
  return (
    <>
      <Button kind='outline' size='small' label={`题目与结果 ${quarter}`} onTap={() => onResults(one)}>
        题目与结果
      </Button>
      {status !== 'closed' && text !== null && (
        <Button kind='outline' size='small' label={`编辑 ${quarter}`} onTap={() => onEdit(one)}>
          编辑
        </Button>
      )}
      {status === 'draft' && (
        <Button size='small' label={`发布 ${quarter}`} loading={publish.busy} onTap={() => publish.run({ hyqId })}>
          发布
        </Button>
      )}
    </>
  )
}
