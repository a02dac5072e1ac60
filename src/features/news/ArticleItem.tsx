import { formatRelative } from '@domain/date-format'
import { serverNow } from '@/platform/time'
import { go } from '@/routes/go'
import { Photo, Tag } from '@/ui'
import { useHold } from './use-hold'
import { isOpened } from './reading'
import { markedParts, viewsText, type Article } from './news-text'
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
  const open = () => void go('/pages/news/news', { articleId: article.articleId, from })
  const hold = useHold(open, onHold)
  return (
    <button type='button' className={`nw-item nw-${layout}`} {...hold}>
      <span className='nw-main'>
        <Title article={article} />
        {layout === 'text' && article.summary !== '' && (
          <Marked className='nw-summary' text={article.summary} ranges={article.highlights?.summary} />
        )}
        {layout === 'big' && <Cover url={covers[0]} className='nw-cover-big' />}
        {layout === 'triple' && <Triple covers={covers} />}
        <Foot article={article} />
      </span>
      {layout === 'left' && <Cover url={covers[0]} className='nw-cover-side' />}
    </button>
  )
}

function Title({ article }: { article: Article }) {
  return (
    <span className={article.read || isOpened(article.articleId) ? 'nw-title nw-read' : 'nw-title'}>
      {article.top && <Tag tone='danger'>置顶</Tag>}
      {article.isOriginal && <Tag tone='primary'>原创</Tag>}
      <Marked text={article.title} ranges={article.highlights?.title} />
    </span>
  )
}

function Marked({
  text,
  ranges,
  className,
}: {
  text: string
  ranges: readonly (readonly [number, number])[] | undefined
  className?: string
}) {
  return (
    <span className={className}>
      {markedParts(text, ranges).map((part, index) => (
        <span key={index} className={part.hit ? 'nw-hit' : undefined}>
          {part.text}
        </span>
      ))}
    </span>
  )
}

function Foot({ article }: { article: Article }) {
  const source = article.source === null ? '' : `${article.source} · `
  return (
    <span className='nw-foot'>
      {source}
      {formatRelative(article.publishAt, serverNow())} · {viewsText(article.viewCount)} 阅读
    </span>
  )
}

function Triple({ covers }: { covers: readonly string[] }) {
  return (
    <span className='nw-triple'>
      {covers.slice(0, 3).map((url) => (
        <Cover key={url} url={url} className='nw-cover-third' />
      ))}
    </span>
  )
}

function Cover({ url, className }: { url: string | undefined; className: string }) {
  if (url === undefined) return null
  return (
    <span className={`nw-cover ${className}`}>
      <Photo className='nw-img' src={url} lazy />
    </span>
  )
}
