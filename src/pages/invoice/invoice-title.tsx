import { page } from '@/blocks'
import { PickTitleView } from '@/features/invoice'

export default page('/pages/invoice/invoice-title', PickTitleView)
