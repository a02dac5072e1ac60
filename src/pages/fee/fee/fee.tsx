import { page } from '@/blocks'
import { FeeView } from '@/features/fee'

export default page('/pages/fee/fee/fee', FeeView)
