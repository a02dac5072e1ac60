import { page } from '@/blocks'
import { DeskArticleView } from '@/features/desk'

export default page('/pages/desk/article', DeskArticleView)
