import type { Out } from '@contract'
import { DetailPage, Shape } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { ArticleForm } from './ArticleForm'
import { ArticleShown } from './ArticleShown'

/** An article of the desk: as its readers see it, to change, or a new one. */
export const DeskArticleView = ({ articleId, edit }: ViewParams<'/pages/desk/article'>) => (
  <DeskGate>
    {(close) =>
      articleId === undefined ? (
        <Filled close={close} />
      ) : (
        <Known articleId={articleId} edits={edit === '1'} close={close} />
      )
    }
  </DeskGate>
)

/** Categories and products; the products beyond the first page of them are not offered. */
function useOffered(close: () => void) {
  const categories = useRead('btwob GET /article/categories', undefined, { handles: ['2211'] })
  const products = useRead('btwob GET /product/list', { pageNum: 1, pageSize: 50 }, { handles: ['2211'] })
  useDeskEnd(categories.error ?? products.error, close)
  const failed = [categories, products].find(({ state }) => state === 'error')
  const data = categories.data && products.data && { categories: categories.data.list, products: products.data.list }
  return { data, waits: failed ?? (categories.data ? products : categories) }
}

function Known({ articleId, edits, close }: { articleId: string; edits: boolean; close: () => void }) {
  const read = useRead('btwob GET /article/detail', { articleId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  if (edits && read.data?.editable) return <Filled article={read.data} close={close} />
  return (
    <DetailPage spaced read={read}>
      {(article) => <ArticleShown article={article} onDone={read.reload} />}
    </DetailPage>
  )
}

function Filled({ article, close }: { article?: Out<'btwob GET /article/detail'>; close: () => void }) {
  const { data, waits } = useOffered(close)
  if (data) return <ArticleForm offered={data} {...(article && { article })} />
  return (
    <DetailPage<unknown> read={waits} skeleton={<Shape heights={[480]} />}>
      {() => null}
    </DetailPage>
  )
}
