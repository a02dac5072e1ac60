import type { Row as RowOf } from '@contract'
import { articleStatus } from '@domain/statuses/content'
import { ListPage, tabs, useFilters } from '@/blocks'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Row, Status, Tag } from '@/ui'
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
      empty='没有文章'
    />
  )
}

function ArticleItem({ article }: { article: Article }) {
  const { articleId, title, status, categoryName, publishAt, viewCount, needReceipt, editable } = article
  return (
    <Item className='dk-row' onTap={() => void go('/pages/desk/article', { articleId })}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={articleStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num'>
          {categoryName} · {typedOf(publishAt)} · 阅读 {viewCount}
        </span>
        <Row gap={8}>
          {needReceipt && <Tag tone='primary'>需确认</Tag>}
          {!editable && <Tag kind='outline'>通用</Tag>}
        </Row>
      </Ends>
    </Item>
  )
}
