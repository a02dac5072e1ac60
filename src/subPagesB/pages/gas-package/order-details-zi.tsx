import { page } from '@/blocks'
import { ChildView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/order-details-zi', ChildView)
