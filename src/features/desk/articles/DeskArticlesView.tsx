import type { Row as RowOf } from '@contract'
import { articleStatus } from '@domain/statuses/content'
import { ListPage, tabs, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Row, Status, Tag } from '@/ui'
import { Bits, count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import '../desk.scss'

type Props = { params: PageParams<'/pages/desk/articles'>; close: () => void }
type Article = RowOf<'btwob GET /article/list'>

const TABS = tabs(
  'status',
  [
    { key: 'published', label: '已发布' },
    { key: 'scheduled', label: '待发布' },
    { key: 'draft', label: '草稿' },
    { key: 'offline', label: '已下线' },
  ] as const,
  (status) => ({ status }),
)

const Marks = ({ of: { needReceipt, editable } }: { of: Article }) => (
  <Row wrap gap={8}>
    {needReceipt && <Tag tone='primary'>需确认</Tag>}
    {!editable && <Tag kind='outline'>通用</Tag>}
  </Row>
)

const open = ({ articleId }: Article) => void go('/pages/desk/article', { articleId })

const COLUMNS: readonly Column<Article>[] = [
  { head: '文章', cell: ({ title }) => <Named title={title} /> },
  { head: '栏目', width: 112, cell: ({ categoryName }) => categoryName },
  { head: '发布时间', width: 132, cell: ({ publishAt }) => typedOf(publishAt) },
  { head: '阅读（次）', width: 84, isFigure: true, cell: ({ viewCount }) => count(viewCount) },
  { head: '标记', width: 124, cell: (article) => <Marks of={article} /> },
  { head: '状态', width: 72, cell: ({ status }) => <Status status={articleStatus[status]} /> },
]

/** 文章 at the desk: headlines, notices and saving gas, own ones and those of all companies (E 5.9). */
export const DeskArticlesView = (params: PageParams<'/pages/desk/articles'>) => (
  <DeskGate>{(close) => <Articles params={params} close={close} />}</DeskGate>
)

function Articles({ params, close }: Props) {
  const filters = useFilters([TABS], params)
  const list = useDeskList('btwob GET /article/list', filters.input, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      actions={[{ label: '新建文章', onTap: () => void go('/pages/desk/article', {}) }]}
      list={list}
      filters={filters}
      keyOf={({ articleId }) => articleId}
      item={(article) => <ArticleItem article={article} />}
      table={tableOf({ label: '文章', columns: COLUMNS, onTap: open })}
      empty='没有文章'
    />
  )
}

function ArticleItem({ article }: { article: Article }) {
  const { title, status, categoryName, publishAt, viewCount } = article
  return (
    <Item className='dk-row' onTap={() => open(article)}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={articleStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num'>
          <Bits of={[categoryName, typedOf(publishAt), `阅读 ${count(viewCount)} 次`]} />
        </span>
        <Marks of={article} />
      </Ends>
    </Item>
  )
}
