import { page } from '@/blocks'
import { OrderDetailView } from '@/features/orders'

export default page('/pages/my-order/my-order-detail', OrderDetailView)
