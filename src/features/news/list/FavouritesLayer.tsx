import { usePaged } from '@/request'
import { Button, Card, Empty, Ends, ErrorBlock, Layer, ListFoot, Skeleton } from '@/ui'
import { ArticleItem } from '../ArticleItem'
import './list.scss'

const FAVOURITES = 'default GET /crmgas/news/favoriteList'

/** 我的收藏: articles that the user marked (E 5.3), the newest mark first. */
export function FavouritesLayer({ onClose }: { onClose: () => void }) {
  return (
    <Layer>
      <div
        className='nl-search'
        role='dialog'
        aria-modal='true'
        aria-label='我的收藏'
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      >
        <Ends className='nl-search-bar'>
          <span className='gutter fs-17 fw-b'>我的收藏</span>
          <Button kind='text' size='small' onTap={onClose}>
            关闭
          </Button>
        </Ends>
        <div className='mt12'>
          <Favourites />
        </div>
      </div>
    </Layer>
  )
}

function Favourites() {
  const list = usePaged(FAVOURITES, {}, { refresh: 'show' })
  if (list.state === 'loading')
    return (
      <Card flush>
        <Skeleton kind='list' rows={3} />
      </Card>
    )
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  if (list.rows.length === 0) return <Empty text='还没有收藏' />
  return (
    <>
      <Card flush>
        {list.rows.map((article) =>
          article.invalid ? (
            <Ends key={article.articleId} gap={8} className='nl-invalid'>
              <span className='fs-16 t3 break'>{article.title}</span>
              <span className='fs-12 t3 nowrap'>已失效</span>
            </Ends>
          ) : (
            <ArticleItem key={article.articleId} article={article} from='favorite' />
          ),
        )}
      </Card>
      {list.foot === 'more' ? (
        <Button kind='text' block onTap={list.loadMore}>
          加载更多
        </Button>
      ) : (
        <ListFoot state={list.foot} onRetry={list.loadMore} />
      )}
    </>
  )
}
