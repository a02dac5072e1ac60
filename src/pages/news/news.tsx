import { NewsView } from '@/features/news'
import { usePageParams } from '@/routes/page'

export default function NewsPage() {
  const { articleId } = usePageParams('/pages/news/news')
  return <NewsView articleId={articleId ?? ''} />
}
