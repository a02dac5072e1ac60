import type { Row as RowOf } from '@contract'
import { helpStatus, type HelpStatus } from '@domain/statuses/help'
import { ListPage, tabs, useAct, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Button, Ends, Item, Row, Status, Tag } from '@/ui'
import { Bits, count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import '../desk.scss'

type Props = { params: PageParams<'/pages/desk/helps'>; close: () => void }
type Entry = RowOf<'btwob GET /help/list'>
type Asked = RowOf<'btwob GET /help/questions'>

const TABS = tabs(
  'tab',
  [
    { key: 'PUBLISHED', label: '已发布' },
    { key: 'DRAFT', label: '草稿' },
    { key: 'OFFLINE', label: '已下线' },
    { key: 'ASKED', label: '未解答的提问' },
  ] as const,
  (tab) => ({ tab }),
)

/** 帮助条目 at the desk: what customers can read, and what they asked in vain (E-G-16). */
export const DeskHelpsView = (params: PageParams<'/pages/desk/helps'>) => (
  <DeskGate>{(close) => <Helps params={params} close={close} />}</DeskGate>
)

function Helps({ params, close }: Props) {
  const filters = useFilters([TABS], params)
  const { tab } = filters.input
  const shared = {
    className: 'dk-list',
    spaced: true,
    filters,
    actions: [{ label: '新建条目', onTap: () => void go('/pages/desk/help', {}) }],
  }
  return tab === 'ASKED' ? (
    <Questions shared={shared} close={close} />
  ) : (
    <Entries shared={shared} status={tab} close={close} />
  )
}

type Shared = Pick<Parameters<typeof ListPage>[0], 'className' | 'spaced' | 'filters' | 'actions'>

function Entries({ shared, status, close }: { shared: Shared; status: HelpStatus; close: () => void }) {
  const list = useDeskList('btwob GET /help/list', { status }, close)
  return (
    <ListPage
      {...shared}
      list={list}
      keyOf={({ articleId }) => articleId}
      item={(entry) => <EntryRow entry={entry} />}
      table={tableOf({ label: '帮助条目', columns: ENTRIES, onTap: open })}
      empty='没有条目'
    />
  )
}

const open = ({ articleId }: Entry) => void go('/pages/desk/help', { articleId })

/** One of all companies, which this one cannot change. */
const Mark = ({ of: { editable } }: { of: Entry }) => (editable ? null : <Tag kind='outline'>通用</Tag>)

const ENTRIES: readonly Column<Entry>[] = [
  { head: '条目', cell: ({ title }) => <Named title={title} /> },
  { head: '分类', width: 112, cell: ({ categoryName }) => categoryName },
  { head: '阅读（次）', width: 84, isFigure: true, cell: ({ viewCount }) => count(viewCount) },
  { head: '有用', width: 64, isFigure: true, cell: ({ usefulCount }) => count(usefulCount) },
  { head: '没用', width: 64, isFigure: true, cell: ({ uselessCount }) => count(uselessCount) },
  { head: '标记', width: 60, cell: (entry) => <Mark of={entry} /> },
  { head: '状态', width: 72, cell: ({ status }) => <Status status={helpStatus[status]} /> },
]

function EntryRow({ entry }: { entry: Entry }) {
  const { title, categoryName, status, viewCount, usefulCount, uselessCount } = entry
  return (
    <Item className='dk-row' onTap={() => open(entry)}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={helpStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num'>
          <Bits
            of={[
              categoryName,
              `阅读 ${count(viewCount)} 次`,
              `有用 ${count(usefulCount)}`,
              `没用 ${count(uselessCount)}`,
            ]}
          />
        </span>
        <Mark of={entry} />
      </Ends>
    </Item>
  )
}

function Questions({ shared, close }: { shared: Shared; close: () => void }) {
  const list = useDeskList('btwob GET /help/questions', {}, close)
  const settle = useAct('btwob POST /help/question/settle', { ok: '已移出列表', stale: list.reload })
  return (
    <ListPage
      {...shared}
      list={list}
      keyOf={({ text }) => text}
      item={(asked) => <AskedRow asked={asked} onSettle={(text) => void settle.run({ text })} />}
      table={tableOf({ label: '未解答的提问', columns: askedColumns((text) => void settle.run({ text })) })}
      empty='近30天的提问都有解答'
    />
  )
}

type Settle = (text: string) => void

const askedColumns = (onSettle: Settle): readonly Column<Asked>[] => [
  { head: '提问', cell: ({ text }) => <Named title={text} /> },
  { head: '近30天（次）', width: 96, isFigure: true, cell: ({ asked }) => count(asked) },
  { head: '最近', width: 96, cell: ({ lastDay }) => lastDay },
  { head: '操作', width: 200, isActs: true, cell: ({ text }) => <AskedActs text={text} onSettle={onSettle} /> },
]

const AskedActs = ({ text, onSettle }: { text: string; onSettle: Settle }) => (
  <>
    <Button
      kind='outline'
      size='small'
      label={`新建条目：${text}`}
      onTap={() => void go('/pages/desk/help', { title: text })}
    >
      新建条目
    </Button>
    <Button kind='plain' size='small' label={`移出列表：${text}`} onTap={() => onSettle(text)}>
      移出列表
    </Button>
  </>
)

function AskedRow({ asked: { text, asked, lastDay }, onSettle }: { asked: Asked; onSettle: Settle }) {
  return (
    <Item className='dk-row'>
      <div className='fs-15 fw-m break'>{text}</div>
      <div className='fs-12 t3 mt4 num'>
        近30天提问 {count(asked)} 次 · 最近 {lastDay}
      </div>
      <Row wrap gap={12} top={8}>
        <AskedActs text={text} onSettle={onSettle} />
      </Row>
    </Item>
  )
}
