import { page } from '@/blocks'
import { OrdersView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/order-list', OrdersView)
