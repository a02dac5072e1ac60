import { page } from '@/blocks'
import { DeskArticlesView } from '@/features/desk'

export default page('/pages/desk/articles', DeskArticlesView)
