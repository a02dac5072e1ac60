import { page } from '@/blocks'
import { ProductListView } from '@/features/market'

export default page('/pages/hot/product-list', ProductListView)
