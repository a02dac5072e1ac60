import { page } from '@/blocks'
import { HotDetailView } from '@/features/market'

export default page('/pages/hot/detail', HotDetailView)
