import { formatRelative } from '@domain/date-format'
import { serverNow } from '@/platform/time'
import { go } from '@/routes/go'
import { Marked } from '@/shared/article'
import { counted } from '@/telemetry/click-codes'
import { Photo, Row, Tag } from '@/ui'
import { useHold } from './use-hold'
import { isOpened } from './reading'
import { viewsText, type Article } from './news-text'
import './news.scss'

export interface ArticleItemProps {
  article: Article
  from: string
  /** 500 ms of pressing: what may be done with the article. */
  onHold?: () => void
}

/** One article of a list, by its layout (E 6.2). Read ones have a grey title. */
export function ArticleItem({ article, from, onHold }: ArticleItemProps) {
  const { layout, covers } = article
  const open = counted('news_item', () => void go('/pages/news/news', { articleId: article.articleId, from }))
  const hold = useHold(open, onHold)
  return (
    <button type='button' className={'nw-item'} {...hold}>
      <div className='grow'>
        <Title article={article} />
        {layout === 'text' && article.summary !== '' && (
          <div className='nw-summary fs-13 t2 mt4'>
            <Marked text={article.summary} ranges={article.highlights?.summary} />
          </div>
        )}
        {layout === 'big' && <Cover url={covers[0]} className='nw-cover-big' />}
        {layout === 'triple' && <Triple covers={covers} />}
        <Foot article={article} />
      </div>
      {layout === 'left' && <Cover url={covers[0]} className='nw-cover-side' />}
    </button>
  )
}

function Title({ article }: { article: Article }) {
  return (
    <div
      className={
        article.read || isOpened(article.articleId)
          ? 'nw-title fs-16 fw-m break nw-read t3'
          : 'nw-title fs-16 fw-m break'
      }
    >
      {article.top && <Tag tone='danger'>置顶</Tag>}
      <Marked text={article.title} ranges={article.highlights?.title} />
    </div>
  )
}

function Foot({ article }: { article: Article }) {
  const source = article.source === null ? '' : `${article.source} · `
  return (
    <div className='fs-12 t3 mt8'>
      {source}
      {formatRelative(article.publishAt, serverNow())} · {viewsText(article.viewCount)} 阅读
    </div>
  )
}

function Triple({ covers }: { covers: readonly string[] }) {
  return (
    <Row top={8}>
      {covers.slice(0, 3).map((url) => (
        <Cover key={url} url={url} className='nw-cover-third' />
      ))}
    </Row>
  )
}

function Cover({ url, className }: { url: string | undefined; className: string }) {
  if (url === undefined) return null
  return (
    <div className={`nw-cover ${className}`}>
      <Photo className='nw-img' src={url} lazy />
    </div>
  )
}
