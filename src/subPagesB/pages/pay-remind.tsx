import { page } from '@/blocks'
import { RemindView } from '@/features/payment'

export default page('/subPagesB/pages/pay-remind', RemindView)
