import type { Row } from '@contract'
import { useEffect, useRef, useState } from 'react'
import { TabFrame, useAct, useEachShow, useLinks, useReachBottomLoad } from '@/blocks'
import { scrollOffset, scrollToOffset } from '@/platform/measure'
import { noteChanged, usePaged, useRead } from '@/request'
import { targetAddress } from '@/routes/target'
import { useUser } from '@/stores'
import { ActionSheet, BannerSwiper, Card, Empty, ErrorBlock, ListFoot, Skeleton, Tabs, useSwipe } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { ArticleItem } from '../ArticleItem'
import { hiddenArticles, hideArticle } from './hidden'
import type { Article } from '../news-text'
import { FavouritesLayer } from './FavouritesLayer'
import { SearchLayer } from './SearchLayer'
import './list.scss'

const NEWS = 'default GET /crmgas/news/list'
const HEADLINE = { channel: 'headline' } as const

/** 头条 (E 6.2): categories with their own pages and scroll positions, search, what the user marked, banners on 推荐. */
export function NewsListView({ categoryCode }: ViewParams<'/pages/top-news/news-list/news-list'>) {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const channels = useRead('default GET /crmgas/news/channelList', HEADLINE)
  const [chosen, setChosen] = useState(categoryCode)
  const [layer, setLayer] = useState<'SEARCH' | 'FAVOURITES'>()
  const offsets = useRef(new Map<string, number>())
  const categories = channels.data?.list ?? []
  const active = categories.find(({ code }) => code === chosen)?.code ?? categories[0]?.code

  const choose = (code: string) => {
    if (active === undefined || code === active) return
    void scrollOffset().then((px) => {
      offsets.current.set(active, px)
      setChosen(code)
    })
  }
  useEffect(() => {
    if (active !== undefined) scrollToOffset(offsets.current.get(active) ?? 0)
  }, [active])

  const swipe = useSwipe((step) => {
    const next = categories[categories.findIndex(({ code }) => code === active) + step]
    if (next) choose(next.code)
  })

  const actions = [
    { label: '我的收藏', icon: 'star', onTap: () => setLayer('FAVOURITES') },
    { label: '搜索', icon: 'search', onTap: () => setLayer('SEARCH') },
  ] as const
  const close = () => setLayer(undefined)
  return (
    <TabFrame
      spaced
      visitorText='登录后查看资讯'
      of={channels}
      {...(isBound && { actions })}
      onAgain={() => noteChanged(['news'])}
      top={
        active !== undefined ? (
          <Tabs
            sticky
            items={categories.map(({ code, name }) => ({ key: code, label: name }))}
            active={active}
            onChange={choose}
          />
        ) : (
          channels.state === 'loading' && <div className='nl-tabs-wait' />
        )
      }
    >
      {active === undefined ? (
        <Empty text='暂无资讯' />
      ) : (
        <div className='nl-feed' {...swipe}>
          <Feed
            key={active}
            code={active}
            first={active === categories[0]?.code}
            receiptDue={channels.data?.receiptDue ?? false}
          />
        </div>
      )}
      {layer === 'SEARCH' && <SearchLayer onClose={close} />}
      {layer === 'FAVOURITES' && <FavouritesLayer onClose={close} />}
    </TabFrame>
  )
}

interface FeedProps {
  code: string
  first: boolean
  receiptDue: boolean
}

function Feed({ code, first, receiptDue }: FeedProps) {
  const list = usePaged(NEWS, { ...HEADLINE, categoryCode: code }, { carry: ({ asOf }) => ({ asOf }) })
  const [hidden, setHidden] = useState(hiddenArticles)
  const [held, setHeld] = useState<Article | null>(null)
  const isLoggedIn = useUser(({ loginUserInfo }) => loginUserInfo !== null)
  useReachBottomLoad(list.loadMore)
  useEachShow(() => setHidden(hiddenArticles()))
  const banners = useRead('default GET /crmgas/banner/list', { position: 'news' }, { enabled: first, handles: 'all' })
  const favourite = useAct('default POST /crmgas/news/react', { ok: '已收藏' })
  const rows = list.rows.filter(({ articleId }) => !hidden.includes(articleId))

  const act = (key: string) => {
    setHeld(null)
    if (held === null) return
    if (key === 'hide') {
      hideArticle(held.articleId)
      setHidden(hiddenArticles())
    } else void favourite.run({ articleId: held.articleId, type: 'favorite', on: true })
  }
  // The banners are above the list: it waits for them, so that nothing is pushed down under the reader's finger.
  const waiting = list.state === 'loading' || (first && banners.state === 'loading')
  if (waiting)
    return (
      <Card flush>
        <Skeleton kind='list' rows={4} />
      </Card>
    )
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  return (
    <>
      {first && <Banners items={banners.data?.list ?? []} />}
      <Entrances receiptDue={receiptDue} />
      {rows.length === 0 ? (
        <Empty text='暂无资讯' />
      ) : (
        <>
          <Card flush>
            {rows.map((article) => (
              <ArticleItem
                key={article.articleId}
                article={article}
                from='headline'
                {...(isLoggedIn && { onHold: () => setHeld(article) })}
              />
            ))}
          </Card>
          <ListFoot state={list.foot} onRetry={list.loadMore} />
        </>
      )}
      <ActionSheet
        open={held !== null}
        items={[
          { key: 'favorite', text: '收藏' },
          { key: 'hide', text: '不感兴趣' },
        ]}
        onChoose={act}
        onClose={() => setHeld(null)}
      />
    </>
  )
}

/** The news are there without them: a failure shows no banner (E 6.2). */
function Banners({ items }: { items: Row<'default GET /crmgas/banner/list'>[] }) {
  const links = useLinks()
  if (items.length === 0) return null
  const open = (key: string) => links(targetAddress(items.find(({ bannerId }) => bannerId === key)))?.()
  return (
    <div className='gutter mb12'>
      <BannerSwiper
        ratio={343 / 120}
        items={items.map(({ bannerId, title, imageUrl }) => ({ key: bannerId, title, imageUrl }))}
        onTap={open}
      />
    </div>
  )
}

const ENTRANCES = [
  { title: '资讯公告', address: '/pages/information/information', dot: true },
  { title: '节能知识', address: '/pages/knowledgexsfn/index', dot: false },
]

function Entrances({ receiptDue }: { receiptDue: boolean }) {
  const links = useLinks()
  const shown = ENTRANCES.filter(({ address }) => links(address))
  if (shown.length === 0) return null
  return (
    <div className='nl-entrances'>
      {shown.map(({ title, address, dot }) => (
        <Card key={title} className='nl-entrance' label={title} onTap={links(address)}>
          <span className={dot && receiptDue ? 'fs-15 fw-m nl-dot' : 'fs-15 fw-m'}>{title}</span>
        </Card>
      ))}
    </div>
  )
}
