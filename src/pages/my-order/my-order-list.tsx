import { page } from '@/blocks'
import { OrderListView } from '@/features/orders'

export default page('/pages/my-order/my-order-list', OrderListView)
