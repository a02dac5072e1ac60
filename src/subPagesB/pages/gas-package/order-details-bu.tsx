import { page } from '@/blocks'
import { SupplementView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/order-details-bu', SupplementView)
