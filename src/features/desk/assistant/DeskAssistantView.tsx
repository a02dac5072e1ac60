import { ListPage, tabs, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import type { Row as RowOf } from '@contract'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Button, Item, Row } from '@/ui'
import { Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import { Terms } from './Terms'
import '../desk.scss'

type Props = { params: PageParams<'/pages/desk/assistant'>; close: () => void }
type Asked = RowOf<'btwob GET /gpt/unanswered/list'>

const TABS = tabs(
  'tab',
  [
    { key: 'ASKED', label: '未答好的提问' },
    { key: 'TERMS', label: '客户的说法' },
  ] as const,
  (tab) => ({ tab }),
)

/** 智能助手 at the desk: what it did not answer well, and what customers call things (E-G-16, E 2.4). */
export const DeskAssistantView = (params: PageParams<'/pages/desk/assistant'>) => (
  <DeskGate>{(close) => <Assistant params={params} close={close} />}</DeskGate>
)

function Assistant({ params, close }: Props) {
  const filters = useFilters([TABS], params)
  return filters.input.tab === 'TERMS' ? (
    <Terms filters={filters} close={close} />
  ) : (
    <Unanswered filters={filters} close={close} />
  )
}

function Unanswered({ filters, close }: { filters: Parameters<typeof ListPage>[0]['filters']; close: () => void }) {
  const list = useDeskList('btwob GET /gpt/unanswered/list', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      filters={filters}
      list={list}
      keyOf={({ messageId }) => messageId}
      item={(asked) => <AskedRow asked={asked} />}
      table={tableOf({ label: '未答好的提问', columns: COLUMNS })}
      empty='提问都有解答'
    />
  )
}

/** Characters of a title of a help entry. */
const TITLE = 60

const whyText = ({ feedback }: Asked): string => (feedback === 'down' ? '客户认为没用' : '没有找到解答')

const EntryButton = ({ asked: { question } }: { asked: Asked }) => (
  <Button
    kind='outline'
    size='small'
    label={`新建条目 ${question}`}
    onTap={() => void go('/pages/desk/help', { title: Array.from(question).slice(0, TITLE).join('') })}
  >
    新建条目
  </Button>
)

const COLUMNS: readonly Column<Asked>[] = [
  { head: '提问', cell: ({ question }) => <Named title={question} /> },
  { head: '提问时间', width: 132, cell: ({ askedAt }) => typedOf(askedAt) },
  { head: '原因', width: 112, cell: whyText },
  { head: '操作', width: 96, isActs: true, cell: (asked) => <EntryButton asked={asked} /> },
]

function AskedRow({ asked }: { asked: Asked }) {
  const { question, askedAt } = asked
  return (
    <Item className='dk-row'>
      <div className='fs-15 fw-m break'>{question}</div>
      <div className='fs-12 t3 mt4 num'>
        {typedOf(askedAt)} · {whyText(asked)}
      </div>
      <Row gap={12} top={8}>
        <EntryButton asked={asked} />
      </Row>
    </Item>
  )
}
