import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { ContentBlocks } from '@/shared/article'
import { OpenApp } from '@/shared/launch-weapp'
import { codeOf, PosterSheet, useShared, useVisit, type Share } from '@/shared/share'
import { addressOf } from '@/routes/go'
import { PageFrame, usePreview } from '@/blocks'
import { openLogin } from '@/auth'
import { pageLink } from '@/platform/address'
import { copyText } from '@/platform/clipboard'
import { shareNow } from '@/platform/share'
import { isSinglePage } from '@/platform/single-page'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { Button, Card, DateText, Empty, message, NoAccess, NoticeBar, Row, SectionCard, Tag } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { ArticleItem } from '../ArticleItem'
import { noteOpened } from '../reading'
import { Useful } from '../Useful'
import { useReadReport } from '../use-read-report'
import { viewsText } from '../news-text'
import { ReactionBar } from './ReactionBar'
import { RelatedProducts } from './RelatedProducts'
import { SharedBy } from './SharedBy'
import './article.scss'

type Detail = Out<'default GET /crmgas/news/detail'>

const HANDLED = ['E2001', 'E2002', 'E2003', 'E2005'] as const
const TEXT_ID = 'news-text'

/** 资讯阅读 (E 6.8): the public reader. */
export function NewsView({ articleId, s }: ViewParams<'/pages/news/news'>) {
  const detail = useRead('default GET /crmgas/news/detail', { articleId }, { handles: HANDLED })
  const refused = detail.error?.is(...HANDLED) && detail.data === undefined ? detail.error : undefined
  const isRead = detail.data !== undefined
  useReadReport(articleId, isRead, TEXT_ID)
  const code = codeOf({ s })
  useVisit(code)
  const { make } = useShared(
    detail.data?.canShare ? { targetType: 'article', targetId: articleId, ...(code && { s: code }) } : undefined,
    { title: detail.data?.title ?? '资讯阅读', path: addressOf('/pages/news/news', { articleId, s: code }) },
  )
  const [posterOf, setPosterOf] = useState<string | null>(null)
  const draw = async () => setPosterOf((await make('qr'))?.shareCode ?? null)
  useEffect(() => {
    if (isRead) noteOpened(articleId)
  }, [articleId, isRead])
  if (refused) return <Unreadable text={refused.message} needsLogin={refused.is('E2005', 'E2001')} />
  return (
    <PageFrame
      spaced
      of={detail}
      {...(detail.data &&
        !isSinglePage() && {
          footer: <ReactionBar article={detail.data} onShare={() => void share(detail.data, make)} />,
        })}
    >
      {detail.data && code !== undefined && <SharedBy code={code} />}
      {detail.data && code !== undefined && <OpenApp path={addressOf('/pages/news/news', { articleId, s: code })} />}
      {detail.data && <Article article={detail.data} onPoster={draw} />}
      {posterOf !== null && <PosterSheet code={posterOf} onClose={() => setPosterOf(null)} />}
    </PageFrame>
  )
}

/** Gone, taken down, or not for this reader: each says which (E-N-03). */
function Unreadable({ text, needsLogin }: { text: string; needsLogin: boolean }) {
  const isVisitor = useUser(({ loginUserInfo }) => loginUserInfo === null)
  return (
    <PageFrame>
      {needsLogin && isVisitor ? (
        <NoAccess
          text='该内容登录后可查看'
          action='去登录'
          onAction={() => void openLogin({ redirect: addressNow() })}
        />
      ) : (
        <Empty text={text} />
      )}
    </PageFrame>
  )
}

const addressNow = () => pageLink().replace(/^https?:\/\/[^/]+/, '')

function Article({ article, onPoster }: { article: Detail; onPoster: () => Promise<void> }) {
  const preview = usePreview()
  return (
    <>
      {article.expired && <NoticeBar tone='warning'>内容已过期，仅供参考</NoticeBar>}
      <Card>
        <h1 className='nw-headline na-title fs-20 fw-b mb8'>{article.title}</h1>
        <Row wrap className='fs-12 t3 mb16'>
          {article.isOriginal && <Tag tone='primary'>原创</Tag>}
          {article.source !== null && <span>{article.source}</span>}
          <DateText value={article.publishAt} form='full' />
          <span>{viewsText(article.viewCount)} 阅读</span>
        </Row>
        <div id={TEXT_ID}>
          <ContentBlocks blocks={article.blocks} onImage={preview.show} />
        </div>
        {!article.isOriginal && article.source !== null && <div className='fs-12 t3 mt16'>转载自{article.source}</div>}
        {!isSinglePage() && <Useful article={article} />}
        {!isSinglePage() && article.canShare && (
          <Button kind='text' size='small' block onTap={onPoster}>
            生成海报
          </Button>
        )}
      </Card>
      <RelatedProducts items={article.products} />
      {article.related.length > 0 && (
        <SectionCard flush title='相关文章'>
          {article.related.slice(0, 4).map((row) => (
            <ArticleItem key={row.articleId} article={row} from='related' />
          ))}
        </SectionCard>
      )}
      {preview.layer}
    </>
  )
}

async function share(article: Detail | undefined, make: Share['make']): Promise<void> {
  if (!article) return
  const made = article.canShare ? await make('copyLink') : null
  const shown = await shareNow({
    title: article.title,
    path: made?.path ?? addressNow(),
    ...(article.covers[0] !== undefined && { imageUrl: article.covers[0] }),
  })
  if (!shown) message((await copyText(made?.h5Url ?? pageLink())) ? '链接已复制' : '复制失败，请稍后重试')
}
