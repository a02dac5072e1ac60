import { page } from '@/blocks'
import { NoticesView } from '@/features/news'

export default page('/pages/information/information', NoticesView)
