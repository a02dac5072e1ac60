import { NewsListView } from '@/features/news'
import { usePageParams } from '@/routes/page'

export default function NewsListPage() {
  const { categoryCode } = usePageParams('/pages/top-news/news-list/news-list')
  return <NewsListView categoryCode={categoryCode} />
}
