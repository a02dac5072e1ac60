import type { Row as RowOf } from '@contract'
import { helpStatus, type HelpStatus } from '@domain/statuses/help'
import { ListPage, tabs, useAct, useFilters } from '@/blocks'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Button, Ends, Item, Row, Status, Tag } from '@/ui'
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
      empty='没有条目'
    />
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const { articleId, title, categoryName, status, editable, viewCount, usefulCount, uselessCount } = entry
  return (
    <Item className='dk-row' onTap={() => void go('/pages/desk/help', { articleId })}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={helpStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num'>
          {categoryName} · 阅读 {viewCount} · 有用 {usefulCount} · 没用 {uselessCount}
        </span>
        <Row gap={8}>{!editable && <Tag kind='outline'>通用</Tag>}</Row>
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
      item={(asked) => <AskedRow asked={asked} onSettle={() => void settle.run({ text: asked.text })} />}
      empty='近30天的提问都有解答'
    />
  )
}

function AskedRow({ asked: { text, asked, lastDay }, onSettle }: { asked: Asked; onSettle: () => void }) {
  return (
    <Item className='dk-row'>
      <div className='fs-15 fw-m break'>{text}</div>
      <div className='fs-12 t3 mt4 num'>
        近30天提问 {asked} 次 · 最近 {lastDay}
      </div>
      <Row gap={12} top={8}>
        <Button kind='outline' size='small' onTap={() => void go('/pages/desk/help', { title: text })}>
          新建条目
        </Button>
        <Button kind='plain' size='small' onTap={onSettle}>
          移出列表
        </Button>
      </Row>
    </Item>
  )
}
