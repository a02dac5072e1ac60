import { page } from '@/blocks'
import { NewsView } from '@/features/news'

export default page('/pages/news/news', NewsView)
