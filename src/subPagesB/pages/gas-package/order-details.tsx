import { page } from '@/blocks'
import { OrderView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/order-details', OrderView)
