import { page } from '@/blocks'
import { NoticeView } from '@/features/news'

export default page('/pages/information/detail', NoticeView)
