import type { Row } from '@contract'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { ErrorBlock, Item, SectionCard, Skeleton } from '@/ui'
import { formatRelative } from '@domain/date-format'

type Article = Row<'default GET /crmgas/news/list'>
/** A 6.1 block 8. */
const INPUT = { channel: 'headline', pageSize: 3 } as const

/** 头条: the three newest; without any the block is not there. */
export function Headlines() {
  const read = useRead('default GET /crmgas/news/list', INPUT, { handles: 'all', refresh: 'old' })
  if (read.data?.list.length === 0) return null
  return (
    <SectionCard flush title='头条' more='更多' onMore={() => void go('/pages/top-news/news-list/news-list')}>
      {read.state === 'loading' && <Skeleton kind='list' rows={2} />}
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.data?.list.map((article) => (
        <Headline key={article.articleId} article={article} />
      ))}
    </SectionCard>
  )
}

function Headline({ article }: { article: Article }) {
  const { articleId, title, source, publishAt } = article
  const meta = [source, formatRelative(publishAt, serverNow())].filter(Boolean).join(' · ')
  return (
    <Item onTap={() => void go('/pages/news/news', { articleId })}>
      <div className='fs-15 fw-m'>{title}</div>
      <div className='fs-12 t3'>{meta}</div>
    </Item>
  )
}
