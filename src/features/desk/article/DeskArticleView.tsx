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
        <New close={close} />
      ) : (
        <Known articleId={articleId} edits={edit === '1'} close={close} />
      )
    }
  </DeskGate>
)

const useCategories = (close: () => void) => {
  const read = useRead('btwob GET /article/categories', undefined, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  return read
}

function New({ close }: { close: () => void }) {
  const categories = useCategories(close)
  if (categories.data) return <ArticleForm categories={categories.data.list} />
  return (
    <DetailPage read={categories} skeleton={<Shape heights={[480]} />}>
      {() => null}
    </DetailPage>
  )
}

function Known({ articleId, edits, close }: { articleId: string; edits: boolean; close: () => void }) {
  const categories = useCategories(close)
  const read = useRead('btwob GET /article/detail', { articleId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  if (edits && read.data?.editable && categories.data)
    return <ArticleForm article={read.data} categories={categories.data.list} />
  return (
    <DetailPage spaced read={edits && categories.state === 'error' ? { ...read, state: 'error' } : read}>
      {(article) =>
        edits && article.editable ? <Shape heights={[480]} /> : <ArticleShown article={article} onDone={read.reload} />
      }
    </DetailPage>
  )
}
