import { page } from '@/blocks'
import { PayView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/extract-pay', PayView)
