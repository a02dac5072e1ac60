import { page } from '@/blocks'
import { TradeListView } from '@/features/invoice'

export default page('/pages/invoice/trade-list', TradeListView)
