import { page } from '@/blocks'
import { NewsListView } from '@/features/news'

export default page('/pages/top-news/news-list/news-list', NewsListView)
