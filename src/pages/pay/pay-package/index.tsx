import { page } from '@/blocks'
import { PayOrderView } from '@/features/gas-package'

export default page('/pages/pay/pay-package/index', PayOrderView)
