import { page } from '@/blocks'
import { ShopView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/index', ShopView)
